import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import type { StudentRecord } from '#contract/ai.ts';
import type { Origins } from '#contract/origins.ts';
import type { PlanItem } from '#contract/plan.ts';
import type { Person } from '#contract/people.ts';
import type { Requirement } from '#contract/requirements.ts';
import type { Sheet } from '#contract/sheets.ts';
import type { User } from '#contract/users.ts';
import { deadlinesCalendar } from './calendar.ts';
import { essayDocument } from './essay-documents.ts';
import { essayName, isWritten } from './essay-parts.ts';
import { fileNames } from './file-names.ts';
import { importLists } from './import-lists.ts';
import { readme } from './readme.ts';
import { sheetText } from './sheet-text.ts';
import { activitiesCsv, applicationsCsv, honorsCsv, requirementsCsv } from './tables.ts';

interface ExportInput {
  user: Pick<User, 'name' | 'email' | 'avatar' | 'onboarded'>;
  record: StudentRecord;
  requirements: Requirement[];
  people: Person[];
  /** Of the plan. */
  items: PlanItem[];
  /** All that is stored of the student, by table; the earlier texts of all essays are in it. */
  rows: Record<string, object[]>;
  /** Of every form. */
  sheets: Sheet[];
  /** Where the words of each essay came from, by its id. */
  origins: Record<string, Origins>;
  now: Date;
  /** The zone in which the tables tell times. */
  timeZone: string;
}

/** Everything that a student has in Laurel as a zip file. The same input always makes the same bytes. */
export async function exportArchive(input: ExportInput): Promise<Uint8Array<ArrayBuffer>> {
  const { user, record, requirements, people, items, sheets, now, timeZone } = input;
  const zip = new ZipWriter(new Uint8ArrayWriter(), { lastModDate: now, useWebWorkers: false });
  const addText = (name: string, text: string) => zip.add(name, new TextReader(text));

  await addText('README.txt', readme(user.name, items, now, timeZone));
  await addText('applications.csv', applicationsCsv(record.apps, timeZone));
  await addText('requirements.csv', requirementsCsv(requirements, record.apps, people, timeZone));
  await addText('activities.csv', activitiesCsv(record.activities, timeZone));
  await addText('honors.csv', honorsCsv(record.honors, timeZone));
  await addText('deadlines.ics', deadlinesCalendar({ apps: record.apps, items, now }));
  await addText('data.json', dataJson(input));
  for (const sheet of sheets) await addText(`sheets/${sheet.form.key}.txt`, sheetText(sheet));

  const essays = record.essays.filter(isWritten);
  const names = fileNames(essays.map(essayName));
  for (const [index, essay] of essays.entries()) {
    const path = `essays/${names[index]}`;
    // A Word document is compressed already.
    await zip.add(`${path}.docx`, new Uint8ArrayReader(await essayDocument(essay)), { level: 0 });
    await addText(`${path}.txt`, essay.text);
  }
  return zip.close();
}

function dataJson({ user, record, requirements, people, origins, rows, now }: ExportInput) {
  const { name, email, avatar, onboarded } = user;
  const data = {
    /** The version of this form. */
    laurel: 1,
    exportedAt: now.toISOString(),
    student: { name, email, avatar, onboarded },
    import: importLists(record),
    record,
    requirements,
    people,
    origins,
    rows,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

import { calendarItems } from '#contract/plan/calendar-items.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudentRecord } from '#contract/ai.ts';
import { contract } from '#contract/index.ts';
import { documentText, partsOfEssays } from '#api/export/essay-parts.ts';
import { bytesIn, entriesOf, paragraphsOf, textIn } from '#api/export/fixtures.ts';
import { requestsFor } from '#api/google/documents.ts';
import { startApi } from '../support/api-server.ts';
import { hostileTexts, unclean } from '../support/hostile.ts';
import { writeEverywhere } from '../support/hostile-student.ts';
import { newStudent } from '../support/requests.ts';

const texts = {
  ...hostileTexts,
  'everything at once': Object.values(hostileTexts).join('\n'),
  'a line without an end': 'a'.repeat(90_000),
  'a word of 1,000 letters': 'x'.repeat(1_000),
};

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ unlimited: true });
});
afterAll(() => api.stop());

type Student = Awaited<ReturnType<typeof newStudent>>;

async function download({ call }: Student, path: string) {
  const { ticket } = await call('createTicket');
  const response = await fetch(`${api.base}${path}?ticket=${ticket}`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="laurel-[a-z0-9-]+\.[a-z]+"$/);
  return new Uint8Array(await response.arrayBuffer());
}

/** The cells of a table in CSV (RFC 4180). */
function cellsIn(csv: string) {
  return csv
    .replace(/^\ufeff/, '')
    .match(/"(?:[^"]|"")*"|[^,\r\n]+/g)!
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

/** What XML 1.0 can't hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

describe.each(Object.entries(texts))('«%s» in every field', (_name, text) => {
  let student: Student;
  let written: Awaited<ReturnType<typeof writeEverywhere>>;
  let zip: Uint8Array;
  beforeAll(async () => {
    student = await newStudent(api.base);
    written = await writeEverywhere(student, text);
    zip = await download(student, '/api/export/zip');
  });

  test('is stored as the contract reads it', async () => {
    const { stored } = written;
    const record = await student.call('readContext');
    const { supplementals, ...application } = record.apps[0]!;
    expect(application).toMatchObject(stored.application);
    expect(supplementals).toMatchObject([stored.supplemental]);
    expect(record.activities).toMatchObject([stored.activity]);
    expect(record.honors).toMatchObject([stored.honor]);
    expect(await student.call('readDraft')).toMatchObject(stored.draft);
    expect(
      unclean([record, await student.call('readMe'), await student.call('readOverview', { query: {} })]),
    ).toBeNull();
  });

  test('comes back the same from an export that is imported elsewhere', async () => {
    const json = await textIn(zip, 'data.json');
    const { import: lists } = JSON.parse(json) as { import: Record<string, unknown[]> };
    const other = await newStudent(api.base);
    for (const [type, items] of Object.entries(lists)) {
      if (items.length > 0)
        await other.call('commitImport', { body: contract.commitImport.body.parse({ type, items }) });
    }
    const again = await textIn(await download(other, '/api/export/zip'), 'data.json');
    expect((JSON.parse(again) as { import: unknown }).import).toEqual(lists);
  });

  test('runs in no cell of a table', async () => {
    for (const name of ['applications.csv', 'activities.csv', 'honors.csv']) {
      const csv = await textIn(zip, name);
      for (const cell of cellsIn(csv)) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      // In one of Germany or France each of these begins a cell.
      for (const cell of csv
        .replace(/"(?:[^"]|"")*"/g, '')
        .split(/[;\t]/)
        .slice(1))
        expect(cell).toBe('');
    }
  });

  test('names no file in the archive', async () => {
    for (const { filename } of await entriesOf(zip))
      expect(filename).toMatch(/^(?:(?:essays|sheets)\/)?[a-z0-9-]+\.[a-z]+$/i);
  });

  test('is the text of a Word document, and no XML of it', async () => {
    const document = await download(student, '/api/export/google-docs');
    for (const part of ['word/document.xml', 'docProps/core.xml']) {
      const xml = await textIn(document, part);
      expect(xml).not.toMatch(NOT_XML);
      expect(xml).not.toMatch(/<(?:script|img|svg|a |!)/i);
    }
    const paragraphs = (await paragraphsOf(document)).join('\n');
    for (const line of documentText(written.stored.draft.text!).split('\n')) expect(paragraphs).toContain(line.trim());
    const documents = (await entriesOf(zip)).filter(({ filename }) => filename.endsWith('.docx'));
    expect(documents).toHaveLength(2);
    for (const { filename } of documents)
      expect((await paragraphsOf(await bytesIn(zip, filename))).length).toBeGreaterThan(1);
  });

  test('is one text in a document of Google, and asks for nothing else', async () => {
    const { essays } = await student.call('readContext');
    const { parts } = partsOfEssays(essays as StudentRecord['essays'], { student: text });
    const [{ insertText }, ...looks] = requestsFor(parts) as [{ insertText: { text: string } }, ...object[]];
    // Its line break is a control character.
    expect(insertText.text.replaceAll('\u000b', '')).not.toMatch(/[^\P{Cc}\n\t]/u);
    expect(insertText.text.isWellFormed()).toBe(true);
    expect(new Set(looks.flatMap(Object.keys))).toEqual(new Set(['updateParagraphStyle', 'updateTextStyle']));
  });

  test('adds no line to a calendar', async () => {
    const { url } = await student.call('createCalendar');
    const response = await fetch(api.base + new URL(url).pathname);
    expect(response.headers.get('content-disposition')).toBe('inline; filename="laurel-deadlines.ics"');
    const calendar = await response.text();
    const folded = calendar.split('\r\n');
    expect(folded.pop()).toBe('');
    for (const line of folded) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).toMatch(/^(?: |[A-Z-]+[:;])/);
      expect(line).not.toMatch(/\p{Cc}/u);
    }
    const lines = calendar.replaceAll('\r\n ', '').trimEnd().split('\r\n');
    const begun = lines.filter((line) => line.startsWith('BEGIN:')).map((line) => line.slice('BEGIN:'.length));
    const { application, supplemental } = written.stored;
    const { events, essayIds } = calendarItems((await student.call('readPlan')).items);
    const names = [
      `${application.college}: Early Decision`,
      ...(essayIds.has(written.ids.sid) ? [] : [`${application.college}: ${supplemental.title} (supplemental)`]),
      ...events.map(({ title }) => title),
    ].map((summary) => summary.replace(/[\\;,]/g, '\\$&'));
    expect(new Set(begun)).toEqual(new Set(['VCALENDAR', 'VEVENT', 'VALARM']));
    expect(begun.filter((part) => part === 'VEVENT')).toHaveLength(names.length);
    const summaries = lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice('SUMMARY:'.length));
    expect(summaries.toSorted()).toEqual(names.toSorted());
  });

  test('is in no letter', async () => {
    const before = api.mailed.length;
    await student.call('requestPasswordReset', { body: { email: student.email } });
    await expect.poll(() => api.mailed.length).toBe(before + 1);
    const { to, subject, text: plain, html } = api.mailed.at(-1)!;
    expect([to, subject]).toEqual([student.email, 'Choose a new password for Laurel']);
    const { name } = await student.call('readMe');
    for (const part of [plain, html]) expect(part).not.toContain(name.slice(2, 30));
  });
});

test.each([
  'ada@example.com\r\nBcc: all@example.com',
  'ada@example.com, all@example.com',
  '"a" <b@example.com>',
  'a@b.c\u0000',
])('the address %j gets no letter of somebody else', async (email) => {
  const response = await fetch(`${api.base}/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  // A control character alone is no part of an address, and is left out of it.
  expect([200, 400]).toContain(response.status);
  expect(api.mailed.filter(({ to }) => /all@|b@example/.test(to))).toEqual([]);
});

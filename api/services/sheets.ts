import { hash } from 'node:crypto';
import { and, asc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import { found } from '#contract/problem.ts';
import type { SheetAnswer, SheetRecord } from '#contract/sheets/record.ts';
import { sheetOf } from '#contract/sheets/sheet-of.ts';
import type { Sheet, SheetField, SheetForm } from '#contract/sheets.ts';
import { namesLeftIn } from '#contract/slips/slips-of.ts';
import { collegeNames } from '../colleges/college-names.ts';
import { findCollege } from '../colleges/directory.ts';
import { formsFile } from '../colleges/forms.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays, sheetMarks } from '../db/schema.ts';
import { nothingToBringBack } from './deletions.ts';
import { listActivities } from './activities.ts';
import { isMain } from './essay-rows.ts';
import { listHonors } from './honors.ts';
import { meantNamesOf } from './own-essay.ts';

export async function listForms(): Promise<SheetForm[]> {
  return formsFile.forms.map(({ key, label, cycle }) => ({ key, label, cycle }));
}

export async function readForm(context: StudentContext, { params }: Pick<Input<'readForm'>, 'params'>) {
  const form = formOf(params.form);
  return sheetOf(form, formsFile, await sheetRecord(context), await pastedIn(context, form.key));
}

/** The sheet of every form, as it is exported. */
export async function allSheets(context: StudentContext): Promise<Sheet[]> {
  const record = await sheetRecord(context);
  return Promise.all(
    formsFile.forms.map(async (form) => sheetOf(form, formsFile, record, await pastedIn(context, form.key))),
  );
}

/** Ticks a field as pasted with the value that it has, and forgets the ticks of fields that are gone, unless a deletion that can be undone would bring them back. */
export async function patchFormField(context: StudentContext, { params, body }: Input<'patchFormField'>) {
  const { db, studentId: userId } = context;
  const sheet = await readForm(context, { params });
  const fields = sheet.groups.flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  const field = found(fields.find(({ key }) => key === params.key));
  const own = and(eq(sheetMarks.userId, userId), eq(sheetMarks.form, params.form));
  const valueDigest = digest(field.value);
  await db.batch([
    db.delete(sheetMarks).where(
      and(
        own,
        nothingToBringBack(userId),
        notInArray(
          sheetMarks.field,
          fields.map(({ key }) => key),
        ),
      ),
    ),
    body.pasted
      ? db
          .insert(sheetMarks)
          .values({ userId, form: params.form, field: field.key, valueDigest })
          .onConflictDoUpdate({
            target: [sheetMarks.userId, sheetMarks.form, sheetMarks.field],
            set: { valueDigest },
          })
      : db.delete(sheetMarks).where(and(own, eq(sheetMarks.field, field.key))),
  ]);
  return { ...field, pasted: body.pasted } satisfies SheetField;
}

const formOf = (key: string) => found(formsFile.forms.find((form) => form.key === key));

const digest = (value: string) => hash('sha256', value);

async function pastedIn({ db, studentId }: StudentContext, form: string) {
  const marks = await db
    .select({ field: sheetMarks.field, valueDigest: sheetMarks.valueDigest })
    .from(sheetMarks)
    .where(and(eq(sheetMarks.userId, studentId), eq(sheetMarks.form, form)));
  const digests = new Map(marks.map(({ field, valueDigest }) => [field, valueDigest]));
  return (key: string, value: string) => digests.has(key) && digests.get(key) === digest(value);
}

async function sheetRecord(context: StudentContext): Promise<SheetRecord> {
  const { db, studentId } = context;
  const [activities, honors, [mainEssay], answers] = await Promise.all([
    listActivities(context),
    listHonors(context),
    db
      .select({ text: essays.text, status: essays.status })
      .from(essays)
      .where(and(eq(essays.userId, studentId), isMain)),
    answersOf(context),
  ]);
  return { activities, honors, mainEssay: found(mainEssay), answers };
}

async function answersOf({ db, studentId }: StudentContext): Promise<SheetAnswer[]> {
  const rows = await db
    .select({
      id: essays.id,
      title: essays.title,
      prompt: essays.prompt,
      wordLimit: essays.wordLimit,
      status: essays.status,
      text: essays.text,
      meantNames: meantNamesOf,
      college: applications.college,
    })
    .from(essays)
    .innerJoin(applications, eq(essays.appId, applications.id))
    .where(and(eq(essays.userId, studentId), isNotNull(essays.appId)))
    .orderBy(asc(essays.createdAt), sql`${essays}.rowid`);
  return rows.map(({ college, meantNames, ...row }) => ({
    ...row,
    college: findCollege(college)?.name ?? college,
    namesLeft: namesLeftIn({ text: row.text, college, meantNames }, collegeNames()),
  }));
}

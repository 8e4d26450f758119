import { and, eq, sql } from 'drizzle-orm';
import { recordOf, TYPED } from '#contract/origins/record.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Supplemental, SupplementalSummary } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays, versions } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import {
  feedbackOf,
  type GradedEssay,
  gradedEssays,
  isShownGrade,
  isSupplemental,
  saveEssay,
  summaryColumns,
  versionsOf,
} from './essay-rows.ts';
import { checkRowLimit, newRow, ownRow } from './own-rows.ts';
import { closeLinksTo, linksTo } from './shares.ts';

export async function createSupplemental(context: StudentContext, { params, body }: Input<'createSupplemental'>) {
  const { appId } = params;
  await collegeOf(context, appId);
  await checkRowLimit(context, 'essays', { appId });
  const { response: text, ...fields } = body;
  const origins = recordOf(text, TYPED);
  const row = { ...fields, ...newRow(context), appId, text, words: countWords(text), origins };
  await context.db.insert(essays).values(row);
  return readSupplemental(context, { params: { sid: row.id } });
}

export async function readSupplemental(context: StudentContext, { params }: Input<'readSupplemental'>) {
  const graded = found((await gradedEssays(context, isSupplemental(params.sid)))[0]);
  return toSupplemental(graded, await collegeOf(context, graded.essay.appId!));
}

interface Save extends Pick<Input<'saveSupplemental'>, 'body'> {
  /** With the id of the application where its path has one. */
  params: { sid: string; appId?: string };
}

/** Saves what is given. A response written on an older revision is refused with the stored one. */
export async function saveSupplemental(context: StudentContext, { params: { sid, appId }, body }: Save) {
  const which = isSupplemental(sid, appId);
  const { response: text, ...fields } = body;
  const saved = await saveEssay(context, which, { ...fields, text });
  const current = await readSupplemental(context, { params: { sid } });
  if (saved) return current;
  // It was not saved although it is there: another text came first, or it belongs to another application.
  found((await gradedEssays(context, which))[0]);
  throw new Problem(409, refusals.essayChanged, { current });
}
export const saveApplicationSupplemental = saveSupplemental;

export async function deleteSupplemental(context: StudentContext, { params }: Input<'deleteSupplemental'>) {
  const its = and(eq(essays.userId, context.studentId), isSupplemental(params.sid, params.appId))!;
  await closeLinksTo(context, its);
  await deleteWhole(context, params.sid, [
    { table: essays, where: its },
    { table: versions, where: versionsOf(context, its) },
    ...linksTo(context, its),
  ]);
}

/** A row of `essays` as the supplemental that it is. */
export function toSupplemental(graded: GradedEssay, appCollege: string): Supplemental {
  const {
    userId,
    createdAt,
    gradeId,
    units,
    meantNames,
    origins,
    outline,
    text: response,
    appId,
    ...essay
  } = graded.essay;
  const { likes, needsWork, categories, ...scoring } = feedbackOf(graded);
  const feedback = categories && { likes, needsWork, categories };
  return { ...essay, ...scoring, appId: appId!, appCollege, response, feedback };
}

/** Every supplemental of the student without its text, the oldest first. No text is read, however long they are. */
export function supplementalSummaries({ db, studentId }: StudentContext): Promise<SupplementalSummary[]> {
  return db
    .select({
      ...summaryColumns,
      appId: applications.id,
      appCollege: applications.college,
      prompt: essays.prompt,
      kind: essays.kind,
      startedFrom: essays.startedFrom,
      previousScore: versions.previousScore,
      engine: versions.engine,
      revision: essays.revision,
      updatedAt: essays.updatedAt,
    })
    .from(essays)
    .innerJoin(applications, eq(applications.id, essays.appId))
    .leftJoin(versions, isShownGrade)
    .where(eq(essays.userId, studentId))
    .orderBy(essays.createdAt, sql`${essays}.rowid`);
}

async function collegeOf(context: StudentContext, appId: string) {
  const where = ownRow(applications, context, appId);
  return found(await context.db.query.applications.findFirst({ columns: { college: true }, where })).college;
}

import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
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
  saveStatements,
  scoreOutdated,
  versionsOf,
} from './essay-rows.ts';
import { makeRoom } from './room.ts';

export async function createSupplemental(context: StudentContext, { params, body }: Input<'createSupplemental'>) {
  const { db, clock, studentId } = context;
  await collegeOf(context, params.appId);
  await makeRoom(context, essays, limits.supplementals, { among: eq(essays.appId, params.appId) });
  const { response, ...fields } = body;
  const [id, now] = [randomUUID(), clock().toISOString()];
  await db.insert(essays).values({
    ...fields,
    id,
    userId: studentId,
    appId: params.appId,
    text: response,
    words: countWords(response),
    createdAt: now,
    updatedAt: now,
  });
  return readSupplemental(context, { params: { sid: id } });
}

export async function readSupplemental(
  context: StudentContext,
  { params }: Input<'readSupplemental'>,
): Promise<Supplemental> {
  const [graded] = await gradedEssays(context, isSupplemental(params.sid));
  if (!graded) throw new Problem(404, sentences.notFound);
  return toSupplemental(graded, await collegeOf(context, graded.essay.appId!));
}

export function saveSupplemental(context: StudentContext, { params, body }: Input<'saveSupplemental'>) {
  return save(context, isSupplemental(params.sid), params.sid, body);
}

export function saveApplicationSupplemental(
  context: StudentContext,
  { params: { appId, sid }, body }: Input<'saveApplicationSupplemental'>,
) {
  return save(context, isSupplemental(sid, appId), sid, body);
}

/** Saves what is given. A response written on an older revision is refused with the stored one. */
async function save(
  context: StudentContext,
  which: SQL,
  sid: string,
  { response: text, ...fields }: Input<'saveSupplemental'>['body'],
) {
  if (fields.keepReplaced) await context.rateLimits.count('replacementsByStudent', context.studentId);
  const [, [saved]] = await context.db.batch(saveStatements(context, which, { ...fields, text }));
  const current = await readSupplemental(context, { params: { sid } });
  if (saved) return current;
  // Not saved and yet there: another text came first, or it belongs to another application.
  const [there] = await gradedEssays(context, which);
  if (!there) throw new Problem(404, sentences.notFound);
  throw new Problem(409, sentences.essayChanged, { current });
}

export async function deleteSupplemental(
  context: StudentContext,
  { params: { appId, sid } }: Input<'deleteSupplemental'>,
) {
  const its = and(eq(essays.userId, context.studentId), isSupplemental(sid, appId))!;
  await deleteWhole(context, sid, [
    { table: essays, where: its },
    { table: versions, where: versionsOf(context, its) },
  ]);
}

/** A row of `essays` as the supplemental that it is. */
export function toSupplemental(graded: GradedEssay, appCollege: string): Supplemental {
  const { id, appId, title, prompt, wordLimit, status, text, words, due, revision, updatedAt } = graded.essay;
  const { score, previousScore, scoreOutdated, categories, engine, scoredAt, likes, needsWork } = feedbackOf(graded);
  return {
    id,
    appId: appId!,
    appCollege,
    title,
    prompt,
    wordLimit,
    status,
    response: text,
    words,
    due,
    score,
    previousScore,
    scoreOutdated,
    feedback: categories && { likes, needsWork, categories },
    engine,
    scoredAt,
    revision,
    updatedAt,
  };
}

/** Every supplemental of the student without its text, the oldest first. No text is read, however long they are. */
export function supplementalSummaries({ db, studentId }: StudentContext): Promise<SupplementalSummary[]> {
  return db
    .select({
      id: essays.id,
      appId: applications.id,
      appCollege: applications.college,
      title: essays.title,
      prompt: essays.prompt,
      wordLimit: essays.wordLimit,
      words: essays.words,
      status: essays.status,
      due: essays.due,
      score: versions.score,
      previousScore: versions.previousScore,
      scoreOutdated,
      engine: versions.engine,
      scoredAt: versions.savedAt,
      revision: essays.revision,
      updatedAt: essays.updatedAt,
    })
    .from(essays)
    .innerJoin(applications, eq(applications.id, essays.appId))
    .leftJoin(versions, isShownGrade)
    .where(eq(essays.userId, studentId))
    .orderBy(essays.createdAt, sql`${essays}.rowid`);
}

async function collegeOf({ db, studentId }: StudentContext, appId: string) {
  const application = await db.query.applications.findFirst({
    columns: { college: true },
    where: and(eq(applications.userId, studentId), eq(applications.id, appId)),
  });
  if (!application) throw new Problem(404, sentences.notFound);
  return application.college;
}

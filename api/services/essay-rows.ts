import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Grade, WritingStatus } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { countWords } from '#contract/words.ts';
import type { StudentContext } from '../context.ts';
import { essays, versions } from '../db/schema.ts';

/** An essay with its last grade, if it has one, and the score before that, where the same coach gave it. */
export interface GradedEssay {
  essay: typeof essays.$inferSelect;
  grade: typeof versions.$inferSelect | null;
  previousScore: number | null;
}

/** Of the rows of `essays`, the main essay of each student. */
export const isMain = isNull(essays.appId);

/** Of the rows of `essays`, a supplemental; also of a certain application. */
export function isSupplemental(sid: string, appId?: string) {
  return and(eq(essays.id, sid), appId === undefined ? isNotNull(essays.appId) : eq(essays.appId, appId))!;
}

/** Of a scored version of the essay of the row, the n-th from the last. */
const scoredVersion = (what: SQL, n: number) =>
  sql<never>`(select ${what} from versions scored where scored.essay_id = ${essays.id} and scored.score is not null order by scored.saved_at desc, scored.rowid desc limit 1 offset ${sql.raw(String(n))})`;

/** The id of the last grading of an essay: to be used in a query on `essays`. */
export const lastGradeId = scoredVersion(sql`scored.id`, 0);

/** The score before the last, where the same coach gave both: how far two coaches differ says nothing of the writing. */
const previousScore: SQL<number | null> = scoredVersion(
  sql`case when scored.engine = ${versions.engine} then scored.score end`,
  1,
);

/** Essays of the student, the oldest first. */
export function gradedEssays({ db, studentId }: StudentContext, which?: SQL): Promise<GradedEssay[]> {
  return db
    .select({ essay: essays, grade: versions, previousScore })
    .from(essays)
    .leftJoin(versions, eq(versions.id, lastGradeId))
    .where(and(eq(essays.userId, studentId), which))
    .orderBy(essays.createdAt, sql`${essays}.rowid`);
}

/** Of the rows of `versions`, those of certain essays. */
export function versionsOf({ db }: StudentContext, which: SQL) {
  return inArray(versions.essayId, db.select({ id: essays.id }).from(essays).where(which));
}

/** What the last scoring said, with its highlights where their words stand in the text of now. */
export function feedbackOf({ essay, grade, previousScore }: GradedEssay) {
  const [likes, needsWork] = [grade?.likes ?? [], grade?.needsWork ?? []];
  // Both lists at once: the texts are compared once.
  const places = grade ? anchorHighlights([...likes, ...needsWork], grade.text, essay.text) : [];
  return {
    score: grade?.score ?? null,
    previousScore,
    categories: grade?.categories ?? null,
    engine: grade?.engine ?? null,
    scoredAt: grade?.savedAt ?? null,
    likes: places.slice(0, likes.length),
    needsWork: places.slice(likes.length),
  };
}

interface Changes {
  text?: string;
  baseRevision?: number;
  status?: WritingStatus;
  title?: string;
  prompt?: string;
  wordLimit?: number | null;
  due?: string | null;
  /** Whether the text that is replaced becomes a version always, not once in ten minutes of writing. */
  keepReplaced?: boolean;
}

/**
 * The statements behind every save, to be run in one batch; the last one gives the saved row, or none where there is no such
 * essay or the text was written on an older revision. They compare the revision themselves, so that two saves at
 * once can't both win.
 */
export function saveStatements(
  { db, clock, studentId }: StudentContext,
  which: SQL,
  { text, baseRevision, keepReplaced = false, ...fields }: Changes,
) {
  // A save that arrives twice finds its own text, and is no conflict.
  const notOlder =
    text === undefined || baseRevision === undefined
      ? undefined
      : or(eq(essays.revision, baseRevision), eq(essays.text, text));
  const where = and(eq(essays.userId, studentId), which, notOlder)!;
  const changed = text === undefined ? sql`0` : sql`${essays.text} <> ${text}`;
  const update = db
    .update(essays)
    .set({
      ...fields,
      text,
      words: text === undefined ? undefined : countWords(text),
      revision: sql`${essays.revision} + (${changed})`,
      // When the text was written: versions are dated by it.
      updatedAt: sql`case when ${changed} then ${clock().getTime()} else ${essays.updatedAt} end`,
    })
    .where(where)
    .returning();
  return [db.run(keepVersion(where, text, keepReplaced)), update] as const;
}

/**
 * Keeps the text that is about to be replaced, unless its scoring did, or one of the last ten minutes of writing is
 * kept already.
 */
function keepVersion(where: SQL, text: string | undefined, always: boolean) {
  const since = sql`essays.updated_at - ${always ? 0 : limits.versionMinutes * 60_000}`;
  return sql`
    insert into versions (id, user_id, essay_id, saved_at, words, text)
    select ${randomUUID()}, user_id, id, updated_at, words, text from essays
    where ${where} and text <> '' and text <> ${text ?? sql`text`} and not exists (
      select 1 from versions kept where kept.essay_id = essays.id and (
        (kept.score is null and kept.saved_at > ${since})
        or (kept.saved_at >= essays.updated_at and kept.text = essays.text)
      )
    )`;
}

/** Keeps a grade with the text that it graded, where that is still the text of the essay. Whether it was. */
export async function keepGrade({ db, clock, studentId }: StudentContext, essayId: string, text: string, grade: Grade) {
  const { score, categories, likes, needsWork, engine } = grade;
  const { rowsAffected } = await db.run(sql`
    insert into versions (id, user_id, essay_id, saved_at, words, score, categories, likes, needs_work, engine, text)
    select ${randomUUID()}, user_id, id, ${clock().getTime()}, words, ${score}, ${JSON.stringify(categories)},
      ${JSON.stringify(likes)}, ${JSON.stringify(needsWork)}, ${engine}, text
    from essays where id = ${essayId} and user_id = ${studentId} and text = ${text}`);
  return rowsAffected > 0;
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { standingHighlights } from '#contract/anchor.ts';
import type { Grade } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import type { Insertion } from '#contract/origins/record.ts';
import { countWords } from '#contract/words.ts';
import type { Input, StudentContext } from '../context.ts';
import { essays, versions } from '../db/schema.ts';
import { originsBefore, originsOfSave } from './origins-of-save.ts';

/** An essay with the grade that is shown of it, if it has one. */
export interface GradedEssay {
  essay: typeof essays.$inferSelect;
  grade: typeof versions.$inferSelect | null;
}

/** The condition for main essays. */
export const isMain = isNull(essays.appId);

/** The id by which an essay is named outside of rows: `main`, or a supplemental's own. Null where a join found no essay. */
export const publicId = sql<string>`
  case when ${essays.appId} is not null then ${essays.id} when ${essays.id} is not null then ${MAIN_ESSAY.id} end`;

/** The main essay of a new student, as it is inserted with the account. */
export const newMainEssay = (userId: string, now: string) => {
  const { title, wordLimit } = MAIN_ESSAY;
  return { id: randomUUID(), userId, title, wordLimit, createdAt: now, updatedAt: now };
};

/** The condition for a supplemental, wherever it is or in a certain application. */
export function isSupplemental(sid: string, appId?: string) {
  return and(eq(essays.id, sid), appId === undefined ? isNotNull(essays.appId) : eq(essays.appId, appId))!;
}

/** Joins an essay with the grade that is shown of it. */
export const isShownGrade = eq(versions.id, essays.gradeId);

/** True for a text that was changed since it was scored. Most have another number of words, so that no text is read. */
const scoreOutdated = sql<boolean>`
  ${versions.id} is not null and (${versions.words} <> ${essays.words} or ${versions.text} <> ${essays.text})`.mapWith(
  Boolean,
);

/** What lists tell of an essay and of the grade that is shown of it: columns without texts. */
export const summaryColumns = {
  id: essays.id,
  title: essays.title,
  status: essays.status,
  words: essays.words,
  wordLimit: essays.wordLimit,
  due: essays.due,
  score: versions.score,
  scoredAt: versions.savedAt,
  scoreOutdated,
};

/** Essays of the student, the oldest first. */
export function gradedEssays({ db, studentId }: StudentContext, which?: SQL): Promise<GradedEssay[]> {
  return db
    .select({ essay: essays, grade: versions })
    .from(essays)
    .leftJoin(versions, isShownGrade)
    .where(and(eq(essays.userId, studentId), which))
    .orderBy(essays.createdAt, sql`${essays}.rowid`);
}

/** The condition for the versions of certain essays. */
export function versionsOf({ db }: StudentContext, which: SQL) {
  return inArray(versions.essayId, db.select({ id: essays.id }).from(essays).where(which));
}

/** What the scoring said, with its highlights where their words stand in the present text. */
export function feedbackOf({ essay, grade }: GradedEssay) {
  return {
    score: grade?.score ?? null,
    previousScore: grade?.previousScore ?? null,
    scoreOutdated: grade !== null && grade.text !== essay.text,
    categories: grade?.categories ?? null,
    engine: grade?.engine ?? null,
    scoredAt: grade?.savedAt ?? null,
    ...remarksOf(grade, essay.text),
  };
}

/** The remarks of a grade on what its text has become, without those whose words are gone. */
function remarksOf(grade: GradedEssay['grade'], text: string) {
  if (!grade) return { likes: [], needsWork: [] };
  // Both lists at once: the texts are compared once.
  const [likes, needsWork] = standingHighlights([grade.likes ?? [], grade.needsWork ?? []], grade.text, text);
  return { likes: likes!, needsWork: needsWork! };
}

/** What a save may change. */
export type Changes = Omit<Input<'saveSupplemental'>['body'], 'response' | 'insertions'> & {
  text?: string;
} & Partial<Pick<typeof essays.$inferSelect, 'units' | 'startedFrom' | 'meantNames' | 'origins' | 'outline'>>;

/** How often a save begins anew because another one came between. After that it is saved whatever came between, so that it ends. */
const TRIES = 5;

/**
 * Saves what is given, and answers the saved row; none where `saveStatements` saves nothing.
 * @param insertions what the editor says of the text that is new
 */
export async function saveEssay(
  context: StudentContext,
  which: SQL,
  { insertions, ...changes }: Changes & { insertions?: Insertion[] },
) {
  if (changes.keepReplaced) await context.rateLimits.count('replacementsByStudent', context.studentId);
  for (let left = TRIES; ; left--) {
    const before = changes.text === undefined ? undefined : await originsBefore(context, which);
    const origins = before && (await originsOfSave(context, before, { ...changes, text: changes.text!, insertions }));
    // The origins were worked out from that revision.
    const unchanged = before && left > 0 ? and(which, eq(essays.revision, before.revision))! : which;
    const [, [saved]] = await context.db.batch(saveStatements(context, unchanged, { ...changes, origins }));
    if (saved || !before || left === 0) return saved;
    const now = await originsBefore(context, which);
    if (!now || now.revision === before.revision) return saved;
  }
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
  const words = text === undefined ? undefined : countWords(text);
  const update = db
    .update(essays)
    .set({
      ...fields,
      text,
      words,
      gradeId: words === undefined ? undefined : sql`coalesce(${scoredAs(text!, words)}, ${essays.gradeId})`,
      revision: sql`${essays.revision} + (${changed})`,
      // When the text was written: versions are dated by it.
      updatedAt: sql`case when ${changed} then ${clock().getTime()} else ${essays.updatedAt} end`,
    })
    .where(where)
    .returning();
  return [db.run(storeVersion(where, text, keepReplaced)), update] as const;
}

/** The id of the last scoring of this very text, so that a text that comes back has its score back. */
function scoredAs(text: string, words: number) {
  // Nearly every other text has another number of words, so that it need not be read.
  return sql`(
    select scored.id from versions scored
    where scored.essay_id = ${essays.id} and scored.score is not null and scored.words = ${words} and scored.text = ${text}
    order by scored.saved_at desc, scored.rowid desc limit 1)`;
}

/**
 * Stores the text that is about to be replaced as a version, unless its scoring did, or there is a version of the last ten
 * minutes of writing already.
 */
function storeVersion(where: SQL, text: string | undefined, always: boolean) {
  const since = sql`essays.updated_at - ${always ? 0 : limits.versionMinutes * 60_000}`;
  return sql`
    insert into versions (id, user_id, essay_id, saved_at, words, origins, text)
    select ${randomUUID()}, user_id, id, updated_at, words, origins -> '$.spans', text from essays
    where ${where} and text <> '' and text <> ${text ?? sql`text`} and not exists (
      select 1 from versions stored where stored.essay_id = essays.id and (
        (stored.score is null and stored.saved_at > ${since})
        or (stored.saved_at >= essays.updated_at and stored.text = essays.text)
      )
    )`;
}

/**
 * Stores a grade with the text that it graded and shows it, where that is still the text of the essay. Answers whether it was.
 */
export async function storeGrade(
  { db, clock, studentId }: StudentContext,
  essayId: string,
  text: string,
  grade: Grade,
) {
  const { score, categories, likes, needsWork, engine } = grade;
  const id = randomUUID();
  // How far two coaches differ says nothing of the writing.
  const previousScore = sql`(select score from versions shown where shown.id = essays.grade_id and shown.engine = ${engine})`;
  const [{ rowsAffected }] = await db.batch([
    db.run(sql`
      insert into versions (id, user_id, essay_id, saved_at, words, score, previous_score, categories, likes, needs_work, engine, origins, text)
      select ${id}, user_id, id, ${clock().getTime()}, words, ${score}, ${previousScore}, ${JSON.stringify(categories)},
        ${JSON.stringify(likes)}, ${JSON.stringify(needsWork)}, ${engine}, origins -> '$.spans', text
      from essays where id = ${essayId} and user_id = ${studentId} and text = ${text}`),
    db.run(sql`update essays set grade_id = ${id} where id = (select essay_id from versions where id = ${id})`),
  ]);
  return rowsAffected > 0;
}

import { and, desc, eq, sql } from 'drizzle-orm';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Draft, Version } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { cleanText } from '#contract/text.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { activities, versions } from '../db/schema.ts';
import { generalAiRule } from '../colleges/ai-policies.ts';
import { coachOfStudent, coachOfVisitor } from './ask-coach.ts';
import { feedbackOf, gradedEssays, isMain, saveEssay, storeGrade } from './essay-rows.ts';
import { ownEssay } from './own-essay.ts';

export async function readDraft(context: StudentContext): Promise<Draft> {
  const [essay] = await gradedEssays(context, isMain);
  if (!essay) throw new Problem(401, refusals.signInAgain);
  const { title, prompt, wordLimit, kind, text, status, revision, updatedAt } = essay.essay;
  const limit = wordLimit ?? MAIN_ESSAY.wordLimit;
  return { title, prompt, wordLimit: limit, kind, text, status, revision, updatedAt, ...feedbackOf(essay) };
}

export const readMainEssay = readDraft;

/** Changes what goes with the text of the main essay. */
export async function patchMainEssayMeta(context: StudentContext, { body }: Input<'patchMainEssayMeta'>) {
  if (Object.keys(body).length > 0) await saveEssay(context, isMain, body);
  return readDraft(context);
}

/** Saves the text, the status or both. A text written on an older revision is refused with the stored one. */
export async function saveDraft(context: StudentContext, { body }: Input<'saveDraft'>): Promise<Draft> {
  if (body.text === undefined && body.status === undefined) return readDraft(context);
  const saved = await saveEssay(context, isMain, body);
  const draft = await readDraft(context);
  if (!saved) throw new Problem(409, refusals.essayChanged, { current: draft });
  return draft;
}

/** Scores a text. Where it is the saved text of the essay, the grade is stored with it. */
export async function gradeEssay(context: StudentContext, { body }: Input<'gradeEssay'>) {
  const { rateLimits, studentId } = context;
  const essay = await ownEssay(context, body.supplementalId ?? MAIN_ESSAY.id);
  await rateLimits.count('gradingsByStudent', studentId);
  const text = cleanText(body.text);
  const { coach, asker } = await coachOfStudent(context, body.engine);
  const { wordLimit, kind, college, meantNames } = essay;
  const asked = { text, prompt: body.prompt ?? essay.prompt, wordLimit, kind, college, meantNames };
  const graded = await coach.grade({ ...asked, activities: await activityLines(context) }, asker);
  const grade = { ...graded, engine: coach.engine };
  const stored = await storeGrade(context, essay.rowId, text, grade);
  const place = (items: typeof grade.likes) => anchorHighlights(items, text, body.text);
  return { ...grade, likes: place(grade.likes), needsWork: place(grade.needsWork), stored };
}

export async function previewEssay(context: VisitorContext, { body }: Input<'previewEssay'>) {
  await context.rateLimits.count('previewsByAddress', context.address);
  const { coach, asker } = await coachOfVisitor(context, body.engine);
  const preview = await coach.preview({ essay: body.essay.slice(0, limits.previewRead) }, asker);
  return { ...preview, engine: coach.engine, rule: generalAiRule };
}

/** What a version is listed by. */
const versionColumns = {
  id: versions.id,
  savedAt: versions.savedAt,
  words: versions.words,
  score: versions.score,
  engine: versions.engine,
};

export async function listVersions(context: StudentContext, { params }: Input<'listVersions'>) {
  const essay = await ownEssay(context, params.essayId);
  return context.db
    .select(versionColumns)
    .from(versions)
    .where(eq(versions.essayId, essay.rowId))
    .orderBy(desc(versions.savedAt), desc(sql`${versions}.rowid`));
}

export async function readVersion(context: StudentContext, { params }: Input<'readVersion'>): Promise<Version> {
  const essay = await ownEssay(context, params.essayId);
  const [version] = await context.db
    .select({ ...versionColumns, text: versions.text })
    .from(versions)
    .where(and(eq(versions.id, params.versionId), eq(versions.essayId, essay.rowId)));
  return found(version);
}

/** The activities list as lines, so that an essay that repeats it is told so. */
export async function activityLines({ db, studentId }: StudentContext): Promise<string[]> {
  const rows = await db
    .select({ title: activities.title, organization: activities.organization, impact: activities.impact })
    .from(activities)
    .where(eq(activities.userId, studentId));
  return rows.map(({ title, organization, impact }) => `${title}, ${organization}. ${impact}`);
}

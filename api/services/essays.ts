import { randomUUID } from 'node:crypto';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Draft, Grade } from '#contract/essays.ts';
import { Problem } from '#contract/problem.ts';
import { cleanText } from '#contract/text.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { essays, gradings } from '../db/schema.ts';

type Essay = typeof essays.$inferSelect;

export async function readDraft(context: StudentContext): Promise<Draft> {
  return draftOf(context, await mainEssay(context));
}

/** Saves the text, the status or both. A text written on an older revision is refused with the stored one. */
export async function saveDraft(context: StudentContext, { body }: Input<'saveDraft'>): Promise<Draft> {
  if (body.text === undefined && body.status === undefined) return readDraft(context);
  const [saved] = await updateMainEssay(context, body);
  if (saved) return draftOf(context, saved);
  throw new Problem(409, 'This essay was changed somewhere else.', { current: await readDraft(context) });
}

/** Scores a text. Where it is the saved draft, the grade is kept with it. */
export async function gradeEssay(context: StudentContext, { body }: Input<'gradeEssay'>) {
  const { db, coach, clock, limits, studentId } = context;
  await limits.count('gradingsByStudent', studentId);
  const text = cleanText(body.text);
  const { engine, score, categories, likes, needsWork } = await coach.grade({ text, prompt: body.prompt });

  const essay = await mainEssay(context);
  const stored = essay.text === text;
  if (stored) {
    const grading = { id: randomUUID(), userId: studentId, essayId: essay.id, text, gradedAt: clock() };
    await db.insert(gradings).values({ ...grading, score, categories, likes, needsWork, engine });
  }
  const grade: Grade = {
    score,
    categories,
    likes: anchorHighlights(likes, text, body.text),
    needsWork: anchorHighlights(needsWork, text, body.text),
    engine,
  };
  return { ...grade, stored };
}

export async function previewEssay({ coach, limits, address }: VisitorContext, { body }: Input<'previewEssay'>) {
  await limits.count('previewsByAddress', address);
  return coach.preview({ essay: body.essay });
}

/** The statement behind every save: it compares the revision itself, so that two saves at once can't both win. */
export function updateMainEssay(
  { db, clock, studentId }: StudentContext,
  { text, status, baseRevision }: Input<'saveDraft'>['body'],
) {
  const changed = text === undefined ? sql`0` : sql`${essays.text} <> ${text}`;
  // A save that arrives twice finds its own text, and is no conflict.
  const notOlder =
    text === undefined || baseRevision === undefined
      ? undefined
      : or(eq(essays.revision, baseRevision), eq(essays.text, text));
  return db
    .update(essays)
    .set({ text, status, revision: sql`${essays.revision} + (${changed})`, updatedAt: clock() })
    .where(and(ofStudent(studentId), notOlder))
    .returning();
}

function ofStudent(studentId: string) {
  return and(eq(essays.userId, studentId), eq(essays.kind, 'main'));
}

async function mainEssay({ db, studentId }: StudentContext) {
  const essay = await db.query.essays.findFirst({ where: ofStudent(studentId) });
  if (!essay) throw new Problem(401, 'Please sign in again.');
  return essay;
}

/** An essay with its last grade, the highlights moved to where their words stand now. */
async function draftOf({ db }: StudentContext, { id, text, status, revision, updatedAt }: Essay): Promise<Draft> {
  const [last, before] = await db.query.gradings.findMany({
    where: eq(gradings.essayId, id),
    orderBy: [desc(gradings.gradedAt), desc(sql`rowid`)],
    limit: 2,
  });
  // Both lists at once: the texts are compared once.
  const places = last ? anchorHighlights([...last.likes, ...last.needsWork], last.text, text) : [];
  return {
    text,
    status,
    revision,
    updatedAt: updatedAt.toISOString(),
    score: last?.score ?? null,
    previousScore: before?.score ?? null,
    categories: last?.categories ?? null,
    engine: last?.engine ?? null,
    scoredAt: last?.gradedAt.toISOString() ?? null,
    likes: places.slice(0, last?.likes.length ?? 0),
    needsWork: places.slice(last?.likes.length ?? 0),
  };
}

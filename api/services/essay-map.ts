import { and, eq, isNotNull } from 'drizzle-orm';
import { limitOf } from '#contract/main-essay.ts';
import { noSupplementIn } from '#contract/map/known-prompts.ts';
import { essayMapOf, promptRow } from '#contract/map/map-of.ts';
import type { PromptUnit } from '#contract/map/prompt-units.ts';
import type { StartEssay } from '#contract/answer-starts.ts';
import { collegePrompts, knownQuestion } from '../colleges/prompts.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays } from '../db/schema.ts';
import { listActivities } from './activities.ts';
import { publicId, saveEssay } from './essay-rows.ts';
import { listHonors } from './honors.ts';
import { ownEssay, ownEssays, whichEssay } from './own-essay.ts';
import { soonestFirst } from './own-rows.ts';

/** Which essays can serve several prompts, what is left to write, and which stories each college reads. */
export async function readEssayMap(context: StudentContext) {
  const { db, studentId } = context;
  const [own, applied, activities, honors] = await Promise.all([
    ownEssays(context),
    db.query.applications.findMany({
      columns: { id: true, college: true },
      where: eq(applications.userId, studentId),
      orderBy: soonestFirst,
    }),
    listActivities(context),
    listHonors(context),
  ]);
  return {
    ...essayMapOf({ essays: own.map(toMapEssay), applications: applied, activities, honors }, knownQuestion),
    noSupplement: noSupplementIn(applied, collegePrompts),
  };
}

/** What prompts ask for where the student has corrected it, by the essay's id. */
export async function correctedUnits({ db, studentId }: StudentContext): Promise<Record<string, PromptUnit[]>> {
  const rows = await db
    .select({ id: publicId, units: essays.units })
    .from(essays)
    .where(and(eq(essays.userId, studentId), isNotNull(essays.units)));
  return Object.fromEntries(rows.map(({ id, units }) => [id, units ?? []]));
}

/** Corrects what a prompt asks for, or takes Laurel's reading again. */
export async function patchUnits(
  context: StudentContext,
  { params: { essayId }, body: { units } }: Input<'patchUnits'>,
) {
  await ownEssay(context, essayId);
  await saveEssay(context, whichEssay(essayId), { units: units && [...new Set(units)] });
  const essay = await ownEssay(context, essayId);
  return promptRow(toMapEssay(essay), knownQuestion(essay.prompt, essay.college));
}

/** An essay as the map compares it. */
export const toMapEssay = (essay: Awaited<ReturnType<typeof ownEssay>>): StartEssay => ({
  ...essay,
  limit: limitOf(essay),
});

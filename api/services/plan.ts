import { and, eq, getTableColumns, notInArray } from 'drizzle-orm';
import { defaultSettings } from '#contract/plan/default-settings.ts';
import { requirementsOfAsk } from '#contract/plan/letter-items.ts';
import { planOf } from '#contract/plan/plan-of.ts';
import type { PlanAnswer, PlanRecord } from '#contract/plan/record.ts';
import type { Plan, PlanItem, PlanSettings } from '#contract/plan.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { startsOf } from '#contract/answer-starts.ts';
import { namesLeftIn } from '#contract/slips/slips-of.ts';
import { collegeNames } from '../colleges/college-names.ts';
import { planFacts } from '../colleges/plan-facts.ts';
import { knownQuestion } from '../colleges/prompts.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { applications, planMarks, planSettings } from '../db/schema.ts';
import { nothingToBringBack } from './deletions.ts';
import { unsettledComments } from './comments.ts';
import { toMapEssay } from './essay-map.ts';
import { ownEssays } from './own-essay.ts';
import { soonestFirst } from './own-rows.ts';
import { listPeople } from './people.ts';
import { listRequirements, setRequirementStates } from './requirements.ts';

/** What to do, what to wait for, and whether it fits. */
export async function readPlan(context: RecordContext): Promise<Plan> {
  const { record, facts, now, zone } = await loadPlan(context);
  return planOf(record, facts, now, zone);
}

/** Marks an item done or not done, or puts it off. What was asked of somebody becomes a state of the requirements. */
export async function patchPlanItem(context: StudentContext, { params, body }: Input<'patchPlanItem'>) {
  const { itemId } = params;
  const { record, facts, now, zone } = await loadPlan(context);
  const { items } = planOf(record, facts, now, zone);
  const item = found(items.find(({ id }) => id === itemId));
  if (!item.tick) throw new Problem(400, refusals.recordDecides);
  const { done, later } = body;
  if (item.kind === 'ask' && done !== undefined) {
    const rows = requirementsOfAsk(record, facts, { itemId, done, now, zone });
    await setRequirementStates(context, rows, done ? 'asked' : 'open');
  }
  const doneAt = item.kind === 'ask' || done === undefined ? undefined : done ? now.toISOString() : null;
  if (doneAt !== undefined || later !== undefined) await mark(context, itemId, { doneAt, later }, items);
  const { items: after } = await readPlan(context);
  return found(after.find(({ id }) => id === itemId));
}

/** Stores what is said of an item, and forgets what was said of items that are gone, unless a deletion that can be undone would bring them back. */
async function mark(
  { db, studentId }: StudentContext,
  itemId: string,
  said: { doneAt: string | null | undefined; later: string | null | undefined },
  items: readonly PlanItem[],
) {
  const ids = items.flatMap(({ id, tick }) => (tick ? [id] : []));
  await db.batch([
    db
      .delete(planMarks)
      .where(and(eq(planMarks.userId, studentId), notInArray(planMarks.itemId, ids), nothingToBringBack(studentId))),
    db
      .insert(planMarks)
      .values({ userId: studentId, itemId, ...said })
      .onConflictDoUpdate({ target: [planMarks.userId, planMarks.itemId], set: said }),
  ]);
}

export async function readPlanSettings({ db, clock, studentId }: RecordContext): Promise<PlanSettings> {
  const row = await db.query.planSettings.findFirst({ where: eq(planSettings.userId, studentId) });
  const usual = defaultSettings(clock());
  if (!row) return usual;
  const { userId, daysOff, ...settings } = row;
  return { ...settings, daysOff: daysOff ?? usual.daysOff };
}

export async function patchPlanSettings(context: StudentContext, { body }: Input<'patchPlanSettings'>) {
  const { db, clock, studentId: userId } = context;
  const { daysOff, ...usual } = defaultSettings(clock());
  // A statement without a column to set is none.
  if (Object.keys(body).length > 0)
    await db
      .insert(planSettings)
      .values({ ...usual, ...body, userId })
      .onConflictDoUpdate({ target: planSettings.userId, set: body });
  return readPlanSettings(context);
}

/** A student's record as the plan needs it, and the facts, the time and the zone for which it is made. */
export async function loadPlan(context: RecordContext) {
  const { db, clock, studentId } = context;
  const now = clock();
  const [applied, written, requirements, people, marks, { zone, ...settings }, comments] = await Promise.all([
    db.query.applications.findMany({
      columns: {
        id: true,
        college: true,
        round: true,
        status: true,
        decision: true,
        deadline: true,
        submittedAt: true,
      },
      where: eq(applications.userId, studentId),
      orderBy: soonestFirst,
    }),
    ownEssays(context),
    listRequirements(context),
    listPeople(context),
    db.select(markColumns).from(planMarks).where(eq(planMarks.userId, studentId)),
    readPlanSettings(context),
    unsettledComments(context),
  ]);
  const mainEssay = written.find(({ appId }) => appId === null);
  if (!mainEssay) throw new Problem(401, refusals.signInAgain);
  const byApplication = new Map(applied.map(({ id }): [string, PlanAnswer[]] => [id, []]));
  for (const essay of written) byApplication.get(essay.appId ?? '')?.push(toPlanEssay(essay));
  const record: PlanRecord = {
    applications: applied.map((row) => ({ ...row, supplementals: byApplication.get(row.id)! })),
    mainEssay: toPlanEssay(mainEssay),
    requirements,
    people,
    marks,
    comments,
    settings,
  };
  const starts = () =>
    startsOf({ essays: written.map(toMapEssay), applications: applied }, knownQuestion, collegeNames());
  return { record, facts: { ...planFacts(now, zone), starts }, now, zone };
}

const toPlanEssay = (essay: Awaited<ReturnType<typeof ownEssays>>[number]) => {
  const { id, title, prompt, college, words, wordLimit, status, due, startedFrom } = essay;
  const namesLeft = namesLeftIn(essay, collegeNames());
  const shared = knownQuestion(prompt, college)?.shared ?? null;
  return { id, title, words, wordLimit, status, due, startedFrom, namesLeft, shared };
};

const { userId, ...markColumns } = getTableColumns(planMarks);

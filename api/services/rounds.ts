import { asc, eq } from 'drizzle-orm';
import { pairsAmong, pairsWith, type Planned, summaryOf } from '#contract/early-plans.ts';
import { roundPlanOf, roundRules } from '../colleges/round-plans.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';

/** Whether the student's plans may go together. */
export async function readRounds(context: StudentContext) {
  const plans = await plansOf(context);
  const pairs = pairsAmong(roundRules, plans);
  return { summary: summaryOf(plans, pairs), pairs };
}

/** The same for a plan that is thought of: it is judged as one that is not sent. */
export async function checkRound(context: StudentContext, { body }: Input<'checkRound'>) {
  const plan = roundPlanOf({ ...body, status: 'drafting', decision: null });
  return { pairs: plan ? pairsWith(roundRules, { id: null, plan }, await plansOf(context)) : [] };
}

async function plansOf({ db, studentId }: StudentContext): Promise<Planned[]> {
  const rows = await db.query.applications.findMany({
    columns: { id: true, college: true, round: true, status: true, decision: true, deadline: true },
    where: eq(applications.userId, studentId),
    orderBy: [asc(applications.createdAt), asc(applications.id)],
  });
  return rows.flatMap(({ id, ...row }) => {
    const plan = roundPlanOf(row);
    return plan ? [{ id, plan }] : [];
  });
}

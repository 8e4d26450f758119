import { and, asc, eq } from 'drizzle-orm';
import { pairsAmong, pairsWith, type Planned, summaryOf, withScholarship } from '#contract/early-plans.ts';
import { roundPlanOf, roundRules } from '../colleges/round-plans.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, requirements } from '../db/schema.ts';

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

async function plansOf(context: StudentContext): Promise<Planned[]> {
  const { db, studentId } = context;
  const [rows, scholarships] = await Promise.all([
    db.query.applications.findMany({
      columns: { id: true, college: true, round: true, status: true, decision: true, deadline: true },
      where: eq(applications.userId, studentId),
      orderBy: [asc(applications.createdAt), asc(applications.id)],
    }),
    loadScholarships(context),
  ]);
  return rows.flatMap(({ id, ...row }) => {
    const plan = roundPlanOf({ ...row, scholarship: scholarships.has(id) });
    return plan ? [{ id, plan }] : [];
  });
}

/** The ids of the applications of which the student says that a scholarship needs their date. */
export async function loadScholarships({ db, studentId }: StudentContext): Promise<Set<string>> {
  const rows = await db.query.requirements.findMany({
    columns: { appId: true, kind: true, state: true },
    where: and(eq(requirements.userId, studentId), eq(requirements.kind, 'scholarship')),
  });
  return withScholarship(rows);
}

import { eq } from 'drizzle-orm';
import { clashesAmong } from '#contract/early-plans.ts';
import type { OverviewSupplemental } from '#contract/overview-record.ts';
import { overviewOf } from '#contract/overview-of.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { roundPlanOf, roundRules } from '../colleges/round-plans.ts';
import type { Input, StudentContext } from '../context.ts';
import { activities, applications, essays, versions } from '../db/schema.ts';
import { isShownGrade, publicId, summaryColumns } from './essay-rows.ts';
import { loadScholarships } from './rounds.ts';
import { readPlan } from './plan.ts';

/** The figures of the dashboard. The plan behind them reads every text for names of other colleges. */
export async function readOverview(context: StudentContext, { query: { tz } }: Input<'readOverview'>) {
  const { db, clock, studentId } = context;
  const [written, applied, activityRows, scholarships, { items }] = await Promise.all([
    db
      .select({ ...summaryColumns, id: publicId, appId: essays.appId, categories: versions.categories })
      .from(essays)
      .leftJoin(versions, isShownGrade)
      .where(eq(essays.userId, studentId)),
    db.query.applications.findMany({
      columns: { id: true, college: true, status: true, round: true, deadline: true, decision: true },
      where: eq(applications.userId, studentId),
    }),
    db.query.activities.findMany({
      columns: { title: true, impact: true },
      where: eq(activities.userId, studentId),
    }),
    loadScholarships(context),
    readPlan(context),
  ]);
  const mainEssay = written.find(({ appId }) => appId === null);
  if (!mainEssay) throw new Problem(401, refusals.signInAgain);

  const supplementals = new Map<string | null, OverviewSupplemental[]>(applied.map(({ id }) => [id, []]));
  for (const { appId, ...essay } of written) supplementals.get(appId)?.push(essay);
  const record = {
    applications: applied.map((row) => ({ ...row, supplementals: supplementals.get(row.id)! })),
    mainEssay,
    activities: activityRows,
    items,
    clashes: clashesAmong(
      roundRules,
      applied.flatMap((row) => {
        const round = roundPlanOf({ ...row, scholarship: scholarships.has(row.id) });
        return round ? [{ id: row.id, plan: round }] : [];
      }),
    ),
  };
  return overviewOf(record, clock(), tz);
}

import { namesInWords } from '../names-in-words.ts';
import { planOf } from '../plan/plan-of.ts';
import type { PlanFacts, PlanRecord } from '../plan/record.ts';
import type { PlanItem } from '../plan.ts';
import type { ReviewPlan } from '../review.ts';
import type { Shown } from '../shares.ts';

/** What a student's plan is made of. */
interface PlanParts {
  record: PlanRecord;
  facts: PlanFacts;
  now: Date;
  zone: string;
}

/**
 * The plan as a reader sees it: dates and states. Titles name colleges and no essay, unless the student shows essays. Without
 * decisions nothing in it follows from one.
 * @param scores of essays, by their ids
 */
export function reviewPlanOf(
  { record, facts, now, zone }: PlanParts,
  scores: ReadonlyMap<string, number | null>,
  show: readonly Shown[],
): ReviewPlan {
  const applications = show.includes('decisions')
    ? record.applications
    : record.applications.map((application) => ({ ...application, decision: null }));
  const { items } = planOf({ ...record, comments: [], applications }, facts, now, zone);
  const colleges = new Map(applications.map(({ id, college }) => [id, college]));
  const titleOf = ({ title, essayId, appIds }: PlanItem) => {
    if (essayId === null) return title;
    const names = appIds.flatMap((id) => colleges.get(id) ?? []);
    const name = show.includes('essays') ? title : `Essay for ${namesInWords(names)}`;
    const score = show.includes('scores') ? scores.get(essayId) : null;
    return score === null || score === undefined ? name : `${name} (${score} of 100)`;
  };
  return {
    items: items.map((item) => {
      const { due, state, waitingFor } = item;
      return { title: titleOf(item), due, state, waitingFor };
    }),
    apps: applications.map(({ college, round, deadline, status, decision }) => ({
      college,
      round,
      deadline,
      status,
      decision,
    })),
  };
}

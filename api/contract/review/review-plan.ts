import type { Application } from '../applications.ts';
import type { PlanItem } from '../plan.ts';
import { namesInWords } from '../names-in-words.ts';
import type { ReviewPlan } from '../review.ts';
import type { Shown } from '../shares.ts';

type SharedApplication = Pick<Application, 'id' | 'college' | 'round' | 'deadline' | 'status' | 'decision'>;

/** The applications from which the plan for a reader is made. Without decisions nothing in it may follow from one. */
export const applicationsFor = <A extends Pick<Application, 'decision'>>(
  show: readonly Shown[],
  applications: readonly A[],
) =>
  show.includes('decisions') ? applications : applications.map((application) => ({ ...application, decision: null }));

/**
 * The plan as a reader sees it: dates and states. Titles name colleges and no essay, unless the student shows essays.
 * @param items of the plan that was made of `applicationsFor`
 * @param scores of essays, by their ids
 */
export function reviewPlanOf(
  {
    items,
    applications,
    scores,
  }: {
    items: readonly PlanItem[];
    applications: readonly SharedApplication[];
    scores: ReadonlyMap<string, number | null>;
  },
  show: readonly Shown[],
): ReviewPlan {
  const colleges = new Map(applications.map(({ id, college }) => [id, college]));
  const titleOf = ({ title, essayId, appIds }: PlanItem) => {
    if (essayId === null) return title;
    const names = appIds.flatMap((id) => colleges.get(id) ?? []);
    const name = show.includes('essays') ? title : `Essay for ${namesInWords(names)}`;
    const score = show.includes('scores') ? scores.get(essayId) : null;
    return score === null || score === undefined ? name : `${name} (${score} of 100)`;
  };
  return {
    items: items.map(({ due, state, waitingFor, ...item }) => ({
      title: titleOf({ due, state, waitingFor, ...item }),
      due,
      state,
      waitingFor,
    })),
    apps: applicationsFor(show, applications).map(({ college, round, deadline, status, decision }) => ({
      college,
      round,
      deadline,
      status,
      decision,
    })),
  };
}

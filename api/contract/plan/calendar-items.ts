import type { Application } from '../applications.ts';
import type { PlanItem } from '../plan.ts';

/**
 * The items of a plan that stand in a calendar: those with a date that are not done. `isAlone` says whether a calendar has to remind of one:
 * an essay that is due with its application is told by the deadline of that. `essayIds` are the essays among them.
 */
export function calendarItems(apps: readonly Pick<Application, 'deadline'>[], items: readonly PlanItem[]) {
  const deadlines = new Set(apps.map(({ deadline }) => deadline));
  const dated = items.flatMap(({ id, title, kind, state, due, essayId }) =>
    due === null || state === 'done'
      ? []
      : [{ id, title, due, essayId, isAlone: kind !== 'essay' || !deadlines.has(due) }],
  );
  return { events: dated, essayIds: new Set(dated.map(({ essayId }) => essayId)) };
}

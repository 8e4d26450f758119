import type { PlanItem } from '../plan.ts';

/** The items of a plan that stand in a calendar: those with a date that are not done. `essayIds` are the essays among them. */
export function calendarItems(items: readonly PlanItem[]) {
  const events = items.flatMap(({ id, title, state, due, essayId }) =>
    due === null || state === 'done' ? [] : [{ id, title, due, essayId }],
  );
  return { events, essayIds: new Set(events.map(({ essayId }) => essayId)) };
}

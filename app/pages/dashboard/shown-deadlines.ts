import type { UpcomingDeadline } from '#contract/overview.ts';
import { whenDue } from '#contract/when-due.ts';

/** How many deadlines stand on the dashboard; the rest are behind View All. */
const SHOWN = 6;
/** How many of them may be overdue, so that what can still be met is seen. */
const OVERDUE = 2;

/** Of all deadlines, soonest first, those on the dashboard: the overdue ones that are nearest, then what comes next. */
export function shownDeadlines(deadlines: readonly UpcomingDeadline[], now: Date, timeZone: string) {
  const overdue = deadlines.filter(({ due }) => whenDue(due, now, timeZone).passed);
  return [...overdue.slice(-OVERDUE), ...deadlines.slice(overdue.length)].slice(0, SHOWN);
}

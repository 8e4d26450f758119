import { daysUntil } from '#contract/dates.ts';
import type { UpcomingDeadline } from '#contract/overview.ts';

/** How many deadlines stand on the dashboard; the rest are behind View All. */
const SHOWN = 6;
/** How many of them may be overdue, so that what can still be met is seen. */
const OVERDUE = 2;

/** Of all deadlines, soonest first, those on the dashboard: the overdue ones that are nearest, then what comes next. */
export function shownDeadlines(deadlines: readonly UpcomingDeadline[], now: Date, timeZone: string) {
  const isOverdue = ({ due }: UpcomingDeadline) => daysUntil(due, now, timeZone) < 0;
  const overdue = deadlines.filter(isOverdue);
  return [...overdue.slice(-OVERDUE), ...deadlines.slice(overdue.length)].slice(0, SHOWN);
}

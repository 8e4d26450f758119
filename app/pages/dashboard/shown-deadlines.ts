import type { UpcomingDeadline } from '#contract/overview.ts';
import { whenDue } from '#contract/when-due.ts';

/** How many deadlines the dashboard shows; the rest are behind View All. */
const SHOWN = 6;
/** How many of them may be overdue, so that deadlines that can still be met are seen. */
const OVERDUE = 2;

/** The deadlines on the dashboard, of all that are given soonest first: the newest overdue ones, then the next ones. */
export function shownDeadlines(deadlines: readonly UpcomingDeadline[], now: Date, timeZone: string) {
  const overdue = deadlines.filter(({ due }) => whenDue(due, now, timeZone).passed);
  return [...overdue.slice(-OVERDUE), ...deadlines.slice(overdue.length)].slice(0, SHOWN);
}

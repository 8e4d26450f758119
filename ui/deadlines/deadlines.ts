import { differenceInCalendarDays, parseISO } from 'date-fns';

export type DeadlineState = 'past' | 'today' | 'soon' | 'far';

/** Up to so many days ahead a deadline is soon. */
const SOON = 7;

/** Calendar days from `today` to `due`, both `2026-11-10`; negative where it is past. */
export function daysUntil(due: string, today: string) {
  return differenceInCalendarDays(parseISO(due), parseISO(today));
}

/** How near a deadline is: past, today, soon (up to 7 days), far. */
export function deadlineState(due: string, today: string): DeadlineState {
  const days = daysUntil(due, today);
  if (days < 0) return 'past';
  if (days === 0) return 'today';
  return days <= SOON ? 'soon' : 'far';
}

/** A deadline as it is said in the app: 2 days overdue, Due today, Due tomorrow, In 5 days. */
export function relativeWords(due: string, today: string) {
  const days = daysUntil(due, today);
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} overdue`;
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `In ${days} days`;
}

import { differenceInCalendarDays, parseISO } from 'date-fns';

/** A deadline as the student's calendar and clock have it. */
export interface Deadline {
  /** Its calendar day, `2026-11-15`. */
  day: string;
  /** The time at which it closes on that day, `1:00 PM`; null where that is the end of the day. */
  time: string | null;
  /** Whether it is over, which a deadline of today may be: its closing time has come. */
  passed: boolean;
}

export type DeadlineState = 'past' | 'today' | 'soon' | 'far';

/** Up to so many days ahead a deadline is soon. */
const SOON = 7;

/** Calendar days from `today` to `day`, both `2026-11-10`; negative where it is past. */
export function daysUntil(day: string, today: string) {
  return differenceInCalendarDays(parseISO(day), parseISO(today));
}

/** How near a deadline is: past, today, soon (up to 7 days), far. */
export function deadlineState({ day, passed }: Deadline, today: string): DeadlineState {
  const days = daysUntil(day, today);
  if (passed || days < 0) return 'past';
  if (days === 0) return 'today';
  return days <= SOON ? 'soon' : 'far';
}

/** A deadline as it is said in the app: 2 days overdue, Closed today at 1:00 PM, Due today, Due tomorrow, In 5 days. */
export function relativeWords({ day, time, passed }: Deadline, today: string) {
  const days = daysUntil(day, today);
  if (days < 0) return `${-days} ${days === -1 ? 'day' : 'days'} overdue`;
  if (days === 0) return passed ? `Closed today at ${time}` : 'Due today';
  return days === 1 ? 'Due tomorrow' : `In ${days} days`;
}

/** The time at which a deadline closes that is still to come, `1:00 PM`; null where that is the end of its day. */
export const closingTime = ({ time, passed }: Deadline) => (passed ? null : time);

/** The same words, and the closing time behind them: In 5 days, 1:00 PM. */
export function relativeWordsAndTime(deadline: Deadline, today: string) {
  return [relativeWords(deadline, today), closingTime(deadline)].filter(Boolean).join(', ');
}

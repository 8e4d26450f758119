import { inFigures } from '../in-words.ts';
/** A deadline in the student's time zone. */
export interface Deadline {
  /** Its calendar day, `2026-11-15`. */
  day: string;
  /** The time at which it closes on that day, `1:00 PM`; null for the end of the day. */
  time: string | null;
  /** Whether it is over. A deadline of today is over once its closing time has come. */
  passed: boolean;
}

export type DeadlineState = 'past' | 'today' | 'soon' | 'far';

const DAY = 24 * 60 * 60_000;

/** A deadline is soon up to so many days ahead. */
const SOON = 7;

/** Calendar days from `today` to `day`, both `2026-11-10`; negative where it is past. */
export function daysUntil(day: string, today: string) {
  return (Date.parse(day) - Date.parse(today)) / DAY;
}

/** How near a deadline is: past, today, soon (up to 7 days) or far. */
export function deadlineState({ day, passed }: Deadline, today: string): DeadlineState {
  const days = daysUntil(day, today);
  if (passed || days < 0) return 'past';
  if (days === 0) return 'today';
  return days <= SOON ? 'soon' : 'far';
}

/** A deadline in words: 2 days overdue, Closed today at 1:00 PM, Due today, Due tomorrow, In 5 days. */
export function relativeWords({ day, time, passed }: Deadline, today: string) {
  const days = daysUntil(day, today);
  if (days < 0) return `${inFigures(-days, 'day')} overdue`;
  if (days === 0) return passed ? `Closed today at ${time}` : 'Due today';
  return days === 1 ? 'Due tomorrow' : `In ${days} days`;
}

/** The time at which a coming deadline closes, `1:00 PM`; null for the end of its day, or where it has passed. */
export const closingTime = ({ time, passed }: Deadline) => (passed ? null : time);

/** The words of `relativeWords`, followed by the closing time: In 5 days, 1:00 PM. */
export function relativeWordsAndTime(deadline: Deadline, today: string) {
  return [relativeWords(deadline, today), closingTime(deadline)].filter(Boolean).join(', ');
}

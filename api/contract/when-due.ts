import { asInGreenwich, calendarDayOf, daysUntil } from './dates.ts';
import { type DateLook, formatDate } from './format-date.ts';

/** How a deadline stands for a student at some moment. */
export interface WhenDue {
  /** The student's calendar day on which it is due, `2026-11-15`. */
  day: string;
  /** The time at which it closes on that day, `1:00 PM`; null at 23:59, the end of the day. */
  time: string | null;
  /** Calendar days until then: 0 today, 1 tomorrow, -1 yesterday. */
  days: number;
  /** True once its closing time has come or, at 23:59, once its day has ended. */
  passed: boolean;
}

/**
 * The one rule on how near a deadline is, for every screen, suggestion and answer. A deadline at 23:59 stands for its
 * whole day, as application portals mean it; any other has passed at its very minute.
 */
export function whenDue(instant: string, now: Date, timeZone: string): WhenDue {
  const days = daysUntil(instant, now, timeZone);
  const time = closingTime(instant, timeZone);
  const passed = days < 0 || (days === 0 && time !== null && Date.parse(instant) <= now.getTime());
  return { day: calendarDayOf(instant, timeZone), time, days, passed };
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** The time of a closing on its day, `1:00 PM`; null at 23:59, the end of the day. */
export function closingTime(instant: string, timeZone: string): string | null {
  const local = asInGreenwich(new Date(instant), timeZone);
  if (local.getUTCHours() === 23 && local.getUTCMinutes() === 59) return null;
  // Some browsers put a narrow no-break space before PM.
  return clock.format(local).replace('\u202f', ' ');
}

/** When a deadline is, its day written like the example: December 1, or where it closes within its day, December 1, 2:59 AM. */
export function deadlineInWords(like: DateLook, instant: string, timeZone: string): string {
  return [formatDate(like, instant, timeZone), closingTime(instant, timeZone)].filter(Boolean).join(', ');
}

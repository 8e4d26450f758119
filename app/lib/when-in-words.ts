import { calendarDayOf, daysUntil } from '#contract/dates.ts';
import { formatDate } from '#contract/format-date.ts';

/** When something was: `Today, 9:05 AM`, `Nov 7, 1:30 PM`, or with the precision of an hour `Today, 9 AM`. */
export function whenInWords(instant: string, now: Date, timeZone: string, precision: 'minute' | 'hour' = 'minute') {
  const yearOf = (time: string | Date) => calendarDayOf(time, timeZone).slice(0, 4);
  const isThisYear = yearOf(instant) === yearOf(now);
  const day =
    { 0: 'Today', [-1]: 'Yesterday' }[daysUntil(instant, now, timeZone)] ??
    formatDate(isThisYear ? 'Nov 7' : 'Nov 7, 2026', instant, timeZone);
  const minute = precision === 'minute' ? ({ minute: '2-digit' } as const) : {};
  return `${day}, ${new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', ...minute, timeZone })}`;
}

/** The time of day: 9:05 AM. */
export function timeInWords(instant: Date, timeZone: string) {
  return instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
}

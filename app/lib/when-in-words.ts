import { daysUntil } from '#contract/dates.ts';

/** When something was: `Today, 9:05 AM`, `Nov 7, 1:30 PM`, or with the precision of an hour `Today, 9 AM`. */
export function whenInWords(instant: string, now: Date, timeZone: string, precision: 'minute' | 'hour' = 'minute') {
  const format = (options: Intl.DateTimeFormatOptions, time = new Date(instant)) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(time);
  const year = { year: 'numeric' } as const;
  const isThisYear = format(year) === format(year, now);
  const day =
    { 0: 'Today', [-1]: 'Yesterday' }[daysUntil(instant, now, timeZone)] ??
    format({ month: 'short', day: 'numeric', ...(isThisYear ? {} : year) });
  return `${day}, ${format({ hour: 'numeric', ...(precision === 'minute' && { minute: '2-digit' }) })}`;
}

/** The time of day: 9:05 AM. */
export function timeInWords(instant: Date, timeZone: string) {
  return instant.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
}

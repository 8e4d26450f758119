/** How a date is written, each by an example of it. */
const LOOKS = {
  Sat: { weekday: 'short' },
  Saturday: { weekday: 'long' },
  'Nov 7': { month: 'short', day: 'numeric' },
  'Nov 7, 2026': { dateStyle: 'medium' },
  'Sat, Nov 7': { weekday: 'short', month: 'short', day: 'numeric' },
  'November 7': { month: 'long', day: 'numeric' },
  'November 7, 2026': { dateStyle: 'long' },
  'Saturday, November 7': { weekday: 'long', month: 'long', day: 'numeric' },
  'Saturday, November 7, 2026': { dateStyle: 'full' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateLook = keyof typeof LOOKS;

// Making one takes longer than all its dates of a page.
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date written like the example. An instant is the day that it is in the time zone; a calendar day, `2026-11-07`, needs none. */
export function formatDate(like: DateLook, date: string | Date, timeZone = 'UTC'): string {
  const key = like + timeZone;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...LOOKS[like], timeZone });
  formats.set(key, format);
  return format.format(new Date(date));
}

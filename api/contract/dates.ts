import { tzOffset } from '@date-fns/tz';

/** The zone of a student whose zone is not known: the one that most application portals name. */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** An hour and a day in ms. A day on which the clock changes is longer or shorter. */
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;

/**
 * The instant of a deadline, ISO 8601 with Z, or null where the text is no date of the years 2000 to 2100. A date alone
 * means 23:59 in the given zone, as application portals state it; a time without a zone is read in that zone too.
 */
export function instantOf(text: string, timeZone: string): string | null {
  const match = FORM.exec(text.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const [hours, minutes, seconds] = [Number(match[4] ?? 23), Number(match[5] ?? 59), Number(match[6] ?? 0)];
  const exists = month >= 1 && month <= 12 && new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  if (!exists || year < 2000 || year > 2100 || hours > 23 || minutes > 59 || seconds > 59) return null;
  const clock = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const instant = match[7] ? clock - offsetMs(match[7]) : instantAt(clock, timeZone);
  const iso = new Date(instant).toISOString();
  return iso >= '2000' && iso < '2101' ? iso : null;
}

/**
 * The instant at which the clock of a zone shows what the clock in Greenwich shows at `clock`. A time that a change of the clock leaves out is
 * read by the clock before it, and one that comes twice is the first.
 */
function instantAt(clock: number, timeZone: string) {
  const offsetAt = (time: number) => tzOffset(timeZone, new Date(time)) * 60_000;
  // A day before and a day after, so that the change of the clock lies between them.
  const [before, after] = [offsetAt(clock - DAY), offsetAt(clock + DAY)];
  const first = clock - before;
  return offsetAt(first) === before ? first : offsetAt(clock - after) === after ? clock - after : first;
}

function offsetMs(offset: string) {
  if (offset === 'Z') return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/** Calendar days from `now` to an instant, as a student in that zone counts them: 0 today, 1 tomorrow, -1 yesterday. */
export function daysUntil(instant: string, now: Date, timeZone: string) {
  return dayOf(new Date(instant), timeZone) - dayOf(now, timeZone);
}

/** The number of a zone's calendar day, counted from 1970. */
function dayOf(time: Date, timeZone: string) {
  return Math.floor(asInGreenwich(time, timeZone).getTime() / DAY);
}

/** Compares two instants, the sooner first. What has none comes last. */
export function byInstant(a: string | null, b: string | null) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}

/** The calendar day of an instant in a zone, `2026-11-10`. */
export function calendarDayOf(instant: string | Date, timeZone: string) {
  return new Date(dayOf(new Date(instant), timeZone) * DAY).toISOString().slice(0, 10);
}

/** The instant at which the clock in Greenwich shows what the clock of a zone shows at `time`. */
export const asInGreenwich = (time: Date, timeZone: string) =>
  new Date(time.getTime() + tzOffset(timeZone, time) * 60_000);

/** The date and the time of an instant as the clock of a zone has them, `2026-11-10 18:00`. */
export function localTimeOf(instant: string, timeZone: string) {
  return asInGreenwich(new Date(instant), timeZone).toISOString().slice(0, 16).replace('T', ' ');
}

/** True for the name of an IANA time zone, such as `Asia/Kathmandu`. */
export function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

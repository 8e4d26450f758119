import { asInGreenwich, calendarDayOf, DAY, instantOf } from '../dates.ts';
import type { DaysOff } from '../plan.ts';
import type { DateLook } from '../format-date.ts';
import { closingTime, deadlineInWords } from '../when-due.ts';

/** No date is looked for further than that, whatever a student marks as days off. */
const FURTHEST = 2 * 366;

/** The hour from which a day has time to work in it. */
const MORNING = 5;

export const dayNumber = (day: string): number => Date.parse(day) / DAY;
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** The days of a student, as numbers from 1970-01-01 in their zone: what day an instant is on, and what a day is for. */
export class StudentDays {
  readonly today: number;
  readonly #zone: string;
  readonly #off: readonly { from: number; to: number; name: string; writing: boolean }[];
  readonly #days = new Map<string, number>();
  readonly #ends = new Map<number, string>();
  readonly #countsOfWriting: number[] = [];

  constructor(daysOff: readonly DaysOff[], now: Date, zone: string) {
    this.#zone = zone;
    this.today = dayNumber(calendarDayOf(now, zone));
    this.#off = daysOff.map(({ from, to, ...day }) => ({ ...day, from: dayNumber(from), to: dayNumber(to) }));
  }

  /** The day of an instant. */
  of(instant: string): number {
    const known = this.#days.get(instant);
    if (known !== undefined) return known;
    const day = dayNumber(calendarDayOf(instant, this.#zone));
    this.#days.set(instant, day);
    return day;
  }

  /** The last day on which one can work for an instant: the day before, where it comes before five in the morning. */
  lastFor(instant: string): number {
    return this.of(instant) - (asInGreenwich(new Date(instant), this.#zone).getUTCHours() < MORNING ? 1 : 0);
  }

  /** The time of an instant on its day, `2:59 AM`; null at 23:59, the end of the day. */
  timeOf(instant: string): string | null {
    return closingTime(instant, this.#zone);
  }

  /** When an instant is, its day written like the example: December 1; December 1, 2:59 AM. */
  inWords(like: DateLook, instant: string): string {
    return deadlineInWords(like, instant, this.#zone);
  }

  /** The instant at which a day is over, 23:59. */
  endOf(day: number): string {
    const known = this.#ends.get(day);
    if (known !== undefined) return known;
    const end = instantOf(dayText(day), this.#zone)!;
    this.#ends.set(day, end);
    return end;
  }

  /** The days off that a day belongs to. */
  offOn(day: number) {
    return this.#off.find(({ from, to }) => from <= day && day <= to);
  }

  /** Whether the student writes on a day: not on days off, unless they say that they do. */
  isForWriting(day: number): boolean {
    return !this.#off.some(({ from, to, writing }) => !writing && from <= day && day <= to);
  }

  /** How many days for writing there are from today to a day, both counted. */
  writingUntil(day: number): number {
    const counts = this.#countsOfWriting;
    for (let next = counts.length; next <= day - this.today; next++)
      counts.push((counts[next - 1] ?? 0) + Number(this.isForWriting(this.today + next)));
    return counts[day - this.today] ?? 0;
  }

  /** The day from which so many school days remain before another day. The other day itself is not counted. */
  schoolDaysBefore(day: number, count: number): number {
    let from = day;
    for (let left = count; left > 0 && from > day - FURTHEST;) {
      from -= 1;
      if (this.#isSchoolDay(from)) left -= 1;
    }
    return from;
  }

  /** How many school days there are from today up to a day, which itself is not counted. */
  schoolDaysUntil(day: number): number {
    let count = 0;
    for (let next = this.today; next < Math.min(day, this.today + FURTHEST); next++)
      if (this.#isSchoolDay(next)) count += 1;
    return count;
  }

  /** The next school day after a day. */
  nextSchoolDay(day: number): number {
    let next = day + 1;
    while (!this.#isSchoolDay(next) && next < day + FURTHEST) next += 1;
    return next;
  }

  #isSchoolDay(day: number): boolean {
    const weekday = new Date(day * DAY).getUTCDay();
    return weekday !== 0 && weekday !== 6 && this.offOn(day) === undefined;
  }
}

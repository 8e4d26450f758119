import { calendarDayOf } from '#contract/dates.ts';
import type { Moment } from './figures.ts';

/** A day that students name instead of a date. */
interface Holiday {
  name: string;
  pattern: RegExp;
  /** The day of a year, counted from 1 January 1970. */
  on: (year: number) => number;
}

const DAY = 86_400_000;
const dayNumber = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / DAY;

/** The fourth Thursday of November. */
function thanksgiving(year: number): number {
  const first = dayNumber(year, 10, 1);
  const weekday = new Date(first * DAY).getUTCDay();
  return first + ((4 - weekday + 7) % 7) + 21;
}

const HOLIDAYS: readonly Holiday[] = [
  { name: "New Year's Day", pattern: /\bnew years?(?: day| eve)?\b/, on: (year) => dayNumber(year, 0, 1) },
  {
    name: 'Christmas',
    pattern: /\b(?:christmas|xmas|hanukkah|holidays|winter break|the break)\b/,
    on: (year) => dayNumber(year, 11, 25),
  },
  { name: 'Thanksgiving', pattern: /\bthanksgiving\b/, on: thanksgiving },
  { name: 'Halloween', pattern: /\bhalloween\b/, on: (year) => dayNumber(year, 9, 31) },
];

/** Days after a holiday in which its name speaks of the one that was: "thanksgiving break is almost over". */
const JUST_BEEN = 14;

/** The holiday to come that a question names, and how many days are left until it does. */
export function holidayIn(text: string, { now, timeZone }: Moment): { name: string; ahead: number } | undefined {
  const holiday = HOLIDAYS.find(({ pattern }) => pattern.test(text));
  if (!holiday) return undefined;
  const [year = 0, month = 0, day = 0] = calendarDayOf(now, timeZone).split('-').map(Number);
  const today = dayNumber(year, month - 1, day);
  const days = [year, year + 1].map((one) => holiday.on(one) - today);
  if (days.some((ahead) => ahead < 0 && ahead >= -JUST_BEEN)) return undefined;
  return { name: holiday.name, ahead: days.find((ahead) => ahead >= 0) ?? 0 };
}

import { calendarDayOf } from '#contract/dates.ts';
import { numberOf, type Moment } from './figures.ts';
import { holidayIn } from './holidays.ts';
import { counted } from './markdown.ts';

/** The days that a question asks about, counted from today, which is 0. */
export interface DaysAsked {
  /** "today", "in November"; empty where the question names no days. */
  name: string;
  from: number;
  to: number;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

export function daysAsked(said: string, moment: Moment): DaysAsked {
  const text = said.replace(NOT_UNTIL, 'in').replace(END_OF_YEAR, 'end of december');
  if (/\b(?:today|tonight)\b/.test(text)) return { name: 'today', from: 0, to: 0 };
  if (/\btomorrow\b/.test(text)) return { name: 'tomorrow', from: 1, to: 1 };
  const month = monthNamed(text);
  const span = month < 0 ? spanIn(text) : undefined;
  return (
    span ??
    monthIn(text, month, moment) ??
    aroundHoliday(text, moment) ??
    weekdayIn(text, moment) ?? { name: '', from: 0, to: Infinity }
  );
}

/** What is not due before a month is due in it: "dont have to be in until january". */
const NOT_UNTIL = /\b(?:not|dont|arent|isnt) (?:\w+ ){0,4}(?:until|till|til)\b/;

/** The index of the month that a text names, in full or by three letters, or -1. "May" and "mar" are hardly ever the month. */
const monthNamed = (text: string): number =>
  MONTHS.findIndex((name) => {
    const month = name.toLowerCase();
    const short = month === 'march' ? month : month.slice(0, 3);
    return month !== 'may' && new RegExp(`\\b(?:${month}|${short}|${month.slice(0, 4)})\\b`).test(text);
  });

/** All months that a text names, in full or by three letters. */
const monthsNamed = (text: string): number[] =>
  MONTHS.flatMap((name, at) =>
    monthNamed(text.match(new RegExp(`\\b${name.slice(0, 3)}[a-z]*\\b`, 'i'))?.[0] ?? '') === at ? [at] : [],
  );

/** "before the end of the year", "before the year is over". */
const END_OF_YEAR = /\b(?:end of (?:the|this) year|year (?:is over|ends))\b/;
/** What speaks of the last day of a month: "before the end of december". */
const ENDS = /\bend of\b|\b(?:is over|ends)\b/;

const BEFORE = /\b(?:before|until|till|til|by)\b/;
const AFTER = /\b(?:after|past|following|once)\b/;

/** "before Christmas", "by New Year's Day", "after Thanksgiving"; a holiday alone is the time up to it. */
function aroundHoliday(text: string, moment: Moment): DaysAsked | undefined {
  const holiday = holidayIn(text, moment);
  if (!holiday) return undefined;
  const { name, ahead } = holiday;
  if (AFTER.test(text)) return { name: `after ${name}`, from: ahead + 1, to: Infinity };
  return { name: `before ${name}`, from: 0, to: Math.max(0, ahead - 1) };
}

/** "in the next 3 days", "this week". */
function spanIn(text: string): DaysAsked | undefined {
  const [, amount = '', unit = ''] =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|couple|few) (?:of )?(days?|weeks?)\b/.exec(text) ?? [];
  if (unit !== '' && !/\bhow\b/.test(text)) {
    const to = numberOf(amount) * (unit.startsWith('week') ? 7 : 1);
    return { name: `in the next ${counted(to, 'day')}`, from: 0, to };
  }
  if (/\bnext week\b/.test(text)) return { name: 'in the next 14 days', from: 0, to: 14 };
  return /\bweek(?:end)?\b/.test(text) ? { name: 'in the next 7 days', from: 0, to: 7 } : undefined;
}

/** "january 5", "jan 5th". */
const DATE_OF_MONTH = /\b(?:jan|feb|march|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/;

/** "this month", "next month", "in January", which is the coming one. @param named the index of the month that is named, or -1 */
function monthIn(text: string, named: number, { now, timeZone }: Moment): DaysAsked | undefined {
  if (named < 0 && !/\bmonth\b/.test(text)) return undefined;
  const [year = 0, month = 0, day = 0] = calendarDayOf(now, timeZone).split('-').map(Number);
  const both = named >= 0 ? monthsNamed(text) : [];
  if (both.length > 1 && !BEFORE.test(text) && !AFTER.test(text)) {
    const far = both.map((at) => (at - (month - 1) + 12) % 12).toSorted((a, b) => a - b);
    const names = far.map((months) => MONTHS[(month - 1 + months) % 12]).join(' and ');
    const dayOf = (months: number, date: number) =>
      (Date.UTC(year, month - 1 + months, date) - Date.UTC(year, month - 1, day)) / 86_400_000;
    return { name: `in ${names}`, from: Math.max(0, dayOf(far[0] ?? 0, 1)), to: dayOf((far.at(-1) ?? 0) + 1, 0) };
  }
  const ahead = named >= 0 ? (named - (month - 1) + 12) % 12 : /\bnext month\b/.test(text) ? 1 : 0;
  const dayNumber = (months: number, date: number) =>
    (Date.UTC(year, month - 1 + months, date) - Date.UTC(year, month - 1, day)) / 86_400_000;
  const [, date] = named >= 0 ? (DATE_OF_MONTH.exec(text) ?? []) : [];
  if (date) {
    const passed = ahead === 0 && Number(date) < day;
    const on = dayNumber(passed ? 12 : ahead, Number(date));
    const dayName = `${MONTHS[named]} ${date}`;
    if (BEFORE.test(text)) return { name: `by ${dayName}`, from: 0, to: on };
    return AFTER.test(text)
      ? { name: `after ${dayName}`, from: on + 1, to: Infinity }
      : { name: `on ${dayName}`, from: on, to: on };
  }
  if (BEFORE.test(text) && ENDS.test(text)) {
    const of = MONTHS[(month - 1 + ahead) % 12];
    return { name: `by the end of ${of}`, from: 0, to: dayNumber(ahead + 1, 0) };
  }
  if (named >= 0 && BEFORE.test(text)) return { name: `before ${MONTHS[named]}`, from: 0, to: dayNumber(ahead, 0) };
  if (named >= 0 && AFTER.test(text)) {
    return { name: `after ${MONTHS[named]}`, from: dayNumber(ahead + 1, 1), to: Infinity };
  }
  const name = `in ${MONTHS[(month - 1 + ahead) % 12]}`;
  return { name, from: Math.max(0, dayNumber(ahead, 1)), to: dayNumber(ahead + 1, 0) };
}

/** "by Friday". */
function weekdayIn(text: string, { now, timeZone }: Moment): DaysAsked | undefined {
  const weekday = WEEKDAYS.findIndex((name) => text.includes(name.toLowerCase()));
  if (weekday < 0) return undefined;
  const today = WEEKDAYS.indexOf(new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(now));
  return { name: `by ${WEEKDAYS[weekday]}`, from: 0, to: (weekday - today + 7) % 7 };
}

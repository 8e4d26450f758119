import { inFigures } from '#contract/in-words.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { MONTH_PATTERN, monthOf, MONTHS } from '../../months.ts';
import { numberOf, type Moment } from './figures.ts';
import { holidayIn } from './holidays.ts';

/** The days that a question asks about, counted from today, which is 0. */
export interface DaysAsked {
  /** "today", "in November"; empty where the question names no days. */
  name: string;
  from: number;
  to: number;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function daysAsked(said: string, moment: Moment): DaysAsked {
  const text = said.replace(NOT_UNTIL, 'in').replace(END_OF_YEAR, 'end of december');
  if (/\b(?:today|tonight)\b/.test(text)) return { name: 'today', from: 0, to: 0 };
  if (/\btomorrow\b/.test(text)) return { name: 'tomorrow', from: 1, to: 1 };
  const month = monthNamed(text);
  return (
    weekOf(text, moment) ??
    datesIn(text, moment) ??
    (month < 0 ? spanIn(text) : undefined) ??
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
    // "Decided" begins like December and is none.
    (text.match(new RegExp(`\\b${name.slice(0, 3)}[a-z]*\\b`, 'gi')) ?? []).some((word) => monthNamed(word) === at)
      ? [at]
      : [],
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

/** "the week of Christmas", "the week of January 4": from its Monday to its Sunday. */
function weekOf(text: string, moment: Moment): DaysAsked | undefined {
  if (BEFORE.test(text) || AFTER.test(text)) return undefined;
  const [, of = ''] = /\bweek of (.+)/.exec(text) ?? [];
  const holiday = holidayIn(of, moment);
  const date = holiday ? undefined : datesIn(of, moment);
  const ahead = holiday?.ahead ?? date?.from;
  if (ahead === undefined) return undefined;
  const monday = ahead - ((calendarOf(moment).dayOfWeek(ahead) + 6) % 7);
  return {
    name: `in the week of ${holiday?.name ?? date!.name.replace(/^on /, '')}`,
    from: Math.max(0, monday),
    to: monday + 6,
  };
}

/** "in the next 3 days", "this week". */
function spanIn(text: string): DaysAsked | undefined {
  const [, amount = '', unit = ''] =
    /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|couple|few) (?:of )?(days?|weeks?|months?)\b/.exec(
      text,
    ) ?? [];
  if (unit !== '' && !/\bhow\b/.test(text)) {
    const to = numberOf(amount) * (DAYS[unit.replace(/s$/, '')] ?? 1);
    return { name: `in the next ${inFigures(to, 'day')}`, from: 0, to };
  }
  if (/\bweek after next\b/.test(text)) return { name: 'in the next 21 days', from: 0, to: 21 };
  if (/\bnext week\b/.test(text)) return { name: 'in the next 14 days', from: 0, to: 14 };
  return /\bweek(?:end)?\b/.test(text) ? { name: 'in the next 7 days', from: 0, to: 7 } : undefined;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

/** "january 5", "jan 5th". */
const DATE = new RegExp(String.raw`\b(${MONTH_PATTERN.toLowerCase()}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b`, 'g');
/** The second day of "between dec 1 and 15". */
const SAME_MONTH = /^ and (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/;

/** "by January 5", "after December 1 but before January 5", "between Nov 15 and Dec 1". */
function datesIn(text: string, moment: Moment): DaysAsked | undefined {
  const { monthsUntil, daysUntil } = calendarOf(moment);
  const dated = (word: string, date: string) => {
    const month = monthOf(word);
    const [months, day] = [monthsUntil(month), Number(date)];
    const on = daysUntil(months, day);
    // A date of the present month that has passed is the one of next year.
    return { name: `${MONTHS[month]} ${day}`, on, next: on < 0 ? daysUntil(months + 12, day) : on };
  };
  const found = [...text.matchAll(DATE)];
  const dates = found.map(([, month = '', date = '']) => dated(month, date));
  const [first] = found;
  if (!first) return undefined;
  const more = SAME_MONTH.exec(text.slice(first.index + first[0].length))?.[1];
  if (more && dates.length === 1) dates.push(dated(first[1]!, more));
  const [from, to] = dates.slice(0, 2).toSorted((a, b) => a.on - b.on);
  const isSpan = /\b(?:between|from)\b/.test(text) || (AFTER.test(text) && BEFORE.test(text));
  if (from && to && to.on >= 0 && isSpan)
    return { name: `from ${from.name} to ${to.name}`, from: Math.max(0, from.on), to: to.on };
  const { name, next } = dates[0]!;
  if (BEFORE.test(text)) return { name: `by ${name}`, from: 0, to: next };
  return AFTER.test(text)
    ? { name: `after ${name}`, from: next + 1, to: Infinity }
    : { name: `on ${name}`, from: next, to: next };
}

/** The days and months ahead of today. */
function calendarOf({ now, timeZone }: Moment) {
  const [year = 0, month = 0, day = 0] = calendarDayOf(now, timeZone).split('-').map(Number);
  return {
    nameOf: (months: number) => MONTHS[(month - 1 + months) % 12],
    /** The day of the week in so many days; Sunday is 0. */
    dayOfWeek: (days: number) => new Date(Date.UTC(year, month - 1, day + days)).getUTCDay(),
    /** In how many months one comes, 0 to 11. @param index of the month, from 0 */
    monthsUntil: (index: number) => (index - (month - 1) + 12) % 12,
    /** How many days ahead a date of the month is that comes in so many months; 0 is the last day of the month before. */
    daysUntil: (months: number, date: number) =>
      (Date.UTC(year, month - 1 + months, date) - Date.UTC(year, month - 1, day)) / 86_400_000,
  };
}

/** "this month", "next month", "in January", which is the coming one. @param named the index of the month that is named, or -1 */
function monthIn(text: string, named: number, moment: Moment): DaysAsked | undefined {
  if (named < 0 && !/\bmonth\b/.test(text)) return undefined;
  const { nameOf, monthsUntil, daysUntil } = calendarOf(moment);
  const all = (named >= 0 ? monthsNamed(text) : []).map(monthsUntil).toSorted((a, b) => a - b);
  const last = all.at(-1) ?? 0;
  if (all.length > 1 && !BEFORE.test(text) && !AFTER.test(text))
    return {
      name: `in ${all.map(nameOf).join(' and ')}`,
      from: Math.max(0, daysUntil(all[0] ?? 0, 1)),
      to: daysUntil(last + 1, 0),
    };
  const ahead = named >= 0 ? monthsUntil(named) : /\bnext month\b/.test(text) ? 1 : 0;
  const name = nameOf(ahead);
  if (BEFORE.test(text) && ENDS.test(text))
    return { name: `by the end of ${name}`, from: 0, to: daysUntil(ahead + 1, 0) };
  if (named >= 0 && BEFORE.test(text)) return { name: `before ${name}`, from: 0, to: daysUntil(ahead, 0) };
  if (named >= 0 && AFTER.test(text)) return { name: `after ${name}`, from: daysUntil(ahead + 1, 1), to: Infinity };
  return { name: `in ${name}`, from: Math.max(0, daysUntil(ahead, 1)), to: daysUntil(ahead + 1, 0) };
}

/** "by Friday", "after Monday". */
function weekdayIn(text: string, { now, timeZone }: Moment): DaysAsked | undefined {
  const weekday = WEEKDAYS.findIndex((name) => text.includes(name.toLowerCase()));
  if (weekday < 0) return undefined;
  const today = WEEKDAYS.indexOf(new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(now));
  const ahead = (weekday - today + 7) % 7;
  return AFTER.test(text) && !BEFORE.test(text)
    ? { name: `after ${WEEKDAYS[weekday]}`, from: ahead + 1, to: Infinity }
    : { name: `by ${WEEKDAYS[weekday]}`, from: 0, to: ahead };
}

import { inFigures } from '#contract/in-words.ts';
import { shownDay, withClosings } from '#api/colleges/closings.ts';
import type { Application } from '#contract/applications.ts';
import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import { formatDate } from '#contract/format-date.ts';
import { whenDue } from '#contract/when-due.ts';

/** When the question is asked, and in which zone the student counts days. */
export interface Moment {
  now: Date;
  timeZone: string;
}

/**
 * "due in 12 days (Nov 1)", "due tomorrow (Nov 1, 1:00 PM)", "due today", "due today at 1:00 PM", "closed today at 9:00 AM",
 * "3 days overdue (Nov 1)". The time stands there where it is not the end of the day.
 */
export function dueText(instant: string, moment: Moment): string {
  const { days, time, passed } = whenDue(instant, moment.now, moment.timeZone);
  if (days === 0) return `${passed ? 'closed' : 'due'} today${time ? ` at ${time}` : ''}`;
  const date = formatDate(Math.abs(days) > 300 ? 'Nov 7, 2026' : 'Nov 7', instant, moment.timeZone);
  if (passed) return `${inFigures(-days, 'day')} overdue (${date})`;
  const on = `(${date}${time ? `, ${time}` : ''})`;
  return days === 1 ? `due tomorrow ${on}` : `due in ${inFigures(days, 'day')} ${on}`;
}

/** The same behind its subject: "is due tomorrow (Nov 1)", "closed today at 9:00 AM". */
export function dueClause(instant: string, moment: Moment): string {
  const { days, passed } = whenDue(instant, moment.now, moment.timeZone);
  return `${days === 0 && passed ? '' : 'is '}${dueText(instant, moment)}`;
}

/** When an application is due: "due in 12 days (Nov 1)", "no deadline set", "due in 3 days (Nov 30); you saved Dec 5". */
export function deadlineText(app: Application, moment: Moment): string {
  const deadline = withClosings([app], moment)[0]?.deadline ?? null;
  return deadline === null ? 'no deadline set' : `${dueText(deadline, moment)}${savedText(app, deadline, moment)}`;
}

/** "; you saved Dec 5" where the college closes before the day that the student saved, else nothing. */
export const savedText = ({ deadline }: Application, due: string, moment: Moment): string =>
  deadline !== null && deadline > due ? `; you saved ${deadlineDay(deadline, moment, 'Nov 7')}` : '';

/** "November 30", the day of a deadline. */
export const deadlineDay = (
  instant: string,
  { timeZone }: Moment,
  style: 'November 7' | 'Nov 7' = 'November 7',
): string => formatDate(style, shownDay(instant, timeZone));

/** Milliseconds by which dates are compared: what has none comes last. */
export const timeOf = (instant: string | null): number => (instant === null ? Infinity : Date.parse(instant));

export const isPast = (instant: string, { now, timeZone }: Moment): boolean => whenDue(instant, now, timeZone).passed;

/** "6.3" for the score of a category, which is 0 to 100 and shown as 0 to 10. */
export const tenths = (score: number): string => (score / 10).toFixed(1);

/** "Voice 6.3 / 10" */
export const categoryText = (category: CategoryName, categories: Categories): string =>
  `${titled(category)} ${tenths(categories[category])} / 10`;

export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The category names, lowest first; equal ones in the order in which they are shown. */
export const fromLowest = (categories: Categories): CategoryName[] =>
  categoryNames.toSorted((a, b) => categories[a] - categories[b]);

export const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The number that a word means: "12", "three", "couple", "few". */
export function numberOf(word: string): number {
  if (/\d/.test(word)) return Number(word);
  return word === 'couple' ? 2 : word === 'few' ? 3 : NUMBERS.indexOf(word);
}

/** "18 hours", rounded. */
export const hoursText = (hours: number): string => inFigures(Math.round(hours), 'hour');

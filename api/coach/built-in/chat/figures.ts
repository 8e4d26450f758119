import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import { daysUntil } from '#contract/dates.ts';
import { counted } from './markdown.ts';

/** When the question is asked, and in which zone the student counts days. */
export interface Moment {
  now: Date;
  timeZone: string;
}

/** "due in 12 days (Nov 1)", "due tomorrow (Nov 1)", "due today at 11:59 PM", "overdue since 9:00 AM today", "3 days overdue (Nov 1)". */
export function dueText(instant: string, moment: Moment): string {
  const days = daysUntil(instant, moment.now, moment.timeZone);
  const date = format(instant, moment, {
    month: 'short',
    day: 'numeric',
    ...(Math.abs(days) > 300 && { year: 'numeric' }),
  });
  if (days > 1) return `due in ${counted(days, 'day')} (${date})`;
  if (days === 1) return `due tomorrow (${date})`;
  if (days < 0) return `${counted(-days, 'day')} overdue (${date})`;
  const time = format(instant, moment, { hour: 'numeric', minute: '2-digit' });
  return isPast(instant, moment) ? `overdue since ${time} today` : `due today at ${time}`;
}

export const isPast = (instant: string, { now }: Moment): boolean => new Date(instant) < now;

const format = (instant: string, { timeZone }: Moment, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(instant)).replace(/\u202f/g, ' ');

/** "Voice 6.3 / 10", as the app shows a category of 0 to 100. */
export const categoryText = (category: CategoryName, categories: Categories): string =>
  `${titled(category)} ${(categories[category] / 10).toFixed(1)} / 10`;

export const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The category names, lowest first; equal ones in the order in which they are shown. */
export const fromLowest = (categories: Categories): CategoryName[] =>
  categoryNames.toSorted((a, b) => categories[a] - categories[b]);

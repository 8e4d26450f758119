import { monthAndDay } from '#contract/month-and-day.ts';

/** November 22, 4:12 PM */
export const dayAndTime = (instant: string, timeZone: string) =>
  `${monthAndDay(instant, timeZone)}, ${new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant))}`;

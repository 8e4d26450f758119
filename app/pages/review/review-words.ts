import { formatDate } from '#contract/format-date.ts';

/** November 22, 4:12 PM */
export const dayAndTime = (instant: string, timeZone: string) =>
  `${formatDate('November 7', instant, timeZone)}, ${new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(new Date(instant))}`;

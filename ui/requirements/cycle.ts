import { createContext } from 'react';

/**
 * The admission cycle of today, such as `2026-27`. Facts of an earlier one are shown with a word of warning; where nobody says which it is,
 * none is.
 */
export const CycleContext = createContext<string | undefined>(undefined);

/** Whether a cycle is no earlier than today's. What is of this cycle by where it stood, though its page names no year, begins with it too. */
export const isOfNow = (cycle: string, today = ''): boolean => /^\d{4}-\d\d/.test(cycle) && cycle >= today;

/** `2026-27` as 2026–27, and words where a page names no year. */
export const cycleInWords = (cycle: string): string =>
  cycle === 'not named on the page' ? 'no year named' : cycle.replace(/^(\d{4})-(\d\d)/, '$1–$2');

/** Whether a cycle names a year before today's. */
export const isEarlier = (cycle: string, today = ''): boolean =>
  (/\d{4}/.exec(cycle)?.[0] ?? today) < today.slice(0, 4);

import { format, parseISO } from 'date-fns';

/** November 9, 2026, of the calendar day `2026-11-09`. */
export const dayInWords = (day: string): string => format(parseISO(day), 'MMMM d, yyyy');

/** November 9, of the same. */
export const dayOfYear = (day: string): string => format(parseISO(day), 'MMMM d');

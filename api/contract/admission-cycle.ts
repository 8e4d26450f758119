import { calendarDayOf } from './dates.ts';

/** The month on whose first day an admission cycle begins: June. */
const FIRST_MONTH = 6;

/** The year in which the admission cycle of an instant begins: 2026 from June 2026 to May 2027. */
export function admissionCycleOf(instant: string | Date, timeZone: string): number {
  const [year, month] = calendarDayOf(instant, timeZone).split('-').map(Number) as [number, number];
  return month < FIRST_MONTH ? year - 1 : year;
}

/** The admission cycle that begins in a year, as sources name it: `2026-27`. */
export const cycleFrom = (year: number): string => `${year}-${String(year + 1).slice(2)}`;

/** Whether two instants are of one admission cycle, so that they may be held against each other. */
export const areOfOneCycle = (a: string, b: string, timeZone: string): boolean =>
  admissionCycleOf(a, timeZone) === admissionCycleOf(b, timeZone);

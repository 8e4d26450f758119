import { inFigures } from '../../in-words.ts';

export interface Commitment {
  hoursPerWeek: number | null;
  weeksPerYear: number | null;
  /** Null where one of the two is not known. */
  yearlyHours: number | null;
}

/** “4 hrs/wk, 40 wks/yr · 160 hrs/yr”, as much of it as is known. */
export function commitmentText({ hoursPerWeek, weeksPerYear, yearlyHours }: Commitment) {
  const often = [
    hoursPerWeek !== null && inFigures(hoursPerWeek, 'hr/wk', 'hrs/wk'),
    weeksPerYear !== null && inFigures(weeksPerYear, 'wk/yr', 'wks/yr'),
  ];
  return [often.filter(Boolean).join(', '), yearlyHours !== null && inFigures(yearlyHours, 'hr/yr', 'hrs/yr')]
    .filter(Boolean)
    .join(' · ');
}

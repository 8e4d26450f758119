import { DEFAULT_TIME_ZONE } from '../dates.ts';
import type { PlanSettings } from '../plan.ts';
import { dayNumber, dayText } from './student-days.ts';

/** What a plan counts with until the student says otherwise. The days off are those of the school year that `now` is in. */
export function defaultSettings(now: Date): PlanSettings {
  // A season begins in June, with the colleges that a student thinks of for the year after.
  const year = now.getUTCMonth() < 5 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  const thanksgiving = fourthThursday(year);
  return {
    hoursPerWeek: null,
    pace: 1,
    daysOff: [
      { from: dayText(thanksgiving - 1), to: dayText(thanksgiving + 3), name: 'Thanksgiving', writing: false },
      { from: `${year}-12-19`, to: `${year + 1}-01-03`, name: 'Winter break', writing: true },
    ],
    teacherDays: 15,
    counselorDays: 20,
    sendDays: 3,
    zone: DEFAULT_TIME_ZONE,
  };
}

function fourthThursday(year: number): number {
  const first = dayNumber(`${year}-11-01`);
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  return first + ((4 - weekday + 7) % 7) + 21;
}

import { inFigures } from '../in-words.ts';
import { formatDate } from '../format-date.ts';
import type { EarlierClosing } from './record.ts';
import { dayNumber, dayText, type StudentDays } from './student-days.ts';

/** November 30 */
export const dateInWords = (day: number): string => formatDate('November 7', dayText(day));

/** today, tomorrow, in 8 days, 3 days ago */
export function relativeDay(day: number, { today }: StudentDays): string {
  const days = day - today;
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** Oberlin closes on January 5, in 8 days; Oberlin has its priority date on January 5, in 8 days */
export function closesOn(college: string, { day, isPriority }: EarlierClosing, days: StudentDays): string {
  const on = dayNumber(day);
  const [closes, closed] = isPriority ? ['has its priority date', 'had its priority date'] : ['closes', 'closed'];
  return `${college} ${on < days.today ? closed : closes} on ${dateInWords(on)}, ${relativeDay(on, days)}`;
}

/** 40 minutes; 2 hours 55 minutes; 6 hours. Rounded to 5 minutes, because they are estimates. */
export function durationInWords(minutes: number): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  return [
    ...(hours > 0 ? [inFigures(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [inFigures(rest, 'minute')] : []),
  ].join(' ');
}

/** The same where there is little room: 2 h 55 min. */
export function briefDuration(minutes: number): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ');
}

function hoursAndMinutes(minutes: number): [hours: number, minutes: number] {
  const rounded = minutes < 5 ? Math.ceil(minutes) : 5 * Math.round(minutes / 5);
  return [Math.floor(rounded / 60), rounded % 60];
}

import { inFigures } from '../in-words.ts';
import { calendarDayOf } from '../dates.ts';
import type { PlanVerdict } from '../plan.ts';
import { dayNumber } from './student-days.ts';
import { dateInWords, durationInWords } from './words.ts';

/**
 * The verdict in one sentence.
 * @param knowsHours whether the student has said how many hours they have, without which nothing else can be said
 */
export function verdictInWords(
  { kind, slackMinutes, tightest, unknown }: PlanVerdict,
  { knowsHours, timeZone }: { knowsHours: boolean; timeZone: string },
): string {
  if (!knowsHours) return 'Does it fit? Not known yet: Laurel needs your hours.';
  if (kind === 'unknown') {
    const others = unknown.length - 1;
    const more = others > 0 ? ` The same goes for ${inFigures(others, 'other essay')}.` : '';
    return `Does it fit? Not known yet. ${unknown[0]?.says ?? ''}${more}`;
  }
  if (slackMinutes === null || tightest === null) return 'It fits: nothing is left to do.';
  const date = dateInWords(dayNumber(calendarDayOf(tightest.due, timeZone)));
  const time = durationInWords(Math.abs(slackMinutes));
  if (kind === 'yes') return `It fits, with ${time} to spare.`;
  return kind === 'tight' ? `It just fits: ${time} to spare before ${date}.` : `${time} short for ${date}.`;
}

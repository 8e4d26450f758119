import { MAIN_ESSAY } from '../main-essay.ts';
import type { PlanEssay } from './record.ts';

/** How long an essay takes from the first word: so many minutes, and so many more for every hundred words of its limit. */
export const ESSAY_MINUTES = 90;
export const MINUTES_PER_HUNDRED_WORDS = 45;
/** Words that are counted with where no limit is given. */
export const UNKNOWN_LIMIT = 250;

/** What an essay takes that was started from another one, as a share of what it takes otherwise. */
const STARTED_SHARE = 0.5;

/** Minutes that the student's part of everything else takes. These are Laurel's own, and round. */
export const ERRANDS = {
  ask: 10,
  remind: 10,
  portal: 10,
  clash: 15,
  requirement: 15,
  aid: 45,
  duty: 15,
  submit: 30,
  name: 5,
};

/** The whole minutes that an essay still takes a student of that pace. */
export function minutesOf(
  {
    id,
    words,
    wordLimit,
    status,
    startedFrom,
  }: Pick<PlanEssay, 'id' | 'words' | 'wordLimit' | 'status' | 'startedFrom'>,
  pace: number,
): number {
  const limit = id === MAIN_ESSAY.id ? MAIN_ESSAY.wordLimit : (wordLimit ?? UNKNOWN_LIMIT);
  const whole = ESSAY_MINUTES + (MINUTES_PER_HUNDRED_WORDS * limit) / 100;
  const share = startedFrom ? STARTED_SHARE : 1;
  // Half a minute is rounded up, also where the multiplication left it a little below.
  return Math.round(whole * partLeft({ words, status }, limit) * share * pace + 1e-9);
}

function partLeft({ words, status }: Pick<PlanEssay, 'words' | 'status'>, limit: number): number {
  if (status === 'final') return 0;
  if (status === 'editing') return 0.25;
  if (words === 0) return 1;
  return words >= 0.8 * limit ? 0.5 : 0.7;
}

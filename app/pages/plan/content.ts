import { ERRANDS, ESSAY_MINUTES, MINUTES_PER_HUNDRED_WORDS, UNKNOWN_LIMIT } from '#contract/plan/minutes.ts';

export const nothingPlanned = {
  title: 'Nothing to plan yet.',
  text: 'Add a college and its date. Laurel works out what to do first, and whether it fits.',
};

/** How the plan counts, for a student who wants to know. */
export const counting = [
  `A blank essay takes ${ESSAY_MINUTES} minutes, and ${MINUTES_PER_HUNDRED_WORDS} more for every 100 words of its limit. Begun, it takes 70 % of that; from 80 % of its limit, half; while Editing, a quarter; once Final, nothing.`,
  `Where a limit is unknown, Laurel counts ${UNKNOWN_LIMIT} words and says so.`,
  `Checking and sending an application takes ${ERRANDS.submit} minutes, a form of financial aid ${ERRANDS.aid}, asking or reminding somebody ${ERRANDS.ask}, and everything else ${ERRANDS.requirement} at most. These are guesses of Laurel.`,
  'Every day that is not off has a seventh of your hours. What is due first is done first, and the work is spread as evenly as the dates allow.',
];

import { count } from './measure.ts';
import { CHANGES_OF_MIND } from './phrases.ts';
import { sliceOf, type Essay } from './text.ts';
import { ACTIONS, BODY, CONCRETE, INSIGHT, THINKING } from './words.ts';

/** The last quarter of the essay. */
export const ending = (essay: Essay): Essay => sliceOf(essay, 0.75, 1);

const FIRST_PERSON = new Set(['i', 'me', 'my', 'mine', 'myself']);

/** Sentences in the first person with a verb of insight or a change of mind. */
export const thoughtsIn = (essay: Essay): number =>
  essay.sentences.filter(
    ({ text, words: all }) =>
      count(all, FIRST_PERSON) > 0 &&
      (count(all, INSIGHT) > 0 || CHANGES_OF_MIND.some((turn) => text.search(turn) >= 0)),
  ).length;

/** Reflection and concrete detail in one sentence: a thought tied to something that happened. */
export const tiedThoughts = (essay: Essay): number =>
  essay.sentences.filter(
    ({ words: all }) =>
      count(all, INSIGHT) + count(all, THINKING) > 0 &&
      count(all, FIRST_PERSON) > 0 &&
      count(all, CONCRETE) + count(all, BODY) + count(all, ACTIONS) > 0,
  ).length;

const PRESENT = new Set(['am', 'is', 'are', 'have', 'has', 'do', 'does', 'can', "don't", "can't", "i'm", "i've"]);
const PAST = new Set(['was', 'were', 'had', 'did', 'could', "didn't", "couldn't", "wasn't"]);

const presentShare = ({ words }: Essay): number => {
  const present = count(words, PRESENT);
  return present / Math.max(1, present + count(words, PAST));
};

/** Share of the present among forms of be, have, do and can in the last quarter, less the same before it: -1 to 1. */
export const presentShift = (essay: Essay): number =>
  presentShare(ending(essay)) - presentShare(sliceOf(essay, 0, 0.75));

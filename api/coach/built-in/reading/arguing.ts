import { ramp } from '../measure.ts';
import { ANYBODY, MODALS, REASONS } from '../words.ts';
import type { Reading } from './reading.ts';

const WRITER = new Set(['i', 'me', 'my', 'myself', "i'm", "i'd", "i've", "i'll"]);

/** Words of an argument on 100 words, less those of a story, from which a text begins to argue, and from which it does nothing else. */
const BEGINS = 0;
const ALL = 3;

/**
 * How far a text argues a question in general, as essays for class do, and tells nothing of its writer, 0 to 1: “people”, “should” and
 * “because” stand for an argument, verbs in the past and “I” for a story.
 */
export function arguing({ sentences, words }: Reading): number {
  const counts = sentences.map(({ words: own, evidence }) => {
    const argued = own.filter(({ key }) => ANYBODY.has(key) || MODALS.has(key) || REASONS.has(key)).length;
    return argued - evidence.pasts - own.filter(({ key }) => WRITER.has(key)).length;
  });
  return ramp((100 * counts.reduce((sum, count) => sum + count, 0)) / Math.max(1, words), BEGINS, ALL);
}

import { ramp } from '../measure.ts';
import { ANYBODY, MODALS, REASONS } from '../words.ts';
import { anchorsOf } from './evidence.ts';
import type { Reading } from './reading.ts';

const WRITER = new Set(['i', 'me', 'my', 'myself', "i'm", "i'd", "i've", "i'll"]);

/** Words of an argument on 100 words, less those of a story, from which a text begins to argue, and from which it does nothing else. */
const BEGINS = 0;
const ALL = 3;

/** From how many things one can point at, and up to how generic, a sentence tells of something; and the shares of such sentences between which a text stops to argue. */
const POINTS = 2;
const LIKE_OTHERS = 0.1;
const FEW_POINT = 0.25;
const MOST_POINT = 0.45;

/**
 * How far a text argues a question in general, as essays for class do, and tells nothing of its writer, 0 to 1: “people”, “should” and
 * “because” stand for an argument, verbs in the past and “I” for a story. What can be seen in most of its sentences is no argument, whatever its words.
 */
export function arguing({ sentences, words }: Reading): number {
  const counts = sentences.map(({ words: own, evidence }) => {
    const argued = own.filter(({ key }) => ANYBODY.has(key) || MODALS.has(key) || REASONS.has(key)).length;
    return argued - evidence.pasts - own.filter(({ key }) => WRITER.has(key)).length;
  });
  const pointed = sentences.filter(({ evidence, generic }) => anchorsOf(evidence) >= POINTS && generic < LIKE_OTHERS);
  const isOfThings = ramp(pointed.length / Math.max(1, sentences.length), FEW_POINT, MOST_POINT);
  return (
    (1 - isOfThings) * ramp((100 * counts.reduce((sum, count) => sum + count, 0)) / Math.max(1, words), BEGINS, ALL)
  );
}

import { featuresOf } from './prompt-features.ts';

/**
 * How much each word of a prompt, and what else is counted in it, speaks for each unit. A weight is a letter, one for each unit in their
 * order: ZERO for none, and STEP for each letter after it. `learn-words.ts` works them out.
 */
export interface WordWeights {
  /** The weight of each unit before any word is read. */
  start: readonly number[];
  features: Readonly<Record<string, string>>;
}

const ZERO = 'm'.charCodeAt(0);
const STEP = 0.5;

export const letterOf = (weight: number): string =>
  String.fromCharCode(Math.min('z'.charCodeAt(0), Math.max('a'.charCodeAt(0), ZERO + Math.round(weight / STEP))));

/** For each unit, in their order, the logarithm of the odds that a prompt asks for it, judged by its words. */
export function wordScores(plain: string, { start, features }: WordWeights): number[] {
  const known = featuresOf(plain).flatMap((feature) => features[feature] ?? []);
  const size = STEP / Math.sqrt(known.length || 1);
  const scores = [...start];
  for (const letters of known)
    for (let unit = 0; unit < scores.length; unit += 1) scores[unit]! += (letters.charCodeAt(unit) - ZERO) * size;
  return scores;
}

import { regression } from '#contract/logistic-regression.ts';
import { plainly } from './safety.ts';

/** How much words, pairs of words and pieces of words speak for something; what is not there counts nothing. */
export interface WordWeights {
  start: number;
  weights: Readonly<Record<string, number>>;
}

/** Letters of a piece of a word, so that a misspelled word is still like itself. */
const LETTERS = 4;
/** How many examples must have a feature. */
const FEWEST = 3;
/** What is nearer to 0 is left out. */
const LEAST = 0.1;
/** So few words tell too little; patterns and phrases know the short ones. */
const FEWEST_WORDS = 5;

/** Minus infinity where there are too few words. */
export function scoreOf(message: string, { start, weights }: WordWeights): number {
  if (wordsOf(message).length < FEWEST_WORDS) return -Infinity;
  const features = featuresOf(message);
  const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
  return start + sum / Math.sqrt(features.length || 1);
}

/** Weights for `scoreOf`, worked out by logistic regression from messages that are meant and from others. */
export function learnWords(meant: readonly string[], others: readonly string[]): WordWeights {
  const examples = [...meant, ...others].map(featuresOf);
  const counts = new Map<string, number>();
  for (const feature of examples.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, count]) => count >= FEWEST).map(([feature]) => feature);
  const placeOf = new Map(features.map((feature, at) => [feature, at]));
  const { weights, start } = regression(
    examples.map((list) => list.flatMap((feature) => placeOf.get(feature) ?? [])),
    examples.map((_, at) => at < meant.length),
    features.length,
  );
  const rounded = features.map((feature, at) => [feature, Number(weights[at]!.toFixed(1))] as const);
  return {
    start: Number(start.toFixed(1)),
    weights: Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= LEAST)),
  };
}

const wordsOf = (message: string): string[] => plainly(message).split(/ +/).filter(Boolean);

function featuresOf(message: string): string[] {
  const words = wordsOf(message);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const pieces = words.flatMap((word) => {
    const whole = `^${word}$`;
    return Array.from({ length: Math.max(0, whole.length - LETTERS + 1) }, (_, at) => whole.slice(at, at + LETTERS));
  });
  return [...new Set([...words, ...pairs, ...pieces.map((piece) => `@${piece}`)])];
}

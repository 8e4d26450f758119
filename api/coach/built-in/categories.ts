import { CATEGORY_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import type { Guarded } from './guards.ts';
import { clamp } from './measure.ts';
import { SIGNALS, type Signal } from './signals.ts';
import type { Essay } from './text.ts';

/** What a text is judged as: how many words are enough of it, and what each category counts for. */
export type Scale = { longEnough: number; weights: Categories };

export const ESSAY: Scale = { longEnough: 700, weights: CATEGORY_WEIGHTS };

/** An opening is not asked how far it develops or what it concludes. */
export const OPENING: Scale = {
  longEnough: 150,
  weights: { content: 0, structure: 0.15, voice: 0.3, clarity: 0.25, specificity: 0.3, reflection: 0 },
};

/** Share of the length term in every category; the rest are the category's own signals. */
const LENGTH_SHARE = 0.28;
const SHORTEST = 50;

/** Steepness of the curve that spreads the middle of the scale, and the raw value it puts at 50. */
const SPREAD = 5.5;
const MIDDLE = 0.55;

/** Rates the kept essay in each category, 0 to 100, losses and ceiling of the guards included. */
export function rateCategories({ kept, keep, ceiling }: Guarded, { longEnough }: Scale): Categories {
  const length = lengthTerm(kept.words.length, longEnough);
  const rated = categoryNames.map((category): [CategoryName, number] => {
    if (kept.words.length === 0) return [category, 0];
    const raw = (1 - LENGTH_SHARE) * ownSignals(kept, category) + LENGTH_SHARE * length;
    return [category, Math.round(Math.min(ceiling, 100 * keep * spread(raw)))];
  });
  return Object.fromEntries(rated) as Categories;
}

/** The score: the weighted mean of the categories, rounded. */
export const scoreOf = (categories: Categories, { weights }: Scale): number =>
  Math.round(categoryNames.reduce((sum, category) => sum + weights[category] * categories[category], 0));

/** Grows with the logarithm of the words, from 50 to what is long enough, and no further. */
const lengthTerm = (words: number, longEnough: number): number =>
  clamp(Math.log(Math.max(1, words) / SHORTEST) / Math.log(longEnough / SHORTEST));

const spread = (raw: number): number => 1 / (1 + Math.exp(-SPREAD * (raw - MIDDLE)));

function ownSignals(essay: Essay, category: CategoryName): number {
  const own = SIGNALS.filter((signal) => signal.category === category);
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  return own.reduce((sum, signal) => sum + signal.weight * valueOf(signal, essay), 0) / total;
}

/** What the signal is worth in this essay, 0 to 1. */
export function valueOf({ low, high, better, measure }: Signal, essay: Essay): number {
  const value = clamp((measure(essay) - low) / (high - low));
  return better === 'more' ? value : 1 - value;
}

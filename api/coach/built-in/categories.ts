import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import type { Guarded } from './guards.ts';
import { clamp } from './measure.ts';
import { SIGNALS, type Signal } from './signals.ts';
import type { Essay } from './text.ts';

/** How much each category counts in the score. They sum to 1. */
export const CATEGORY_WEIGHTS: Categories = {
  content: 0.2,
  structure: 0.15,
  voice: 0.15,
  clarity: 0.2,
  specificity: 0.2,
  reflection: 0.1,
};

/** Share of the length term in every category; the rest are the category's own signals. */
const LENGTH_SHARE = 0.28;
const SHORTEST = 50;
const LONG_ENOUGH = 700;

/** Steepness of the curve that spreads the middle of the scale, and the raw value it puts at 50. */
const SPREAD = 5.5;
const MIDDLE = 0.55;

/** Rates the kept essay in each category, 0 to 100, losses and ceiling of the guards included. */
export function rateCategories({ kept, keep, ceiling }: Guarded): Categories {
  const length = lengthTerm(kept.words.length);
  const rated = categoryNames.map((category): [CategoryName, number] => {
    if (kept.words.length === 0) return [category, 0];
    const raw = (1 - LENGTH_SHARE) * ownSignals(kept, category) + LENGTH_SHARE * length;
    return [category, Math.round(Math.min(ceiling, 100 * keep * spread(raw)))];
  });
  return Object.fromEntries(rated) as Categories;
}

/** The score: the weighted mean of the categories, rounded. */
export const scoreOf = (categories: Categories): number =>
  Math.round(categoryNames.reduce((sum, category) => sum + CATEGORY_WEIGHTS[category] * categories[category], 0));

/** Grows with the logarithm of the words, from 50 to 700, and no further. */
const lengthTerm = (words: number): number =>
  clamp(Math.log(Math.max(1, words) / SHORTEST) / Math.log(LONG_ENOUGH / SHORTEST));

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

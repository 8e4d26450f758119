import { CATEGORY_WEIGHTS, OPENING_WEIGHTS } from '#contract/category-weights.ts';
import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import { limits } from '#contract/limits.ts';
import type { Guarded } from './guards.ts';
import { clamp, ramp } from './measure.ts';
import { SIGNALS, type Signal } from './signals.ts';
import type { Essay } from './text.ts';

/** How a text is judged: the number of words from which more earn nothing, and what each category counts for. */
export type Scale = { longEnough: number; weights: Categories };

/** From here on graders give nothing more for length. */
const LONG_ENOUGH = 700;

/** The scale for an essay with a limit of so many words, or with none (null): a short answer is asked for fewer words. */
export const essayScale = (wordLimit: number | null): Scale => ({
  longEnough:
    wordLimit === null ? LONG_ENOUGH : Math.min(LONG_ENOUGH, wordLimit * (LONG_ENOUGH / limits.mainEssayWords)),
  weights: CATEGORY_WEIGHTS,
});

export const OPENING: Scale = { longEnough: 150, weights: OPENING_WEIGHTS };

/** Share of the length term in every category; the rest are the category's own signals. */
const LENGTH_SHARE = 0.28;
/** A text that is this many times shorter than a long enough one gets nothing for its length. */
const TOO_SHORT = 14;

/** Steepness of the curve that spreads the middle of the scale, and the raw value it puts at 50. */
const SPREAD = 5.5;
const MIDDLE = 0.57;

/** Different words grow with about this power of a text's length (Heaps' law). */
const GROWTH = 0.7;

/** Rates what the guards leave of an essay in each category, 0 to 100. */
export function rateCategories({ remaining, factor, ceiling }: Guarded, scale: Scale): Categories {
  const rated = categoryNames.map((category): [CategoryName, number] => {
    if (remaining.words.length === 0) return [category, 0];
    const { raw } = weighCategory(remaining, category, scale);
    return [category, Math.round(Math.min(ceiling, 100 * factor * spread(raw)))];
  });
  return Object.fromEntries(rated) as Categories;
}

/**
 * The raw value of a category, 0 to 1, and the terms that it is the sum of, each with what it `adds` and the `most` that it could
 * add. `measured` is the figure of a signal, `range` where it counts: of what grows with length, a short answer is asked for less.
 */
export function weighCategory(essay: Essay, category: CategoryName, { longEnough }: Scale) {
  const asked = (longEnough / LONG_ENOUGH) ** GROWTH;
  const own = SIGNALS.filter((signal) => signal.category === category);
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  const weighed = own.map((signal) => ({ signal, ...measured(signal, essay, asked) }));
  const mean = weighed.reduce((sum, { signal, value }) => sum + signal.weight * value, 0) / total;
  const length = lengthTerm(essay.words.length, longEnough);
  const signals = weighed.map(({ value, ...rest }) => {
    const most = ((1 - LENGTH_SHARE) * rest.signal.weight) / total;
    return { ...rest, adds: most * value, most };
  });
  return {
    raw: (1 - LENGTH_SHARE) * mean + LENGTH_SHARE * length,
    signals,
    length: { adds: LENGTH_SHARE * length, most: LENGTH_SHARE },
  };
}

/** Grows with the logarithm of the words, up to what is long enough and no further. */
const lengthTerm = (words: number, longEnough: number): number =>
  clamp(Math.log((TOO_SHORT * Math.max(1, words)) / longEnough) / Math.log(TOO_SHORT));

/** Spreads the middle of the scale: a raw value of 0 to 1 becomes 0 to 1. */
export const spread = (raw: number): number => 1 / (1 + Math.exp(-SPREAD * (raw - MIDDLE)));

function measured({ low, high, grows, better, measure }: Signal, essay: Essay, asked: number) {
  const share = grows ? asked : 1;
  const range = { low: share * low, high: share * high };
  const found = measure(essay);
  const value = ramp(found, range.low, range.high);
  return { measured: found, range, value: better === 'more' ? value : 1 - value };
}

/** What the signal is worth in this essay, 0 to 1. */
export const valueOf = (signal: Signal, essay: Essay): number => measured(signal, essay, 1).value;

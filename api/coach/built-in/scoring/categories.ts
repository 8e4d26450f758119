import { categoryNames, type Categories, type CategoryName } from '#contract/essays.ts';
import type { EssayKind } from '#contract/essay-kind.ts';
import type { Reading } from '../reading/reading.ts';
import { type Signal, SIGNALS } from './signals.ts';

/** What a category is rated where all its signals are at 0, and where all are at 1. */
const RANGE: Readonly<Record<CategoryName, readonly [lowest: number, highest: number]>> = {
  content: [8, 95],
  structure: [26, 94],
  voice: [10, 94],
  clarity: [22, 93],
  specificity: [2, 95],
  reflection: [8, 92],
};

/** A signal with its value, and the points that it adds to its category. */
export type Weighed = { signal: Signal; value: number; adds: number };

/** What a category is rated, 0 to 100: its lowest rating, and what each signal adds to it. */
export function weighCategory(
  reading: Reading,
  kind: EssayKind,
  category: CategoryName,
): { rated: number; lowest: number; signals: Weighed[] } {
  const [lowest, highest] = RANGE[category];
  const own = SIGNALS.filter((signal) => signal.category === category);
  const total = own.reduce((sum, { weight }) => sum + weight, 0);
  const signals = own.map((signal) => {
    const value = signal.value(reading, kind);
    return { signal, value, adds: ((highest - lowest) * value * signal.weight) / total };
  });
  return { rated: signals.reduce((sum, { adds }) => sum + adds, lowest), lowest, signals };
}

/** The six categories, whole numbers of 0 to 100; `share` is what the guards leave of each, 0 to 1. */
export function rateCategories(reading: Reading, kind: EssayKind, share: number): Categories {
  const rated = categoryNames.map((name): [CategoryName, number] => [
    name,
    reading.sentences.length === 0 ? 0 : Math.round(share * weighCategory(reading, kind, name).rated),
  ]);
  return Object.fromEntries(rated) as Categories;
}

import type { Categories, CategoryName } from './essays.ts';

/** How much each category counts in the score, as shares of 1. They are the same for every essay and every coach. */
export const CATEGORY_WEIGHTS: Categories = {
  content: 0.2,
  structure: 0.15,
  voice: 0.15,
  clarity: 0.2,
  specificity: 0.2,
  reflection: 0.1,
};

/** The same for an opening alone, which can't be expected to develop or to conclude anything. */
export const OPENING_WEIGHTS: Categories = {
  content: 0,
  structure: 0.15,
  voice: 0.3,
  clarity: 0.25,
  specificity: 0.3,
  reflection: 0,
};

/** The score: the mean of the categories by their weights, a whole number from 0 to 100. */
export const scoreOf = (categories: Categories, weights: Categories): number =>
  Math.round(
    Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * categories[name as CategoryName], 0),
  );

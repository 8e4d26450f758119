import type { Categories } from './essays.ts';

/** How much each category counts in the score: shares of 1, the same for every essay and whoever scores it. */
export const CATEGORY_WEIGHTS: Categories = {
  content: 0.2,
  structure: 0.15,
  voice: 0.15,
  clarity: 0.2,
  specificity: 0.2,
  reflection: 0.1,
};

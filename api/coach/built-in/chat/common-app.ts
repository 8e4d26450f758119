import { limits } from '#contract/limits.ts';

/** How much the Common App takes of each. */
export const COMMON_APP = { colleges: 20, activities: 10, honors: 5, essayWords: limits.mainEssayWords } as const;

import { limits } from '#contract/limits.ts';

/** What the Common App has room for. */
export const COMMON_APP = { colleges: 20, activities: 10, honors: 5, essayWords: limits.mainEssayWords } as const;

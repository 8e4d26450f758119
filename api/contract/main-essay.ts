import { limits } from './limits.ts';

/** The id by which the main essay stands among supplementals, and the title and limit that it begins with. */
export const MAIN_ESSAY = { id: 'main', title: 'Main essay', wordLimit: limits.mainEssayWords } as const;

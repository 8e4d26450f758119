import { limits } from './limits.ts';

/** The id of the main essay wherever essays are named by id, and the title and limit that it begins with. */
export const MAIN_ESSAY = { id: 'main', title: 'Main essay', wordLimit: limits.mainEssayWords } as const;

import { limits } from './limits.ts';

/** The id of the main essay wherever essays are named by id, and the title and limit that it begins with. */
export const MAIN_ESSAY = { id: 'main', title: 'Main essay', wordLimit: limits.mainEssayWords } as const;

/** The limit of an essay in words, or null. A main essay without a limit of its own has that of the Common App. */
export const limitOf = ({ id, wordLimit }: { id: string; wordLimit: number | null }): number | null =>
  wordLimit ?? (id === MAIN_ESSAY.id ? MAIN_ESSAY.wordLimit : null);

import { limits } from './limits.ts';

/** How the main essay is called where it stands among supplementals; its own title stays in the browser. */
export const MAIN_ESSAY = { id: 'main', title: 'Main essay', wordLimit: limits.mainEssayWords } as const;

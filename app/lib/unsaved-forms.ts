import { atom } from 'jotai';

/** How many forms hold what is neither saved nor kept in the browser. */
export const unsavedAtom = atom(0);

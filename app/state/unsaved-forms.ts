import { atom } from 'jotai';

/** How many forms of the page hold what is neither saved nor stored in the browser. */
export const unsavedFormsAtom = atom(0);

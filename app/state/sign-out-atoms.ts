import { atom } from 'jotai';

// They stand apart from `sign-out.ts`, so that a page which only looks at them does not load what signing out does.

/** Whether the student has asked to sign out and is not out yet. */
export const signingOutAtom = atom(false);

/** Whether the student is being asked about what signing out would lose; `SignOutQuestion` asks. */
export const askedAboutSigningOutAtom = atom(false);

/** How often a student has signed out here on purpose: what was kept in memory alone ends with that. */
export const signOutsAtom = atom(0);

/** How many forms of the page hold what is neither saved nor stored in the browser. */
export const unsavedFormsAtom = atom(0);

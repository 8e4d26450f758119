import { atom } from 'jotai';

/** The e-mail that was typed last, for the next of these pages; null before. It is never put into the address. */
export const typedEmailAtom = atom<string | null>(null);

/** Whether a new password was just set, so that the sign-in page can say so. */
export const passwordChangedAtom = atom(false);

/** Whether a token in an address was refused because this browser was not given it, so that the sign-in page can say so. */
export const arrivalRefusedAtom = atom(false);

import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import type { Insertion } from '#contract/origins/record.ts';

/** Texts of Laurel that could be pasted into an essay, the last one first: what it suggested, and what was copied from essays. */
export const knownTextsAtom = atom<readonly Insertion[]>([]);

/** How many are remembered, in the memory of the page alone. */
const MOST = 30;
/** Fewer words are found in any text by chance. */
const WORDS = 3;

/** Notes a text that may be pasted later. */
export function useNoteText() {
  const set = useSetAtom(knownTextsAtom);
  return useCallback(
    (text: Insertion) => set((known) => (text.text.trim() === '' ? known : [text, ...known].slice(0, MOST))),
    [set],
  );
}

/** Where a pasted text is from: a suggestion, another essay, or outside of Laurel. */
export function pastedFrom(text: string, known: readonly Insertion[]): Insertion {
  const words = plain(text);
  const isLong = words.split(' ').length >= WORDS;
  const source = known.find(
    (one) => plain(one.text) === words || (isLong && ` ${plain(one.text)} `.includes(` ${words} `)),
  );
  return source ? { ...source, text } : { kind: 'pasted', from: 'outside', text };
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

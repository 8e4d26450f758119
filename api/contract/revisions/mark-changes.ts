import type { Highlight } from '../essays.ts';
import { plainText } from '../plain-text.ts';

/** A text with what a scoring said needs work in it. */
export interface MarkedText {
  text: string;
  needsWork: readonly Highlight[];
}

interface Mark {
  /** The marked words; null for a remark on the whole. */
  quote: string | null;
  why: string;
}

export interface MarkChanges {
  settled: Mark[];
  left: Mark[];
  added: Mark[];
}

/** Marks are the same where they mark the same words; remarks on the whole where they say the same. */
const keyOf = ({ quote, why }: Mark) =>
  quote === null ? `whole ${why}` : `words ${plainText(quote).replace(/\s+/g, ' ')}`;

const marksOf = ({ text, needsWork }: MarkedText): Mark[] =>
  needsWork.map(({ start, end, why }) => ({
    quote: start === null || end === null ? null : text.slice(start, end),
    why,
  }));

/** Which marks of one text are gone in the other, which are still there, and which are new. */
export function markChanges(earlier: MarkedText, later: MarkedText): MarkChanges {
  const before = new Map<string, Mark[]>();
  for (const mark of marksOf(earlier)) before.set(keyOf(mark), [...(before.get(keyOf(mark)) ?? []), mark]);
  const left: Mark[] = [];
  const added: Mark[] = [];
  for (const mark of marksOf(later)) {
    const same = before.get(keyOf(mark))?.pop();
    (same ? left : added).push(mark);
  }
  return { settled: [...before.values()].flat(), left, added };
}

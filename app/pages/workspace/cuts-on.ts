import type { OverLimitSentence } from '@laurel/ui';
import { anchorIn } from '#contract/anchor.ts';
import type { Cut } from '#contract/cuts.ts';

/** Sentences that could go, for a text that goes on changing. */
export interface Cuts {
  /** Where they stand in it. */
  placed: { start: number; end: number }[];
  /** The same in words; the same object as long as nothing in them is another. */
  list: OverLimitSentence[];
}

/** What could go of the text that `cuts` belong to, to be asked for with each text that it becomes. */
export function cutsOn(from: string, cuts: readonly Cut[]) {
  const anchor = anchorIn(from);
  const bare = cuts.map(({ start, end }) => ({ start, end, why: '' }));
  let last: (Cuts & { text: string }) | undefined;

  return (text: string): Cuts => {
    if (last?.text === text) return last;
    const standing = anchor(bare, text).flatMap(({ start, end }, i) => {
      if (start === null || end === null) return [];
      const { words, why } = cuts[i]!;
      return [{ start, end, id: `cut-${i}`, words, why, text: text.slice(start, end) }];
    });
    const list = standing.map(({ start, end, ...sentence }) => sentence);
    last = {
      text,
      placed: standing.map(({ start, end }) => ({ start, end })),
      list: last && sameIds(last.list, list) ? last.list : list,
    };
    return last;
  };
}

/** A changed text can only take sentences off the list, so it is enough to compare ids. */
const sameIds = (a: readonly OverLimitSentence[], b: readonly OverLimitSentence[]) =>
  a.map(({ id }) => id).join() === b.map(({ id }) => id).join();

import type { EssayHighlight } from '@laurel/ui';
import { anchorIn, hasLostItsWords } from '#contract/anchor.ts';
import type { Highlight } from '#contract/essays.ts';
import type { Essay } from '#app/state/essay.ts';

/** What the coach said, for a text that goes on changing. */
export interface Remarks {
  /** The marks where they stand in the text. */
  highlights: EssayHighlight[];
  /** The coach's two lists; the same object as long as nothing in them is another. */
  lists: Record<'likes' | 'needsWork', { id: string; why: string; placed: boolean }[]>;
}

/** The coach's remarks on an essay, to be asked for with each text that it becomes. */
export function remarksOn({ likes, needsWork, text: from }: Pick<Essay, 'likes' | 'needsWork' | 'text'>) {
  const anchor = anchorIn(from);
  let last: (Remarks & { text: string }) | undefined;

  return (text: string): Remarks => {
    if (last?.text === text) return last;
    const place = (kind: EssayHighlight['kind'], items: readonly Highlight[]) =>
      anchor(items, text).flatMap((item, i) => {
        // There is nothing left that it speaks of.
        if (hasLostItsWords(items[i]!, item)) return [];
        const { start, end, why } = item;
        return [{ id: `${kind}-${i}`, kind, why, place: start === null || end === null ? null : { start, end } }];
      });
    const good = place('good', likes);
    const work = place('work', needsWork);
    const listed = (items: typeof good) => items.map(({ id, why, place: at }) => ({ id, why, placed: at !== null }));
    const lists = { likes: listed(good), needsWork: listed(work) };
    last = {
      text,
      highlights: [...good, ...work].flatMap(({ id, kind, why, place: at }) => (at ? [{ id, kind, why, ...at }] : [])),
      lists: last && sameItems(last.lists, lists) ? last.lists : lists,
    };
    return last;
  };
}

/** A changed text can only take remarks off the lists, so it is enough to compare ids. */
function sameItems(a: Remarks['lists'], b: Remarks['lists']) {
  const ids = ({ likes, needsWork }: Remarks['lists']) => [...likes, ...needsWork].map(({ id }) => id).join();
  return ids(a) === ids(b);
}

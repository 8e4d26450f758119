import type { EssayHighlight } from '@laurel/ui';
import { anchorHighlights } from '#contract/anchor.ts';
import type { Highlight } from '#contract/essays.ts';
import type { Essay } from '#app/state/essay.ts';

/** The coach's two lists, and its marks where they stand in the text of the moment. */
export function remarksOf({ likes, needsWork, text: from }: Essay, text: string) {
  const place = (kind: EssayHighlight['kind'], items: readonly Highlight[]) =>
    anchorHighlights(items, from, text).map(({ start, end, why }, i) => ({
      id: `${kind}-${i}`,
      kind,
      why,
      place: start === null || end === null ? null : { start, end },
    }));
  const good = place('good', likes);
  const work = place('work', needsWork);
  const highlights: EssayHighlight[] = [...good, ...work].flatMap(({ id, kind, why, place: at }) =>
    at ? [{ id, kind, why, ...at }] : [],
  );
  const listed = (items: typeof good) => items.map(({ id, why, place: at }) => ({ id, why, placed: at !== null }));
  return { highlights, likes: listed(good), needsWork: listed(work) };
}

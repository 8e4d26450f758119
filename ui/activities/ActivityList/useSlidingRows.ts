import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Slides rows to their new places when `order`, the ids as they stand, changes; a new row fades in. Returns a function
 * that skips this for the next change, because a row that was dragged is already where it belongs.
 */
export function useSlidingRows(list: RefObject<HTMLElement | null>, order: string) {
  const shown = useRef<{ order: string; tops: Map<string, number> } | null>(null);
  const skip = useRef(false);

  // Runs after every render, because a row may have grown without a change of order.
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-activity]') ?? [])];
    const before = shown.current;
    shown.current = { order, tops: new Map(rows.map((row) => [row.dataset.activity!, row.offsetTop])) };
    if (!before || before.order === order) return;
    if (skip.current) return void (skip.current = false);
    for (const row of rows) {
      const top = before.tops.get(row.dataset.activity!);
      if (top !== row.offsetTop) slide(row, top === undefined ? undefined : top - row.offsetTop);
    }
  });

  return () => {
    skip.current = true;
  };
}

/** Slides a row in from `by` px away, or fades it in without a distance. */
function slide(row: HTMLElement, by: number | undefined) {
  row.style.setProperty('--from', `${by ?? 0}px`);
  delete row.dataset.moved;
  void row.offsetTop; // Starts it again where one is under way.
  row.dataset.moved = by === undefined ? 'in' : 'over';
  row.addEventListener('animationend', () => delete row.dataset.moved, { once: true });
}

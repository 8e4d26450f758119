import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Slides the rows of a list to their new places when `order`, the ids as they stand, changes; a new row is marked as `in`.
 * Returns a function that skips this for the next change, because a row that was dragged is already where it belongs.
 * @param list the element whose children are the rows
 */
export function useSlidingRows(list: RefObject<HTMLElement | null>, order: string) {
  const shown = useRef<{ order: string; tops: Map<HTMLElement, number> } | null>(null);
  const skip = useRef(false);

  // Runs after every render, because a row may have grown without a change of order.
  useLayoutEffect(() => {
    const top = list.current?.offsetTop ?? 0;
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const before = shown.current;
    // By the place in the list, because the list itself may stand elsewhere now.
    shown.current = { order, tops: new Map(rows.map((row) => [row, row.offsetTop - top])) };
    if (!before || before.order === order) return;
    if (skip.current) return void (skip.current = false);
    for (const [row, now] of shown.current.tops) {
      const last = before.tops.get(row);
      if (last !== now) slide(row, last === undefined ? undefined : last - now);
    }
  });

  return () => {
    skip.current = true;
  };
}

/** Slides a row in from `by` px away, or marks it as new without a distance. */
function slide(row: HTMLElement, by: number | undefined) {
  row.style.setProperty('--from', `${by ?? 0}px`);
  delete row.dataset.moved;
  void row.offsetTop; // Starts it again where one is under way.
  row.dataset.moved = by === undefined ? 'in' : 'over';
  row.addEventListener('animationend', () => delete row.dataset.moved, { once: true });
}

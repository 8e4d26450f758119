import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Rows that stand in another place than before slide there; a new one fades in. `order` names the rows as they stand.
 * Answers a function that lets the next change of order be: a row that was dragged is where it belongs already.
 */
export function useSlidingRows(list: RefObject<HTMLElement | null>, order: string) {
  const shown = useRef<{ order: string; tops: Map<string, number> } | null>(null);
  const skip = useRef(false);

  // Each time, not only at a change of order: a row may have grown since.
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

/** From `by` px away, or out of nothing. */
function slide(row: HTMLElement, by: number | undefined) {
  row.style.setProperty('--from', `${by ?? 0}px`);
  delete row.dataset.moved;
  void row.offsetTop; // Starts it again where one is under way.
  row.dataset.moved = by === undefined ? 'in' : 'over';
  row.addEventListener('animationend', () => delete row.dataset.moved, { once: true });
}

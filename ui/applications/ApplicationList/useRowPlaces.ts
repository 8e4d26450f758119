import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets rows that a change sends elsewhere glide to their new place, so that the eye can follow.
 * @param ids of the rows, in their order
 */
export function useRowPlaces(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const places = useRef(new Map<string, number>());
  const order = ids.join();

  useLayoutEffect(() => {
    const rows = rowsOf(list.current);
    const before = places.current;
    places.current = new Map(rows.map((row) => [row.dataset.row!, row.offsetTop - rows[0]!.offsetTop]));
    for (const row of rows) {
      const id = row.dataset.row!;
      if (before.has(id)) glide(row, before.get(id)! - places.current.get(id)!);
    }
  }, [list, order]);
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

/** From where a row was to where it is, as fast as its style says. */
function glide(row: HTMLElement, from: number) {
  if (from === 0) return;
  row.style.transition = 'none';
  row.style.transform = `translateY(${from}px)`;
  // Measuring it makes the browser take this as drawn.
  void row.offsetTop;
  row.style.transition = '';
  row.style.transform = '';
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Lets rows glide to their new places when their order, `ids`, changes, so that the eye can follow. */
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

/** Moves a row from `from` px away to its place, by the transition of its style. */
function glide(row: HTMLElement, from: number) {
  if (from === 0) return;
  row.style.transition = 'none';
  row.style.transform = `translateY(${from}px)`;
  // Reading the layout makes the browser start from here.
  void row.offsetTop;
  row.style.transition = '';
  row.style.transform = '';
}

import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Looks after rows that a change sends elsewhere: they glide to their new place, so that the eye can follow. Where the
 * row that had the focus has left the list, the one in its place gets it, or the list's own filter.
 * @param ids of the rows, in their order
 */
export function useRowPlaces(ids: readonly string[]) {
  const list = useRef<HTMLElement>(null);
  const places = useRef(new Map<string, number>());
  const focused = useRef<{ id: string; index: number } | null>(null);
  const order = ids.join();

  useLayoutEffect(() => {
    const rows = rowsOf(list.current);
    const before = places.current;
    places.current = new Map(rows.map((row) => [row.dataset.row!, row.offsetTop - rows[0]!.offsetTop]));
    for (const row of rows) {
      const id = row.dataset.row!;
      if (before.has(id)) glide(row, before.get(id)! - places.current.get(id)!);
    }
  }, [order]);

  useEffect(() => {
    const { current: last } = focused;
    if (!last || order.split(',').includes(last.id)) return;
    focused.current = null;
    // Once the list of options that was open over the row has closed and tried to give the focus back to it.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const place = rowsOf(list.current)[last.index] ?? list.current;
      place?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    });
  }, [order]);

  return { list, noteFocus: (id: string, index: number) => (focused.current = { id, index }) };
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

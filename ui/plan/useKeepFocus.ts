import { type RefObject, useEffect, useRef } from 'react';
import type { PlanItemLine } from './plan.ts';

/** After `Done` the focus goes to `Undo`, and once the row is gone to the title of the item that is there now. */
export function useKeepFocus(list: RefObject<HTMLElement | null>, items: readonly PlanItemLine[]) {
  const before = useRef(items);
  const focused = useRef<number>(-1);
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const isLost = document.activeElement === document.body;
    const at = focused.current;
    if (isLost && at >= 0) {
      const undo = rows[at]?.querySelector<HTMLElement>('[data-undo]');
      const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('h3 a');
      (before.current.length === items.length || undo ? (undo ?? next) : next)?.focus();
    }
    before.current = items;
    focused.current = rows.findIndex((row) => row.contains(document.activeElement));
  });
  useEffect(() => {
    const note = () => {
      const rows = [...(list.current?.children ?? [])];
      focused.current = rows.findIndex((row) => row.contains(document.activeElement));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
}

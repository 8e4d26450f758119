import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus where the student works: a row that was changed may move into the closed part of its group, and takes the focus with it. Then the
 * line takes it that opens that part, or else the row's last button.
 */
export function useFollowRow(list: RefObject<HTMLElement | null>) {
  const row = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const inList = target instanceof Element && list.current?.contains(target);
      row.current = inList ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
    };
    // Who points elsewhere has left the row, also where nothing takes the focus there.
    const leave = () => {
      row.current = undefined;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, [list]);
  // After every render, because any of them may have moved the row.
  useEffect(() => {
    if (row.current === undefined || document.activeElement !== document.body) return;
    const moved = list.current?.querySelector(`[data-row="${CSS.escape(row.current)}"]`);
    const closed = moved?.closest('details:not([open])');
    const next = closed ? closed.querySelector('summary') : [...(moved?.querySelectorAll('button') ?? [])].at(-1);
    next?.focus();
  });
}

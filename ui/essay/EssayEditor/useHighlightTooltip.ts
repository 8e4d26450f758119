import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { startSelection } from './caret.ts';
import { markId } from './HighlightLayer.tsx';

/** How many ms a hovered remark waits before it opens, and before it closes so that the pointer can reach it. */
export const HOVER_DELAY = 120;

interface Open {
  id: string;
  /** Whether a click or Enter pinned it, so that it stays until Escape or a click elsewhere. */
  pinned: boolean;
  /** Whether Enter opened it, so that the focus goes on to what it offers. */
  byKey?: boolean;
}

/** Which remark is open, by hover, by focus or pinned, and the event handlers for the editor's root. */
export function useHighlightTooltip(root: HTMLElement | null) {
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = (change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, HOVER_DELAY);
  };
  /** At once, and without what a pointer that moved just before would have opened or closed. */
  const now = (change: (last: Open | null) => Open | null) => {
    clearTimeout(timer.current);
    setOpen(change);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const target = event.target as Element;
      if (root?.contains(target) && target.closest('mark, [data-remark]')) return;
      setOpen(null);
    };
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (document.activeElement?.closest('[data-remark]')) document.getElementById(markId(open.id))?.focus();
      setOpen(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', escape);
    };
  }, [open, root]);

  return {
    openId: open?.id ?? null,
    byKey: open?.byKey ?? false,
    close: () => setOpen(null),
    events: {
      onPointerOver(event: PointerEvent) {
        const id = highlightAt(event);
        if (event.pointerType === 'touch') return;
        if (id) later(() => setOpen((last) => (last?.pinned ? last : { id, pinned: false })));
        else if ((event.target as Element).closest('[data-remark]')) clearTimeout(timer.current);
        else if (open && !open.pinned) later(() => setOpen(ifHeld));
        else clearTimeout(timer.current);
      },
      onPointerLeave() {
        later(() => setOpen(ifHeld));
      },
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const id = highlightAt(event);
        if (!id) return;
        now(() => ({ id, pinned: true }));
        startSelection(event);
      },
      onFocus(event: FocusEvent) {
        const id = highlightAt(event);
        if (id) now((last) => (last?.id === id ? last : { id, pinned: false }));
      },
      onBlur(event: FocusEvent) {
        if (highlightAt(event)) setOpen(ifHeld);
      },
      onKeyDown(event: KeyboardEvent) {
        const id = highlightAt(event);
        if (!id || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        now((last) => {
          const pinned = !(last?.id === id && last.pinned);
          return { id, pinned, byKey: pinned };
        });
      },
    },
  };
}

/** A remark stays open without the pointer while it is pinned or its mark has the focus. */
const ifHeld = (last: Open | null) =>
  last && (last.pinned || document.activeElement?.id === markId(last.id)) ? last : null;

function highlightAt(event: { target: EventTarget }) {
  return (event.target as Element).closest('mark')?.dataset.highlight ?? null;
}

import type { PointerEvent } from 'react';

/**
 * A mark lies over the text box and takes the pointer, so a press on it would not put the caret there. This does what
 * the text box would have done: places the caret, selects while the pointer is drawn, and leaves what follows, a
 * double click for example, to the text box itself. A finger only opens the remark: it would call up the keyboard.
 */
export function startSelection(event: PointerEvent<HTMLElement>) {
  const mark = (event.target as Element).closest('mark');
  const box = event.currentTarget.querySelector('textarea');
  const layer = event.currentTarget.querySelector<HTMLElement>('[data-layer]');
  if (!mark || !box || !layer || event.pointerType === 'touch' || event.button !== 0) return;

  event.preventDefault();
  const inMark = caretAt(event.clientX, event.clientY)?.offset ?? 0;
  const anchor = Number(mark.dataset.start) + inMark;
  // After preventDefault of pointerdown the mousedown still comes, and would take the focus away.
  mark.addEventListener('mousedown', (mousedown) => mousedown.preventDefault(), { once: true });
  box.focus({ preventScroll: true });
  box.setSelectionRange(anchor, anchor);

  layer.dataset.selecting = '';
  const draw = (move: globalThis.PointerEvent) => {
    const caret = caretAt(move.clientX, move.clientY);
    if (caret?.node !== box) return;
    box.setSelectionRange(Math.min(anchor, caret.offset), Math.max(anchor, caret.offset), caret.offset < anchor ? 'backward' : 'forward');
  };
  const end = () => {
    document.removeEventListener('pointermove', draw);
    // The second press of a double click comes within this time.
    setTimeout(() => delete layer.dataset.selecting, 400);
  };
  document.addEventListener('pointermove', draw);
  document.addEventListener('pointerup', end, { once: true });
  document.addEventListener('pointercancel', end, { once: true });
}

interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
}

function caretAt(x: number, y: number) {
  const standard = (document as CaretDocument).caretPositionFromPoint?.(x, y);
  if (standard) return { node: standard.offsetNode, offset: standard.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}

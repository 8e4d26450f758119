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
  if (!mark || !box || !layer || event.pointerType === 'touch') return;
  if (event.button !== 0) {
    // The menu of a right click, with spelling and paste, is the text box's.
    letThrough(layer);
    return;
  }

  event.preventDefault();
  clearTimeout(closing);
  layer.dataset.selecting = '';
  const caret = caretAt(event.clientX, event.clientY);
  const pressed = caret?.node === box ? caret.offset : Number(mark.dataset.start);
  const extended = box.selectionDirection === 'backward' ? box.selectionEnd : box.selectionStart;
  const anchor = event.shiftKey ? extended : pressed;
  // After preventDefault of pointerdown the mousedown still comes, and would take the focus away.
  mark.addEventListener('mousedown', (mousedown) => mousedown.preventDefault(), { once: true });
  box.focus({ preventScroll: true });
  select(box, anchor, pressed);

  const drag = new AbortController();
  const draw = (move: globalThis.PointerEvent) => {
    const caret = caretAt(move.clientX, move.clientY);
    if (caret?.node !== box) return;
    select(box, anchor, caret.offset);
  };
  const end = () => {
    drag.abort();
    letThrough(layer);
  };
  const { signal } = drag;
  document.addEventListener('pointermove', draw, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
}

function select(box: HTMLTextAreaElement, anchor: number, focus: number) {
  box.setSelectionRange(Math.min(anchor, focus), Math.max(anchor, focus), focus < anchor ? 'backward' : 'forward');
}

let closing: ReturnType<typeof setTimeout> | undefined;

/** Lets the pointer through the marks for a moment: the second press of a double click comes within this time. */
function letThrough(layer: HTMLElement) {
  clearTimeout(closing);
  layer.dataset.selecting = '';
  closing = setTimeout(() => delete layer.dataset.selecting, 400);
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

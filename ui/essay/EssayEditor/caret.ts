import type { PointerEvent } from 'react';

/**
 * Places the caret where a mark is pressed. A mark lies over the text box and takes the pointer, so this does what the
 * text box would have done: it places the caret and selects while the pointer is dragged. What follows, such as a double
 * click, goes to the text box itself. A finger only opens the remark, because the caret would call up the keyboard.
 */
export function startSelection(event: PointerEvent<HTMLElement>) {
  const mark = (event.target as Element).closest('mark');
  const box = event.currentTarget.querySelector('textarea');
  const layer = event.currentTarget.querySelector<HTMLElement>('[data-layer]');
  if (!mark || !box || !layer || event.pointerType === 'touch') return;
  if (event.button !== 0) {
    // The menu of a right click, with spelling and paste, must be that of the text box.
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
  // The mousedown that still follows a prevented pointerdown would take the focus away.
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

/** Lets the pointer through the marks for 400 ms, in which the second press of a double click comes. */
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

/** A text of more lines is set without undo, for which Chromium would take seconds, or minutes for ten times as many. */
const UNDOABLE_LINES = 400;

/** Replaces the selection as typing would, so that undo works, except for a text of very many lines. */
export function insertText(box: HTMLTextAreaElement, text: string) {
  const { value, selectionStart, selectionEnd } = box;
  if (!hasManyLines(text) && !hasManyLines(value.slice(selectionStart, selectionEnd))) {
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    return;
  }
  box.setRangeText(text, selectionStart, selectionEnd, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

export function hasManyLines(text: string) {
  let at = -1;
  for (let lines = 0; lines < UNDOABLE_LINES; lines++) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return false;
  }
  return true;
}

/**
 * A text of more lines is set without undo, because Chromium takes seconds to record that many lines for it, and minutes
 * for ten times as many.
 */
const UNDOABLE_LINES = 400;

/**
 * Replaces the selection by a text as typing would, so that undo brings back what was there. A text of very many lines
 * can't be undone, because the page would hang.
 */
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

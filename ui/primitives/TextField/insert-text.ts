/**
 * A text of more lines than this is set by the script, and not by `insertText` of the browser: Chromium takes seconds to note
 * that many lines for its undo, and minutes for ten times as many.
 */
const UNDOABLE_LINES = 400;

/**
 * Puts a text in the place of what is selected, as typing would, so that undo brings back what was there. A text of very many
 * lines can't be undone: the page would hang over it.
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

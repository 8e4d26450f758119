import { type KeyboardEvent, useState } from 'react';

interface Replacement {
  before: string;
  after: string;
}

/**
 * Brings back a student's words after a suggestion, a file or another text was put in their place. The browser can't, because it forgets
 * its undo history when a script sets a field. `undo` is defined as long as the new text is unchanged. `onKeyDown` belongs on the field, or
 * on a form that has one field of several lines: Ctrl+Z and Ctrl+Shift+Z (or Cmd) then undo and redo the replacement, once the browser
 * has taken back what was typed since.
 * @param text what is in the field
 * @param write puts a text there
 */
export function useReplaced(text: string, write: (text: string) => void) {
  const [done, setDone] = useState<readonly Replacement[]>([]);
  const [undone, setUndone] = useState<readonly Replacement[]>([]);
  const last = done.at(-1);
  const next = undone.at(-1);

  /** Call it at each replacement. An empty `before` clears the history. */
  function note(before: string, after: string) {
    setDone(before.trim() === '' || before === after ? [] : [...done, { before, after }]);
    setUndone([]);
  }

  function undo() {
    setDone(done.slice(0, -1));
    setUndone([...undone, last!]);
    write(last!.before);
  }

  function redo() {
    setUndone(undone.slice(0, -1));
    setDone([...done, next!]);
    write(next!.after);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target } = event;
    // In a field of one line the browser undoes what was typed.
    if (target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    const forward = key === 'y' || event.shiftKey;
    // The field's own text is newer than `text` where the page is not drawn for every letter.
    const { value, readOnly } = target instanceof HTMLTextAreaElement ? target : { value: text, readOnly: false };
    if (readOnly || value !== (forward ? next?.before : last?.after)) return;
    event.preventDefault();
    if (forward) redo();
    else undo();
  }

  return { note, undo: last?.after === text ? undo : undefined, onKeyDown };
}

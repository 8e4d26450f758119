import { type KeyboardEvent, useState } from 'react';

interface Replacement {
  before: string;
  after: string;
}

/**
 * Brings back words of a student in whose place something else was put: a suggestion, a file, a text from elsewhere. The
 * browser can't, because it forgets what it could undo when a script sets a field. `undo` is there while what took their
 * place stands as it was put. `onKeyDown` is for the field, or for a form with that one field of several lines: there Ctrl+Z and
 * Ctrl+Shift+Z (or Cmd) do the same, after whatever was typed since is taken back, in the field and on the buttons beside it.
 * @param text what stands in the field
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
    // A field of one line undoes what was typed in it.
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

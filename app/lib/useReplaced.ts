import { useEffect, useEffectEvent, useState } from 'react';

interface Replacement {
  before: string;
  after: string;
}

/**
 * Brings back words of a student in whose place something else was put: a suggestion, a file, a text from elsewhere. The
 * browser can't, because it forgets what it could undo when a script sets a field. `undo` is there while what took their
 * place stands as it was put; Ctrl+Z and Ctrl+Shift+Z (or Cmd) do it in the field, after whatever was typed since is
 * taken back.
 * @param text what stands in the field
 * @param write puts a text there
 */
export function useReplaced(text: string, write: (text: string) => void) {
  const [done, setDone] = useState<readonly Replacement[]>([]);
  const [undone, setUndone] = useState<readonly Replacement[]>([]);
  const last = done.at(-1);
  const next = undone.at(-1);

  /** Told with each replacement; where nothing stood there is nothing to bring back. */
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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !['z', 'y'].includes(key)) return;
    // Pressed in another field it is about that one.
    const field = event.target instanceof HTMLElement && event.target.closest('input, textarea');
    const shown = field ? (field as HTMLInputElement).value : text;
    const forward = key === 'y' || event.shiftKey;
    if (shown !== (forward ? next?.before : last?.after)) return;
    event.preventDefault();
    if (forward) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return { note, undo: last?.after === text ? undo : undefined };
}

interface Chosen {
  written: { text: string };
  replaceText: (text: string) => void;
  resolve: (choice: 'mine' | 'theirs') => void;
}

/** A writing of which the choice of the other text in a conflict can be taken back by Ctrl+Z. */
export function useUndoableChoice<W extends Chosen>(writing: W, stored: { text: string } | null): W {
  const { written, replaceText, resolve } = writing;
  const { note } = useReplaced(written.text, replaceText);
  return {
    ...writing,
    resolve: (choice) => {
      if (choice === 'theirs' && stored) note(written.text, stored.text);
      resolve(choice);
    },
  };
}

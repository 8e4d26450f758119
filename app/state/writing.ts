import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaveState } from '@laurel/ui';
import { forgetWriting, keepWriting, type KeptWriting } from '#app/lib/kept.ts';
import { messageFor } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { changesOf, type Essay, restored, type Writing, writingOf } from './essay.ts';
import type { EssaySource } from './essay-sources.ts';

/** A request that outlives its page may carry 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/**
 * An essay while it is written, and its saving. `loaded` is the essay as it was when the page opened, `kept` what an
 * earlier page could not save: it goes on as if never interrupted.
 */
export function useWriting(given: EssaySource, loaded: Essay, kept: KeptWriting | null, studentId: string) {
  // The one of the beginning: a session that ends must not start the saving anew.
  const [source] = useState(given);
  /** What the server has: the marks have offsets into its text. */
  const [essay, setEssay] = useState(loaded);
  const [written, setWritten] = useState(() => restored(loaded, kept));
  const [saveState, setSaveState] = useState<SaveState | null>(loaded.text === '' ? null : 'saved');
  const [saveError, setSaveError] = useState<string>();
  const [conflict, setConflict] = useState<Essay | null>(null);
  const inConflict = useRef(false);
  const stored = useRef<Writing>(loaded);
  /** The revision that the text on this page was written on. */
  const revision = useRef(kept?.baseRevision ?? loaded.revision);
  /** Whether the next text comes from elsewhere: what it replaces is then kept as a version. */
  const replaces = useRef(false);
  const [unsaved] = useState(() => (Object.keys(changesOf(loaded, written)).length > 0 ? written : null));

  const accept = useCallback((saved: Partial<Essay>) => {
    stored.current = { ...stored.current, ...saved };
    if (saved.revision !== undefined) revision.current = saved.revision;
    setEssay((now) => ({ ...now, ...saved }));
  }, []);

  const noteConflict = useCallback((instead: Essay | null) => {
    inConflict.current = instead !== null;
    setConflict(instead);
  }, []);

  const saver = useRef<Saver<Writing>>(null);
  useEffect(() => {
    const current = new Saver<Writing>({
      save: async (value, { keepalive }) => {
        const before = stored.current;
        const changes = changesOf(before, value);
        if (Object.keys(changes).length === 0) return;
        // Another text stored meanwhile is no conflict for who only changed what goes with it.
        const isNewText = changes.text !== undefined;
        const saved = await source.save(
          isNewText ? { ...changes, baseRevision: revision.current, keepReplaced: replaces.current } : changes,
          keepalive && value.text.length < KEEPALIVE_LENGTH,
        );
        if (isNewText) replaces.current = false;
        setSaveError(undefined);
        // The text that the rest was saved beside is not the one on this page.
        if (!isNewText && saved.text !== undefined && saved.text !== before.text) return noteConflict(saved as Essay);
        // What is kept in the browser alone says nothing about the text.
        if (saved.text !== undefined) noteConflict(null);
        accept(saved);
      },
      keep: (value) => {
        const changes = changesOf(stored.current, value);
        keepWriting(studentId, source.id, { ...changes, text: value.text, baseRevision: revision.current });
      },
      forget: ({ text }) => forgetWriting(studentId, source.id, text),
      onState: setSaveState,
      onRefused: (problem) =>
        problem.status === 409
          ? noteConflict(source.storedInstead(problem))
          : setSaveError(messageFor(problem, 'saveEssay')),
    });
    saver.current = current;
    if (unsaved) current.change(unsaved, 0);
    else if (kept) forgetWriting(studentId, source.id, kept.text);
    return () => current.close();
  }, [source, accept, noteConflict, studentId, unsaved, kept]);

  /** Notes a change, to be sent after `delay` ms, or where that is null by `saveNow`. */
  function change(part: Partial<Writing>, delay: number | null) {
    const next = { ...written, ...part };
    setWritten(next);
    if (delay === null) setSaveState(null);
    saver.current?.change(next, delay);
  }

  /** Puts another text in the place of what is written, and saves it at once. What is stored by now becomes a version. */
  function replaceText(text: string) {
    replaces.current = true;
    change({ text }, 0);
  }

  /** Ends a conflict: keeps this page's text over the stored one, or takes the stored one. */
  function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    accept(conflict);
    noteConflict(null);
    if (choice === 'mine') return replaceText(written.text);
    saver.current?.drop();
    setWritten(writingOf(conflict));
    setSaveState('saved');
  }

  return {
    essay,
    written,
    saveState,
    /** Why the server does not take what is written. */
    saveError,
    /** What is stored instead of the text that this page goes on from. */
    conflict,
    change,
    /** Sends what waits and resolves when nothing is under way, with `saved` or with what is in the way of it. */
    saveNow: async () => {
      const saved = await saver.current?.flush();
      return inConflict.current ? 'conflict' : saved ? 'saved' : 'unsaved';
    },
    replaceText,
    resolve,
    /** Forgets what is not saved: the essay is gone. */
    giveUp: () => saver.current?.drop(),
    /** Takes in what a scoring found. */
    acceptGrade: (grade: Partial<Essay>) => setEssay((now) => ({ ...now, ...grade })),
  };
}

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { SaveState } from '@laurel/ui';
import { noteSavedRevision } from '#app/storage/saved-revisions.ts';
import { forgetUnsaved, storeUnsaved, type UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { type SaveOptions, Saver } from '#app/lib/saver.ts';
import { throwUnlessRefused, wasRefused } from '#app/lib/was-refused.ts';
import { useAfterPaint } from '#app/lib/useAfterPaint.ts';
import { changesOf, type Essay, metaParts, restored, type Writing, writingOf } from './essay.ts';
import type { EssaySource, Saved } from './essay-sources.ts';

/** A request that outlives its page may carry 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_LENGTH = 20_000;

/**
 * An essay while it is written, and its saving. `read` is the essay as it was read last, `kept` what an earlier page could not save:
 * it goes on as if never interrupted. What was read before the page opened may be old until it is `upToDate`: then a newer one is
 * taken, unless something is written on the old one, which the server answers with a conflict.
 */
export function useWriting(
  given: EssaySource,
  read: Essay,
  kept: UnsavedWriting | null,
  studentId: string,
  upToDate = true,
) {
  const [loaded] = useState(read);
  // The one of the beginning: a session that ends must not start the saving anew.
  const [source] = useState(given);
  /** What the server has: the marks have offsets into its text. */
  const [essay, setEssay] = useState(loaded);
  const [written, setWritten] = useState(() => restored(loaded, kept));
  const newest = useRef(written);
  const [saveState, setSaveState] = useState<SaveState | null>(loaded.text === '' ? null : 'saved');
  const newestState = useRef(saveState);
  const [listeners] = useState(() => new Set<() => void>());
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const afterPaint = useAfterPaint(() => {
    tell();
    setSaveState(newestState.current);
  });
  const noteState = useCallback(
    (state: SaveState | null) => {
      newestState.current = state;
      if (!afterPaint.isWaiting()) setSaveState(state);
    },
    [afterPaint],
  );
  const [saveError, setSaveError] = useState<string>();
  const [deleted, setDeleted] = useState(false);
  const [conflict, setConflict] = useState<Essay | null>(null);
  const inConflict = useRef(false);
  const stored = useRef<Writing>(loaded);
  /** The revision that the text on this page was written on. */
  const revision = useRef(written.text === loaded.text ? loaded.revision : (kept?.baseRevision ?? loaded.revision));
  /** Texts that were sent and not answered, the oldest first: the server may have taken one of them. */
  const [unanswered] = useState(
    () => new Set(written.text === loaded.text ? [] : [...(kept?.sent ?? []), written.text]),
  );
  /** Whether the next text comes from elsewhere: what it replaces is then kept as a version. */
  const replaces = useRef(kept?.keepReplaced ?? false);
  const [unsaved] = useState(() => (Object.keys(changesOf(loaded, written)).length > 0 ? written : null));

  const accept = useCallback(
    (saved: Partial<Essay>) => {
      // Takes over the title, status, prompt or word limit that another tab changed, unless this page changed it too.
      const taken = Object.fromEntries(
        metaParts
          .filter((part) => newest.current[part] === stored.current[part] && part in saved)
          .map((part) => [part, saved[part]]),
      );
      if (Object.keys(changesOf(newest.current, { ...newest.current, ...taken })).length > 0)
        setWritten((newest.current = { ...newest.current, ...taken }));
      stored.current = { ...stored.current, ...saved };
      if (saved.revision !== undefined) {
        revision.current = saved.revision;
        noteSavedRevision(studentId, source.id, saved.revision);
      }
      setEssay((now) => ({ ...now, ...saved }));
    },
    [source, studentId],
  );

  const noteConflict = useCallback((instead: Essay | null) => {
    inConflict.current = instead !== null;
    setConflict(instead);
  }, []);

  const saver = useRef<Saver<Writing>>(null);
  useEffect(() => {
    const keptId = writingIds.essay(source.id);

    async function send(changes: Partial<Writing>, { keepalive, signal }: SaveOptions): Promise<Saved> {
      const { text } = changes;
      if (text !== undefined) unanswered.add(text);
      const written = text !== undefined && { baseRevision: revision.current, keepReplaced: replaces.current };
      const saved = await source
        .save({ ...changes, ...written }, { keepalive: keepalive && (text ?? '').length < KEEPALIVE_LENGTH, signal })
        .catch((failure: unknown): Saved => ({ stored: {}, failure }));
      if (text !== undefined && (saved.stored.text !== undefined || wasRefused(saved.failure))) unanswered.delete(text);
      return saved;
    }

    /** Sends a text once more as it was: the server takes or finds it, and tells which revision it is, or holds another. */
    async function settle(text: string, options: SaveOptions) {
      const { stored: saved, failure } = await send({ text }, options);
      if (failure === undefined) accept(saved);
      else throwUnlessRefused(failure);
    }

    const current = new Saver<Writing>({
      id: keptId,
      save: async (value, options) => {
        // A newer text stands on one of these, if that was taken. A page that is left has no time to ask.
        if (!options.keepalive) for (const text of unanswered) if (text !== value.text) await settle(text, options);
        const before = stored.current;
        const changes = changesOf(before, value);
        if (Object.keys(changes).length === 0) return;
        const { stored: saved, failure } = await send(changes, options);
        const isNewText = changes.text !== undefined;
        if (isNewText && saved.text !== undefined) replaces.current = false;
        // An answer that was overtaken by that of a later save says nothing new.
        if (saved.revision === undefined || saved.revision >= revision.current) {
          // Another text stored meanwhile is no conflict for who only changed what goes with it, but the text that the rest
          // was saved beside is not the one on this page.
          if (!isNewText && saved.text !== undefined && saved.text !== before.text) noteConflict(saved as Essay);
          else {
            // A save of which the text failed does not end a conflict.
            if (saved.text !== undefined) noteConflict(null);
            accept(saved);
          }
        }
        if (failure !== undefined) throw failure;
        setSaveError(undefined);
        setDeleted(false);
      },
      keep: (value) =>
        storeUnsaved(studentId, keptId, {
          ...changesOf(stored.current, value),
          text: value.text,
          baseRevision: revision.current,
          keepReplaced: replaces.current,
          sent: [...unanswered].filter((text) => text !== value.text),
        }),
      forget: ({ text }) => forgetUnsaved(studentId, keptId, text),
      onState: noteState,
      onRefused: (problem, value) => {
        setDeleted(problem.status === 404);
        if (problem.status === 404) return;
        if (problem.status !== 409) return setSaveError(messageFor(problem, 'saveEssay'));
        const instead = source.storedInstead(problem);
        // Another save of this page came in between: the text stands on that one.
        if (instead.revision === revision.current || unanswered.size > 0) return current.change(value, 0);
        noteConflict(instead);
      },
    });
    saver.current = current;
    if (unsaved) current.change(unsaved, 0);
    else if (kept) forgetUnsaved(studentId, keptId, kept.text);
    return () => current.close();
  }, [source, accept, noteConflict, noteState, studentId, unsaved, unanswered, kept]);

  function show(next: Writing) {
    newest.current = next;
    setWritten(next);
    tell();
  }

  const takeNewer = useEffectEvent(() => {
    if (read === loaded || Object.keys(changesOf(stored.current, newest.current)).length > 0) return;
    accept(read);
    show(writingOf(read));
  });
  useEffect(() => {
    if (upToDate) takeNewer();
  }, [upToDate]);

  /** Notes a change, to be sent after `delay` ms, or where that is null by `saveNow`. */
  function change(part: Partial<Writing>, delay: number | null) {
    show({ ...newest.current, ...part });
    if (delay === null) noteState(null);
    saver.current?.change(newest.current, delay);
  }

  /**
   * The same for a text that its box shows by itself: it is noted at once, and after the box those parts of the page are
   * drawn that follow it by `useNewest`.
   */
  function type(text: string, delay: number) {
    newest.current = { ...newest.current, text };
    afterPaint.ask();
    saver.current?.change(newest.current, delay);
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
    if (choice === 'mine') return replaceText(newest.current.text);
    saver.current?.drop();
    show(writingOf(conflict));
    noteState('saved');
  }

  return {
    essay,
    /** What is written, but for what `type` was told since. */
    written,
    /** What is written at this moment. */
    newest: useCallback(() => newest.current, []),
    subscribe: useCallback(
      (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      [listeners],
    ),
    saveState,
    /** Why the server does not take what is written. */
    saveError,
    /** It was deleted somewhere else: there is nothing to save it to. */
    deleted,
    /** It should be there again: saves what waits. Answers why that was refused, or null where it was not. */
    restored: async () => {
      const refusal = await saver.current!.retry();
      setDeleted(refusal?.status === 404);
      return refusal;
    },
    /** What is stored instead of the text that this page goes on from. */
    conflict,
    change,
    type,
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

/** Something of what is written, drawn anew while it is typed wherever it is another: a string, a number, or the same object. */
export function useNewest<T>(
  { newest, subscribe }: Pick<ReturnType<typeof useWriting>, 'newest' | 'subscribe'>,
  part: (written: Writing) => T,
) {
  return useSyncExternalStore(subscribe, () => part(newest()));
}

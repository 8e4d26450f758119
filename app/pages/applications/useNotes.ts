import type { SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { forgetUnsaved, storeUnsaved, type UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { type SaveOptions, Saver } from '#app/lib/saver.ts';
import { throwUnlessRefused, wasRefused } from '#app/lib/was-refused.ts';
import { type useApplication, useSend } from '#app/state/server.ts';

/**
 * The notes on an application: saved when their field is left, kept in the browser until then and while that fails. They name
 * the revision that they were written on, so that notes that were changed somewhere else meanwhile are not overwritten: the
 * student chooses.
 */
export function useNotes(
  { id: appId, notes: stored, notesRevision: storedRevision }: Application,
  kept: UnsavedWriting | null,
  studentId: string,
  change: ReturnType<typeof useApplication>['change'],
) {
  const send = useSend();
  const [notes, setNotes] = useState(kept?.text ?? stored);
  const [saveState, setSaveState] = useState<SaveState | null>('saved');
  const [refusal, setRefusal] = useState<string>();
  const [deleted, setDeleted] = useState(false);
  const [conflict, setConflict] = useState<{ text: string; revision: number } | null>(null);
  const [unsaved] = useState(() => (kept && kept.text !== stored ? kept.text : null));
  /** The revision that the notes on this page were written on. */
  const revision = useRef(unsaved === null ? storedRevision : (kept?.baseRevision ?? storedRevision));
  /** Notes that were sent and not answered, the oldest first: the server may have taken one of them. */
  const [unanswered] = useState(() => new Set(kept?.sent));
  const note = useEffectEvent(({ notes, notesRevision }: Application) =>
    change((application) => ({ ...application, notes, notesRevision })),
  );

  const saver = useRef<Saver<string>>(null);
  useEffect(() => {
    const id = writingIds.notes(appId);

    async function sendNotes(notes: string, options: SaveOptions) {
      unanswered.add(notes);
      try {
        const body = { notes, baseNotesRevision: revision.current };
        const saved = await send('patchApplication', { params: { appId }, body, ...options });
        unanswered.delete(notes);
        revision.current = saved.notesRevision;
        note(saved);
        setDeleted(false);
      } catch (problem) {
        if (wasRefused(problem)) unanswered.delete(notes);
        throw problem;
      }
    }

    const current = new Saver<string>({
      id,
      save: async (text, options) => {
        // Newer notes stand on one of these, if that was taken. A page that is left has no time to ask.
        if (!options.keepalive)
          for (const earlier of unanswered)
            if (earlier !== text) await sendNotes(earlier, options).catch(throwUnlessRefused);
        await sendNotes(text, options);
      },
      keep: (text) =>
        storeUnsaved(studentId, id, {
          text,
          baseRevision: revision.current,
          sent: [...unanswered].filter((earlier) => earlier !== text),
        }),
      forget: (text) => forgetUnsaved(studentId, id, text),
      onState: setSaveState,
      onRefused: (problem, text) => {
        setDeleted(problem.status === 404);
        if (problem.status === 404) return;
        if (problem.status !== 409) return setRefusal(messageFor(problem, 'saveEssay'));
        const instead = problem.current as Application;
        // Another save of this page came in between: the notes stand on that one.
        if (instead.notesRevision === revision.current || unanswered.size > 0) return current.change(text, 0);
        note(instead);
        setConflict({ text: instead.notes, revision: instead.notesRevision });
      },
    });
    saver.current = current;
    // What a page before could not save goes on as if never interrupted.
    if (unsaved !== null) current.change(unsaved, 0);
    else if (kept) forgetUnsaved(studentId, id, kept.text);
    return () => current.close();
  }, [send, appId, studentId, unsaved, unanswered, kept]);

  /** Notes a change, to be sent when the field is left or, with a `delay`, by itself. */
  function write(next: string, delay: number | null = null) {
    setNotes(next);
    setSaveState(null);
    setRefusal(undefined);
    saver.current?.change(next, delay);
  }

  /** Ends a conflict: keeps this page's notes over the stored ones, or takes those. */
  function resolve(choice: 'mine' | 'theirs') {
    if (!conflict) return;
    revision.current = conflict.revision;
    setConflict(null);
    if (choice === 'mine') return write(notes, 0);
    saver.current?.drop();
    setNotes(conflict.text);
    setSaveState('saved');
  }

  return {
    saveState,
    /** The application was deleted somewhere else. */
    deleted,
    /** It should be there again: saves what waits. Answers why that was refused, or null where it was not. */
    restored: async () => {
      const refusal = await saver.current!.retry();
      setDeleted(refusal?.status === 404);
      return refusal;
    },
    /** Why the server does not take them. */
    refusal,
    /** What is stored instead of the notes that these were written on. */
    conflict,
    /** As for an essay; see `useWriting`. */
    writing: { written: { text: notes }, resolve, replaceText: (text: string) => write(text, 0) },
    write,
    save: () => void saver.current?.flush(),
  };
}

import type { SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { Problem } from '#contract/problem.ts';
import { forgetWriting, keepWriting, type KeptWriting } from '#app/lib/kept.ts';
import { messageFor } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { type useApplication, useSend } from '#app/state/server.ts';

/** Names the notes of an application among what the browser keeps. */
export const notesId = (appId: string) => `notes.${appId}`;

/** Notes as the browser keeps them, and the stored ones that they were written on. */
interface KeptNotes extends KeptWriting {
  base?: string;
}

/**
 * The notes on an application: saved when their field is left, kept in the browser until then and while that fails. What
 * was kept is not sent over notes that were changed somewhere else meanwhile: the student chooses.
 */
export function useNotes(
  { id: appId, notes: stored }: Application,
  kept: KeptNotes | null,
  studentId: string,
  change: ReturnType<typeof useApplication>['change'],
) {
  const send = useSend();
  const [notes, setNotes] = useState(kept?.text ?? stored);
  const [saveState, setSaveState] = useState<SaveState | null>('saved');
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<{ text: string } | null>(null);
  const [unsaved] = useState(() => (kept && kept.text !== stored ? kept.text : null));
  /** What the server has, and what of it the notes on this page were written on. */
  const server = useRef(stored);
  const base = useRef(unsaved === null || kept?.sent?.includes(stored) ? stored : (kept?.base ?? stored));
  /** Notes that were sent and not answered: the server may have taken them. */
  const [unanswered] = useState(() => new Set(kept?.sent));
  const accept = useEffectEvent((saved: Application) => {
    server.current = base.current = saved.notes;
    change((application) => ({ ...application, notes: saved.notes }));
  });

  const saver = useRef<Saver<string>>(null);
  useEffect(() => {
    const id = notesId(appId);
    const current = new Saver<string>({
      save: async (text, options) => {
        if (base.current !== server.current) throw new Problem(409, '');
        unanswered.add(text);
        accept(await send('patchApplication', { params: { appId }, body: { notes: text }, ...options }));
        unanswered.clear();
      },
      keep: (text) => {
        const keeping: KeptNotes = { text, base: base.current, sent: [...unanswered] };
        return keepWriting(studentId, id, keeping);
      },
      forget: (text) => forgetWriting(studentId, id, text),
      onState: setSaveState,
      onRefused: (problem) =>
        problem.status === 409 ? setConflict({ text: server.current }) : setRefusal(messageFor(problem, 'saveEssay')),
    });
    saver.current = current;
    // What a page before could not save goes on as if never interrupted.
    if (unsaved !== null) current.change(unsaved, 0);
    else if (kept) forgetWriting(studentId, id, kept.text);
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
    base.current = server.current;
    setConflict(null);
    if (choice === 'mine') return write(notes, 0);
    saver.current?.drop();
    setNotes(server.current);
    setSaveState('saved');
  }

  return {
    saveState,
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

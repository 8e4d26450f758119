import type { SaveState } from '@laurel/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { forgetWriting, keepWriting, type KeptWriting } from '#app/lib/kept.ts';
import { messageFor } from '#app/lib/messages.ts';
import { Saver } from '#app/lib/saver.ts';
import { type useApplication, useSend } from '#app/state/server.ts';
import { unsavedNotice } from './unsaved-notice.ts';

/** Names the notes of an application among what the browser keeps. */
export const notesId = (appId: string) => `notes.${appId}`;

/** The notes on an application: saved when their field is left, kept in the browser until then and while that fails. */
export function useNotes(
  { id: appId, notes: stored }: Application,
  kept: KeptWriting | null,
  studentId: string,
  change: ReturnType<typeof useApplication>['change'],
) {
  const send = useSend();
  const [notes, setNotes] = useState(kept?.text ?? stored);
  const [saveState, setSaveState] = useState<SaveState | null>('saved');
  const [refusal, setRefusal] = useState<string>();
  const [unsaved] = useState(() => (kept && kept.text !== stored ? kept.text : null));
  const accept = useEffectEvent((saved: Application) =>
    change((application) => ({ ...application, notes: saved.notes })),
  );

  const saver = useRef<Saver<string>>(null);
  useEffect(() => {
    const id = notesId(appId);
    const current = new Saver<string>({
      save: async (text, { keepalive }) =>
        accept(await send('patchApplication', { params: { appId }, body: { notes: text }, keepalive })),
      keep: (text) => keepWriting(studentId, id, { text }),
      forget: (text) => forgetWriting(studentId, id, text),
      onState: setSaveState,
      onRefused: (problem) => setRefusal(messageFor(problem, 'saveEssay')),
    });
    saver.current = current;
    // What a page before could not save goes on as if never interrupted.
    if (unsaved !== null) current.change(unsaved, 0);
    else if (kept) forgetWriting(studentId, id, kept.text);
    return () => current.close();
  }, [send, appId, studentId, unsaved, kept]);

  const save = () => void saver.current?.flush();
  const notice = unsavedNotice(saveState, refusal);
  return {
    saveState,
    field: {
      value: notes,
      onChange: (next: string) => {
        setNotes(next);
        setSaveState(null);
        setRefusal(undefined);
        saver.current?.change(next, null);
      },
      onLeave: save,
      error: notice?.error,
      onRetry: notice?.mayPass ? save : undefined,
    },
  };
}

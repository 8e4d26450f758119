import { NotesField } from '@laurel/ui';
import { useEffect } from 'react';
import type { Application } from '#contract/applications.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { DocumentSession } from '#app/state/document-session.ts';
import { useApplicationChanges, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { unsavedStore, useSession } from '#app/state/writing.ts';
import { useDocumentField } from './useDocumentField.tsx';
import type { useSaveStates } from './useSaveStates.ts';

interface ApplicationNotesProps {
  application: Application;
  unsaved: UnsavedWriting | null;
  report: ReturnType<typeof useSaveStates>[1];
}

/** The student's notes on an application, saved when their field is left. */
export function ApplicationNotes({ report, ...written }: ApplicationNotesProps) {
  const notes = useNotes(written);
  const { session, saveState } = notes;
  const { text, ref, save, onKeyDown, notice, dialog } = useDocumentField(notes, {
    what: 'application',
    restoreIds: [written.application.id],
    changed: 'These notes were changed somewhere else',
  });
  useEffect(() => report('notes', saveState), [report, saveState]);

  function write(next: string) {
    session.change({ text: next }, null);
    session.dismissRefusal();
  }

  return (
    <>
      <NotesField ref={ref} value={text} onChange={write} onBlur={save} onKeyDown={onKeyDown} notice={notice} />
      {dialog}
    </>
  );
}

/** The notes as a document of their own. */
function useNotes({ application, unsaved }: Omit<ApplicationNotesProps, 'report'>) {
  const send = useSend();
  const { id: studentId } = useMe();
  const { id: appId } = application;
  const { change } = useApplicationChanges(appId);
  const id = writingIds.notes(appId);
  return useSession(id, () => {
    const stored = ({ notes, notesRevision }: Application) => {
      change((shown) => ({ ...shown, notes, notesRevision }));
      return { text: notes, revision: notesRevision };
    };
    return new DocumentSession<{ text: string }, ReturnType<typeof stored>>({
      source: {
        save: async ({ text, baseRevision }, options) => {
          const body = { notes: text, baseNotesRevision: baseRevision };
          return { stored: stored(await send('patchApplication', { params: { appId }, body, ...options })) };
        },
        storedInstead: ({ current }) => stored(current as Application),
      },
      store: unsavedStore(studentId, id),
      parts: ['text'],
      read: { text: application.notes, revision: application.notesRevision },
      unsaved,
      saveState: 'saved',
    });
  });
}

import { NotesField } from '@laurel/ui';
import { useEffect } from 'react';
import type { Application } from '#contract/applications.ts';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import type { useApplication } from '#app/state/server.ts';
import { useDocumentField } from './useDocumentField.tsx';
import { useNotes } from './useNotes.ts';
import type { useSaveStates } from './useSaveStates.ts';

interface ApplicationNotesProps {
  application: Application;
  kept: UnsavedWriting | null;
  studentId: string;
  change: ReturnType<typeof useApplication>['change'];
  report: ReturnType<typeof useSaveStates>[1];
}

/** The student's notes on an application, saved when their field is left. */
export function ApplicationNotes({ application, kept, studentId, change, report }: ApplicationNotesProps) {
  const notes = useNotes(application, kept, studentId, change);
  const { session, saveState } = notes;
  const { text, ref, save, onKeyDown, notice, dialog } = useDocumentField(notes, {
    what: 'application',
    restoreIds: [application.id],
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

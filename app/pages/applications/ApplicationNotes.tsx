import { NotesField } from '@laurel/ui';
import { useEffect, useRef, useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { ConflictDialog } from '#app/features/conflict/ConflictDialog.tsx';
import { useReplaced } from '#app/lib/useReplaced.ts';
import type { useApplication } from '#app/state/server.ts';
import { unsavedNotice } from './unsaved-notice.tsx';
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
  const { writing, conflict, saveState, refusal, deleted, restored, write, save } = useNotes(
    application,
    kept,
    studentId,
    change,
  );
  const { note, onKeyDown } = useReplaced(writing.written.text, writing.replaceText);
  const field = useRef<HTMLTextAreaElement>(null);
  const [comparing, setComparing] = useState(false);
  useEffect(() => report('notes', saveState), [report, saveState]);
  return (
    <>
      <NotesField
        ref={field}
        value={writing.written.text}
        onChange={write}
        onLeave={save}
        onKeyDown={onKeyDown}
        notice={
          deleted ? (
            <DeletedElsewhere
              what="application"
              ids={[application.id]}
              words={() => writing.written.text}
              field={field}
              onRestored={restored}
            />
          ) : (
            unsavedNotice({
              state: saveState,
              refusal,
              onRetry: save,
              changed: conflict && 'These notes were changed somewhere else.',
              onCompare: () => setComparing(true),
            })
          )
        }
      />
      {conflict && (
        <ConflictDialog
          title="These notes were changed somewhere else"
          open={comparing}
          onOpenChange={setComparing}
          writing={writing}
          stored={conflict}
          onReplaced={note}
        />
      )}
    </>
  );
}

import { Skeleton, SupplementalCard } from '@laurel/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { instantOf } from '#contract/dates.ts';
import { sentences } from '#contract/sentences.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { whenDue } from '#contract/when-due.ts';
import { countWords } from '#contract/words.ts';
import { DeletedElsewhere } from '#app/features/deletion/DeletedElsewhere.tsx';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useUnsavedWriting } from '#app/storage/useUnsavedWriting.ts';
import { useRefusal } from '#app/lib/useRefusal.ts';
import { ConflictDialog } from '#app/features/conflict/ConflictDialog.tsx';
import { useReplaced } from '#app/lib/useReplaced.ts';
import { workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { essayOfSupplemental } from '#app/state/essay.ts';
import { useSupplementalSource } from '#app/state/essay-sources.ts';
import { changeOne, type useApplication, useSend } from '#app/state/server.ts';
import { useWriting } from '#app/state/writing.ts';
import { DeleteSupplemental } from './DeleteSupplemental.tsx';
import { unsavedNotice } from './unsaved-notice.tsx';
import type { useSaveStates } from './useSaveStates.ts';

type Row = ReturnType<typeof useApplication>;

interface SupplementalItemProps {
  supplemental: Supplemental;
  studentId: string;
  edit: Row['editSupplemental'];
  change: Row['change'];
  report: ReturnType<typeof useSaveStates>[1];
  /** Told just before it goes from the list. */
  onDeleted: (supplemental: Supplemental) => void;
}

/** One supplemental of an application. Its response is an essay, saved here when its field is left. */
export function SupplementalItem(props: SupplementalItemProps) {
  const unsaved = useUnsavedWriting(props.studentId, writingIds.essay(props.supplemental.id));
  if (unsaved === undefined) return <Skeleton height="240px" />;
  return <LoadedItem {...props} kept={unsaved} />;
}

function LoadedItem({
  supplemental,
  studentId,
  edit,
  change,
  report,
  onDeleted,
  kept,
}: SupplementalItemProps & { kept: UnsavedWriting | null }) {
  const { id, appId, due } = supplemental;
  const send = useSend();
  const refusal = useRefusal();
  const { now, today, timeZone } = useClock();
  const put = useCallback(
    (saved: Supplemental) =>
      // Its date is saved apart from it.
      change((application) => ({
        ...application,
        supplementals: changeOne(application.supplementals, saved.id, ({ due }) => ({ ...saved, due })),
      })),
    [change],
  );
  const source = useSupplementalSource(id, appId, put);
  const writing = useWriting(source, essayOfSupplemental(supplemental), kept, studentId);
  const [comparing, setComparing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [deleting, setDeleting] = useState(false);
  const { conflict, saveNow } = writing;
  const { note, onKeyDown } = useReplaced(writing.written.text, writing.replaceText);
  const response = writing.written.text;
  const save = () => void saveNow();

  // An empty response that nobody has touched is saved as it is.
  const state = writing.saveState ?? (response === '' ? 'saved' : null);
  useEffect(() => {
    report(id, state);
    return () => report(id, 'saved');
  }, [report, id, state]);

  async function saveDue(due: string | null) {
    const refused = refusal(id, { due });
    try {
      await edit(id, { due }, () => send('saveApplicationSupplemental', { params: { appId, sid: id }, body: { due } }));
    } catch (problem) {
      refused(problem, () => void saveDue(due));
    }
  }

  return (
    <>
      <SupplementalCard
        {...supplemental}
        due={due === null ? null : whenDue(due, now, timeZone)}
        onDueChange={(day) => void saveDue(day && instantOf(day, timeZone))}
        today={today}
        response={response}
        words={countWords(response)}
        onResponseChange={(text) => writing.change({ text }, null)}
        onResponseLeave={save}
        onResponseKeyDown={onKeyDown}
        responseRef={field}
        notice={
          writing.deleted ? (
            <DeletedElsewhere
              what="supplemental"
              ids={writing.essay.restoreIds}
              words={() => response}
              field={field}
              onRestored={writing.restored}
            />
          ) : (
            unsavedNotice({
              state: writing.saveState,
              refusal: writing.saveError,
              onRetry: save,
              changed: conflict && sentences.essayChanged,
              onCompare: () => setComparing(true),
            })
          )
        }
        editorHref={workspacePath(id)}
        onDelete={() => setDeleting(true)}
      />
      <DeleteSupplemental
        open={deleting}
        onOpenChange={setDeleting}
        supplemental={supplemental}
        onDeleted={() => {
          writing.giveUp();
          onDeleted(supplemental);
          change((application) => ({
            ...application,
            supplementals: application.supplementals.filter((other) => other.id !== id),
          }));
        }}
      />
      {conflict && (
        <ConflictDialog
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

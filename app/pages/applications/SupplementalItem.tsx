import { Banner, Skeleton, SupplementalCard } from '@laurel/ui';
import { useCallback, useEffect, useState } from 'react';
import { calendarDayOf } from '#contract/dates.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';
import type { KeptWriting } from '#app/lib/kept.ts';
import { useKept } from '#app/lib/useKept.ts';
import { ConflictDialog } from '#app/pages/workspace/ConflictDialog.tsx';
import { workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { essayOfSupplemental } from '#app/state/essay.ts';
import { useSupplementalSource } from '#app/state/essay-sources.ts';
import type { useApplication } from '#app/state/server.ts';
import { useWriting } from '#app/state/writing.ts';
import { DeleteSupplemental } from './DeleteSupplemental.tsx';
import { unsavedNotice } from './unsaved-notice.ts';
import type { useSaveStates } from './useSaveStates.ts';

interface SupplementalItemProps {
  supplemental: Supplemental;
  studentId: string;
  change: ReturnType<typeof useApplication>['change'];
  report: ReturnType<typeof useSaveStates>[1];
  /** Told just before it goes from the list. */
  onDeleted: (supplemental: Supplemental) => void;
}

/** One supplemental of an application. Its response is an essay, saved here when its field is left. */
export function SupplementalItem(props: SupplementalItemProps) {
  const kept = useKept(props.studentId, props.supplemental.id);
  if (kept === undefined) return <Skeleton height="240px" />;
  return <LoadedItem {...props} kept={kept} />;
}

function LoadedItem({
  supplemental,
  studentId,
  change,
  report,
  onDeleted,
  kept,
}: SupplementalItemProps & { kept: KeptWriting | null }) {
  const { id, due } = supplemental;
  const { today, timeZone } = useClock();
  const put = useCallback(
    (saved: Supplemental) =>
      change((application) => ({
        ...application,
        supplementals: application.supplementals.map((old) => (old.id === saved.id ? saved : old)),
      })),
    [change],
  );
  const source = useSupplementalSource(id, put);
  const writing = useWriting(source, essayOfSupplemental(supplemental), kept, studentId);
  const [comparing, setComparing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { conflict, saveNow } = writing;
  const response = writing.written.text;
  const save = () => void saveNow();

  // An empty response that nobody has touched is saved as it is.
  const state = writing.saveState ?? (response === '' ? 'saved' : null);
  useEffect(() => {
    report(id, state);
    return () => report(id, 'saved');
  }, [report, id, state]);

  const unsaved = unsavedNotice(writing.saveState, writing.saveError);
  const notice = conflict ? (
    <Banner action={{ label: 'Compare both texts', onAction: () => setComparing(true) }}>
      This essay was changed somewhere else. Your words are kept here until you choose.
    </Banner>
  ) : (
    unsaved && (
      <Banner action={unsaved.mayPass ? { label: 'Try again', onAction: save } : undefined}>{unsaved.error}</Banner>
    )
  );

  return (
    <>
      <SupplementalCard
        {...supplemental}
        due={due && calendarDayOf(due, timeZone)}
        today={today}
        response={response}
        words={countWords(response)}
        onResponseChange={(text) => writing.change({ text }, null)}
        onResponseLeave={save}
        notice={notice}
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
      {conflict && <ConflictDialog open={comparing} onOpenChange={setComparing} writing={writing} stored={conflict} />}
    </>
  );
}

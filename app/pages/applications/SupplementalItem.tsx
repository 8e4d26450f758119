import { Skeleton, SupplementalCard } from '@laurel/ui';
import { useCallback, useEffect, useState } from 'react';
import { instantOf } from '#contract/dates.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';
import { DeleteDialog } from '#app/features/deletion/DeleteDialog.tsx';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useUnsavedWriting } from '#app/storage/useUnsavedWriting.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { essayOfSupplemental } from '#app/state/essay.ts';
import { useSupplementalSource } from '#app/state/essay-sources.ts';
import { changeOne, useApplicationChanges, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { useWriting } from '#app/state/writing.ts';
import { useDocumentField } from './useDocumentField.tsx';
import type { useSaveStates } from './useSaveStates.ts';

interface SupplementalItemProps {
  supplemental: Supplemental;
  report: ReturnType<typeof useSaveStates>[1];
  /** Told just before it goes from the list. */
  onDeleted: (supplemental: Supplemental) => void;
}

/** One supplemental of an application. Its response is an essay, saved here when its field is left. */
export function SupplementalItem(props: SupplementalItemProps) {
  const kept = useUnsavedWriting(useMe().id, writingIds.essay(props.supplemental.id));
  if (kept === undefined) return <Skeleton height="240px" />;
  return <LoadedItem {...props} kept={kept} />;
}

function LoadedItem({
  supplemental,
  report,
  onDeleted,
  kept,
}: SupplementalItemProps & { kept: UnsavedWriting | null }) {
  const { id, appId, title, due } = supplemental;
  const send = useSend();
  const { change, editSupplemental } = useApplicationChanges(appId);
  const attempt = useAttempt();
  const { today, timeZone, dueOf } = useClock();
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
  const writing = useWriting(source, essayOfSupplemental(supplemental), kept);
  const [deleting, setDeleting] = useState(false);
  const { session, stored, saveState } = writing;
  const { text, ref, save, onKeyDown, notice, dialog } = useDocumentField(writing, {
    what: 'supplemental',
    restoreIds: stored.restoreIds,
    changed: 'This essay was changed somewhere else',
  });

  // An empty response that nobody has touched is saved as it is.
  const state = saveState ?? (text === '' ? 'saved' : null);
  useEffect(() => {
    report(id, state);
    return () => report(id, 'saved');
  }, [report, id, state]);

  function saveDue(due: string | null) {
    const request = () => send('saveApplicationSupplemental', { params: { appId, sid: id }, body: { due } });
    void attempt(id, { due }, () => editSupplemental(id, { due }, request));
  }

  return (
    <>
      <SupplementalCard
        {...supplemental}
        due={dueOf(due)}
        onDueChange={(day) => saveDue(day && instantOf(day, timeZone))}
        today={today}
        response={text}
        words={countWords(text)}
        onResponseChange={(next) => session.change({ text: next }, null)}
        responseBox={{ ref, onBlur: save, onKeyDown }}
        notice={notice}
        editorHref={workspacePath(id)}
        onDelete={() => setDeleting(true)}
      />
      <DeleteDialog
        what="supplemental"
        row={{ id, name: title }}
        description={`“${title}”, what you wrote for it and its earlier texts will be removed.`}
        request={() => send('deleteSupplemental', { params: { appId, sid: id } })}
        open={deleting}
        onOpenChange={setDeleting}
        onDeleted={() => {
          session.giveUp();
          onDeleted(supplemental);
          change((application) => ({
            ...application,
            supplementals: application.supplementals.filter((other) => other.id !== id),
          }));
        }}
      />
      {dialog}
    </>
  );
}

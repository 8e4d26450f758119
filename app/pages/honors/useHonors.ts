import { type HonorDetails, type HonorErrors, useToast } from '@laurel/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Honor } from '#contract/honors.ts';
import { Problem } from '#contract/problem.ts';
import { forgetFields, storeFields, takeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { changesOf } from '#app/lib/changes-of.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
import { useLeft } from '#app/lib/useLeft.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { useRows, useSend } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';

/** The student's honors, and changes to them that answer why they were refused. */
export function useHonors() {
  const { id: studentId } = useMe();
  const { rows, error, refetch, saving, edit, put, remove } = useRows('listHonors');
  const send = useSend();
  const toast = useToast();
  const attempt = useAttempt();
  const deletion = useDelete();
  const left = useLeft();
  const drafts = useDrafts(studentId, rows);

  async function add(details: HonorDetails) {
    try {
      const honor = await send('createHonor', { body: details });
      if (rows) put(honor);
      else void refetch();
    } catch (problem) {
      // The form is gone with the page. The browser stores what was typed in it.
      if (left.current)
        toast({ kind: 'bad', text: `“${details.title}” was not added. It is kept in the form on Honors.` });
      return errorsOf(problem);
    }
  }

  async function change(honorId: string, details: HonorDetails) {
    const save = async () => {
      // Stored until it is saved: where it is refused after the page was left, the student finds it there again.
      storeFields(studentId, writingIds.honor(honorId), details);
      // Only what was changed, so that a change of another field in another tab stays.
      const stored = rows?.find(({ id }) => id === honorId);
      const body = changesOf(stored, details);
      await edit(honorId, body, () => send('patchHonor', { params: { honorId }, body }));
      forgetFields(studentId, writingIds.honor(honorId), details);
    };
    const problem = await attempt(honorId, details, save, () => left.current);
    return problem === undefined ? undefined : errorsOf(problem);
  }

  async function removeHonor(honorId: string) {
    const name = rows?.find(({ id }) => id === honorId)?.title ?? 'The honor';
    const refused = await deletion.remove({ id: honorId, name }, () => send('deleteHonor', { params: { honorId } }));
    // It leaves the list only now, because the dialog shows its title until then.
    if (!refused) remove(honorId);
    return refused;
  }

  return {
    honors: rows,
    error,
    refetch,
    add,
    /** As the list takes it. */
    list: { honors: rows, saving, onSave: change, onDelete: removeHonor, ...drafts },
  };
}

/** Why the server refused an honor: a sentence for each wrong field, else one for the form. */
function errorsOf(problem: unknown): HonorErrors {
  return (problem instanceof Problem && problem.fields) || { form: messageFor(problem, 'save') };
}

/** The honors that are being changed. The browser stores what is typed until the change is saved or given up. */
function useDrafts(studentId: string, honors: readonly Honor[] | undefined) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, HonorDetails>>>({});
  const loaded = honors !== undefined;

  const openUnsaved = useEffectEvent(() => {
    for (const honor of honors ?? [])
      void takeFields<HonorDetails>(studentId, writingIds.honor(honor.id), honor).then(
        (unsaved) => unsaved && setDrafts((now) => ({ [honor.id]: unsaved, ...now })),
      );
  });
  useEffect(() => {
    if (loaded) openUnsaved();
  }, [loaded]);

  return {
    drafts,
    /** Begins a change. Nothing is stored before something is typed. */
    onEdit: (id: string) => {
      const honor = honors?.find((row) => row.id === id);
      if (honor) setDrafts((now) => ({ ...now, [id]: honor }));
    },
    /** Null ends the change. */
    onDraftChange: (id: string, draft: HonorDetails | null) => {
      if (draft) storeFields(studentId, writingIds.honor(id), draft);
      else if (drafts[id]) forgetFields(studentId, writingIds.honor(id), drafts[id]);
      setDrafts(({ [id]: before, ...others }) => (draft ? { ...others, [id]: draft } : others));
    },
  };
}

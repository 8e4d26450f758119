import { type HonorDetails, type HonorErrors, useToast } from '@laurel/ui';
import { useEffect, useRef } from 'react';
import { Problem } from '#contract/problem.ts';
import { forgetFields, storeFields } from '#app/storage/unsaved-writing.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
import { useRefusal } from '#app/lib/useRefusal.ts';
import { useRows, useSend } from '#app/state/server.ts';

/** The student's honors, and changes to them that answer why they were refused. */
export function useHonors(studentId: string) {
  const { rows, error, refetch, saving, edit, put, remove } = useRows('listHonors');
  const send = useSend();
  const toast = useToast();
  const refusal = useRefusal();
  const deletion = useDelete();
  const left = useLeft();

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
    const refused = refusal(honorId, details);
    // Stored until it is saved: where it is refused after the page was left, the student finds it there again.
    storeFields(studentId, writingIds.honor(honorId), details);
    try {
      await edit(honorId, details, () => send('patchHonor', { params: { honorId }, body: details }));
      forgetFields(studentId, writingIds.honor(honorId), details);
    } catch (problem) {
      if (left.current) refused(problem, () => void change(honorId, details));
      return errorsOf(problem);
    }
  }

  async function removeHonor(honorId: string) {
    const name = rows?.find(({ id }) => id === honorId)?.title ?? 'The honor';
    const refused = await deletion.remove({ id: honorId, name }, () => send('deleteHonor', { params: { honorId } }));
    // It leaves the list only now, because the dialog shows its title until then.
    if (!refused) remove(honorId);
    return refused;
  }

  return { honors: rows, error, refetch, saving, add, change, remove: removeHonor };
}

/** Why the server refused an honor: a sentence for each wrong field, else one for the form. */
function errorsOf(problem: unknown): HonorErrors {
  return (problem instanceof Problem && problem.fields) || { form: messageFor(problem, 'save') };
}

/** Whether the page was left, so that its form can't show any more what was refused. */
function useLeft() {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return left;
}

import { type HonorDetails, type HonorErrors, useToast } from '@laurel/ui';
import { useEffect, useRef } from 'react';
import { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useRows, useSend } from '#app/state/server.ts';

/** The student's honors, and changes to them that say why they were refused. */
export function useHonors() {
  const { rows, error, refetch, saving, edit, put, remove } = useRows('listHonors');
  const send = useSend();
  const refuse = useRefusal();

  async function add(details: HonorDetails) {
    try {
      const honor = await send('createHonor', { body: details });
      if (rows) put(honor);
      else void refetch();
    } catch (problem) {
      return refuse(problem, `“${details.title}” was not added.`, () => void add(details));
    }
  }

  async function change(honorId: string, details: HonorDetails) {
    try {
      await edit(honorId, details, () => send('patchHonor', { params: { honorId }, body: details }));
    } catch (problem) {
      return refuse(problem, 'That change did not save, so we put it back.', () => void change(honorId, details));
    }
  }

  async function removeHonor(honorId: string) {
    try {
      await send('deleteHonor', { params: { honorId } });
    } catch (problem) {
      return messageFor(problem, 'delete');
    }
    // It goes from the list only now: until then the dialog speaks of it.
    remove(honorId);
  }

  return { honors: rows, error, refetch, saving, add, change, remove: removeHonor };
}

/** Says why an honor was refused: to each field what was wrong with it, else one sentence about all. */
function useRefusal() {
  const toast = useToast();
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  return (problem: unknown, text: string, retry: () => void): HonorErrors => {
    // The form with what was typed is gone with the page.
    if (left.current) toast({ kind: 'bad', text, action: { label: 'Try again', onAction: retry } });
    return (problem instanceof Problem && problem.fields) || { form: messageFor(problem, 'save') };
  };
}

import { useToast } from '@laurel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { mayPass, throwUnlessGone } from '#app/lib/was-refused.ts';
import { useSend } from '#app/state/server.ts';

/** A row as a toast speaks of it. */
export interface DeletedRow {
  id: string;
  name: string;
}

/** Deletes a row and offers to undo it. One that is gone already, as by another page, counts as deleted. */
export function useDelete() {
  const toast = useToast();
  const send = useSend();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Brings the row back with all that belonged to it. */
  async function restore({ id, name }: DeletedRow) {
    try {
      await send('restoreDeleted', { params: { deletedId: id } });
      // Another page may be shown by now, and the row may be on it.
      await queryClient.refetchQueries({ type: 'active', stale: true });
      toast({ text: `${name} is back.` });
    } catch (problem) {
      toast({
        kind: 'bad',
        text: `${name} could not be brought back. ${messageFor(problem, 'restore')}`.trim(),
        action: mayPass(problem) ? { label: 'Try again', onAction: () => void restore({ id, name }) } : undefined,
      });
    }
  }

  /** Answers why it was not deleted; nothing where it was. */
  async function remove(row: DeletedRow, request: () => Promise<unknown>) {
    setBusy(true);
    setError(undefined);
    try {
      await request().catch(throwUnlessGone);
    } catch (problem) {
      const sentence = messageFor(problem, 'delete');
      setError(sentence);
      return sentence;
    } finally {
      setBusy(false);
    }
    toast({ text: `Deleted ${row.name}`, action: { label: 'Undo', onAction: () => void restore(row) } });
  }

  return { busy, error, remove, clearError: () => setError(undefined) };
}

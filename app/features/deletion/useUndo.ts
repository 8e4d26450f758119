import { useToast } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback } from 'react';
import { mayPass } from '#app/lib/may-pass.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useSend } from '#app/state/server.ts';

/** A row as a toast speaks of it. */
export interface Deleted {
  id: string;
  name: string;
}

/** Says that a row is deleted, and offers to bring it back with all that belonged to it. */
export function useUndo() {
  const toast = useToast();
  const send = useSend();
  const queryClient = useAtomValue(queryClientAtom);

  return useCallback(
    ({ id, name }: Deleted) => {
      async function restore() {
        try {
          await send('restoreDeleted', { params: { deletedId: id } });
          // Whatever page is shown by now: the row may be on it.
          await queryClient.refetchQueries({ type: 'active', stale: true });
          toast({ text: `${name} is back.` });
        } catch (problem) {
          toast({
            kind: 'bad',
            text: `${name} could not be brought back. ${messageFor(problem, 'restore')}`.trim(),
            action: mayPass(problem) ? { label: 'Try again', onAction: () => void restore() } : undefined,
          });
        }
      }
      toast({ text: `Deleted ${name}`, action: { label: 'Undo', onAction: () => void restore() } });
    },
    [toast, send, queryClient],
  );
}

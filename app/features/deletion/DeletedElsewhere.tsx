import { Banner, useToast } from '@laurel/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { useSend } from '#app/state/server.ts';

interface DeletedElsewhereProps {
  /** What was deleted, as a sentence speaks of it. */
  what: 'activity' | 'application' | 'essay' | 'supplemental';
  /** The id of the row, and after it that of a row which it may have been deleted with. */
  ids: readonly string[];
  /** Answers the words on this page, which the server no longer stores. */
  words: () => string;
  /** The field of the words. It takes the focus once the row is back. */
  field: RefObject<HTMLElement | null>;
  /** Saves the words to the row that was brought back. Answers why the server refused them, or null where it did not. */
  onRestored: () => Promise<Problem | null>;
}

const isNotFound = (problem: unknown) => hasStatus(problem, 404);

/** Says that what is being written was deleted in another tab or on another device, and offers to copy the words or bring it back. */
export function DeletedElsewhere({ what, ids, words, field, onRestored }: DeletedElsewhereProps) {
  const [busy, setBusy] = useState(false);
  const [lost, setLost] = useState(false);
  const send = useSend();
  const queryClient = useQueryClient();
  const copy = useCopy();
  const toast = useToast();

  async function restore() {
    const pressed = document.activeElement;
    setBusy(true);
    try {
      const brought = await bringBack();
      // Another tab may have brought it back already. Saving the words shows whether it is there.
      const isGone = isNotFound(await onRestored());
      setLost(isGone && !brought);
      // What belongs to the row was not found either while it was deleted.
      if (!isGone) void queryClient.refetchQueries({ type: 'active', stale: true });
      // The pressed button is gone with the banner. A student who has gone to another field meanwhile stays there.
      if (!isGone && [pressed, document.body].includes(document.activeElement)) field.current?.focus();
    } catch (problem) {
      toast({ kind: 'bad', text: messageFor(problem, 'restore') });
    } finally {
      setBusy(false);
    }
  }

  /** Brings back the first row that can be; false where none can. */
  async function bringBack() {
    for (const deletedId of ids) {
      try {
        await send('restoreDeleted', { params: { deletedId } });
        return true;
      } catch (problem) {
        if (!isNotFound(problem)) throw problem;
      }
    }
    return false;
  }

  const copyWords = { label: 'Copy', onAction: () => void copy(words()) };
  const wasDeleted = `This ${what} was deleted somewhere else.`;
  if (lost) return <Banner action={copyWords}>{wasDeleted} It can’t be brought back any more: copy your words.</Banner>;
  return (
    <Banner
      action={{ label: busy ? 'Restoring...' : 'Restore', busy, onAction: () => void restore() }}
      alternative={copyWords}
    >
      {wasDeleted}
    </Banner>
  );
}

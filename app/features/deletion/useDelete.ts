import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { type Deleted, useUndo } from './useUndo.ts';

/** Deletes a row and offers to undo it. One that is gone already, as by another page, counts as deleted. */
export function useDelete() {
  const offerUndo = useUndo();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Answers why it was not deleted; nothing where it was. */
  async function remove(row: Deleted, send: () => Promise<unknown>) {
    setBusy(true);
    setError(undefined);
    try {
      await send();
    } catch (problem) {
      if (!(problem instanceof Problem && problem.status === 404)) {
        const sentence = messageFor(problem, 'delete');
        setError(sentence);
        return sentence;
      }
    } finally {
      setBusy(false);
    }
    offerUndo(row);
  }

  return { busy, error, remove, clearError: () => setError(undefined) };
}

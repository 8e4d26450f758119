import { Banner, useToast } from '@laurel/ui';
import { useState } from 'react';
import { Problem } from '#contract/problem.ts';
import { useSend } from '#app/state/server.ts';
import { messageFor } from './messages.ts';
import { useCopy } from './useCopy.ts';

interface DeletedElsewhereProps {
  /** What was deleted, as a sentence speaks of it. */
  what: 'activity' | 'application' | 'essay' | 'supplemental';
  /** The row, and after it the one that it may have been deleted with. */
  ids: string[];
  /** What is written here and stored nowhere any more. */
  words: string;
  /** The row is back: the words can be saved to it. */
  onRestored: () => void;
}

/** Says that what is being written was deleted in another tab or on another device, and offers to copy the words or bring it back. */
export function DeletedElsewhere({ what, ids, words, onRestored }: DeletedElsewhereProps) {
  const [lost, setLost] = useState(false);
  const send = useSend();
  const copy = useCopy();
  const toast = useToast();

  async function restore() {
    try {
      await restoreFirst(ids);
      onRestored();
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 404) return setLost(true);
      toast({ kind: 'bad', text: messageFor(problem, 'restore') });
    }
  }

  async function restoreFirst([id, ...others]: string[]): Promise<void> {
    try {
      await send('restoreDeleted', { params: { deletedId: id! } });
    } catch (problem) {
      if (others.length === 0 || !(problem instanceof Problem && problem.status === 404)) throw problem;
      await restoreFirst(others);
    }
  }

  const copyWords = { label: 'Copy', onAction: () => void copy(words) };
  const wasDeleted = `This ${what} was deleted somewhere else.`;
  if (lost) return <Banner action={copyWords}>{wasDeleted} It can’t be brought back any more: copy your words.</Banner>;
  return (
    <Banner action={{ label: 'Restore', onAction: () => void restore() }} alternative={copyWords}>
      {wasDeleted}
    </Banner>
  );
}

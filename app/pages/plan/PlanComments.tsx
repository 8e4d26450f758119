import { EssayComments } from '@laurel/ui';
import { useState } from 'react';
import type { OwnComment } from '#contract/review.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useAnswer, useCache, useSend } from '#app/state/server.ts';

/** What readers of the plan said. */
export function PlanComments({ onShare }: { onShare: () => void }) {
  const { data } = useAnswer('listPlanComments');
  const send = useSend();
  const cache = useCache();
  const [unsaved, setUnsaved] = useState<{ id: string; says: string; onRetry: () => void }>();

  /** Answers whether it was done. A refusal is said at the comment. */
  async function change(id: string, body: { answer?: string; settled?: boolean }): Promise<boolean> {
    setUnsaved(undefined);
    try {
      const saved = await send('patchComment', { params: { commentId: id }, body });
      cache.change<OwnComment[]>('listPlanComments', undefined, (now) =>
        now.map((one) => (one.id === id ? saved : one)),
      );
      return true;
    } catch (problem) {
      setUnsaved({ id, says: messageFor(problem, 'save'), onRetry: () => void change(id, body) });
      return false;
    }
  }

  if (!data) return null;
  return (
    <EssayComments
      comments={data}
      unsaved={unsaved}
      waiting=""
      onShare={onShare}
      onPutIn={() => {}}
      onSettle={(id, settled) => void change(id, { settled })}
      onAnswer={(id, answer) => change(id, { answer })}
      onShow={() => {}}
    />
  );
}

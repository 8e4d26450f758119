import type { Unsaved } from '@laurel/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messageFor } from '#app/lib/messages.ts';
import { workspacePath } from '#app/paths.ts';
import { useCache, useSend } from '#app/state/server.ts';

/** Copies the text of an essay into an empty answer and goes there; what could not be started is told beside it. */
export function useStartFrom() {
  const send = useSend();
  const cache = useCache();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState<{ target: string; source: string } | null>(null);
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());

  async function start(target: string, source: string) {
    setStarting({ target, source });
    setUnsaved(new Map());
    try {
      const answer = await send('startFrom', { params: { targetId: target }, body: { sourceId: source } });
      cache.put('readSupplemental', { params: { sid: target } }, answer);
      navigate(workspacePath(target, '?started'));
    } catch (problem) {
      const says = messageFor(problem, 'startFrom');
      setUnsaved(new Map([[target, { says, onRetry: () => void start(target, source) }]]));
      setStarting(null);
    }
  }

  return {
    starting,
    unsaved,
    start: (target: string, source: string) => {
      if (starting === null) void start(target, source);
    },
  };
}

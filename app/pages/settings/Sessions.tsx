import { type SessionItem, SessionList, Skeleton, useToast } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Session } from '#contract/access.ts';
import { Problem } from '#contract/problem.ts';
import { messageFor } from '#app/lib/messages.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { NotLoaded } from './NotLoaded.tsx';

const HOUR = 60 * 60_000;

/** Where the student is signed in, and the way to end one session or all others. */
export function Sessions() {
  const { data: sessions, error: unread, refetch } = useAnswer('listSessions');
  const send = useSend();
  const toast = useToast();
  const { now, timeZone } = useAtomValue(clockAtom);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  /** Answers whether it was done. */
  async function end(what: string, request: () => Promise<unknown>, said: string) {
    setBusy(what);
    setError(undefined);
    try {
      await request();
    } catch (problem) {
      // One that has ended meanwhile is what the student wants.
      if (!(problem instanceof Problem && problem.status === 404)) {
        setError(messageFor(problem, 'endSession'));
        setBusy(null);
        return false;
      }
    }
    await refetch();
    setBusy(null);
    toast({ text: said });
    return true;
  }

  if (unread && !sessions)
    return (
      <NotLoaded
        title="Where you are signed in"
        sentence={messageFor(unread, 'sessions')}
        onRetry={() => void refetch()}
      />
    );
  if (!sessions) return <Skeleton height="120px" />;
  return (
    <SessionList
      sessions={sessions.map((session) => itemOf(session, now(), timeZone))}
      onEnd={(sessionId) =>
        end(sessionId, () => send('deleteSession', { params: { sessionId } }), 'That session has ended.')
      }
      onEndOthers={() => end('others', () => send('deleteOtherSessions'), 'You are signed in only here now.')}
      busy={busy}
      error={error}
    />
  );
}

function itemOf({ id, device, createdAt, lastUsedAt, current }: Session, now: Date, timeZone: string): SessionItem {
  const created = whenInWords(createdAt, now, timeZone);
  // Uses are noted once an hour.
  const used = Date.parse(lastUsedAt) - Date.parse(createdAt) >= HOUR && whenInWords(lastUsedAt, now, timeZone, 'hour');
  return {
    id,
    device: device ?? 'A browser that is not known',
    times: `Signed in: ${created}.${used ? ` Last used: ${used}.` : ''}`,
    current,
  };
}

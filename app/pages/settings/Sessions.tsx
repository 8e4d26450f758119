import { type SessionItem, SessionList, Skeleton, useToast } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Session } from '#contract/access.ts';
import { HOUR } from '#contract/dates.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { throwUnlessGone } from '#app/lib/was-refused.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Where the student is signed in, and the way to end one session or all others. */
export function Sessions() {
  const answer = useAnswer('listSessions');
  const { data: sessions, refetch } = answer;
  const send = useSend();
  const toast = useToast();
  const { now, timeZone } = useAtomValue(clockAtom);
  const [ending, setEnding] = useState('');
  const { busy, error, run } = useRequest('endSession');

  /** Answers whether it was done. */
  function end(what: string, request: () => Promise<unknown>, said: string) {
    setEnding(what);
    return run(async () => {
      await request().catch(throwUnlessGone);
      await refetch();
      toast({ text: said });
    });
  }

  if (answer.error && !sessions)
    return <NotLoaded title="Where you are signed in" answer={answer} failing="sessions" />;
  if (!sessions) return <Skeleton height="120px" />;
  return (
    <SessionList
      sessions={sessions.map((session) => itemOf(session, now(), timeZone))}
      onEnd={(sessionId) =>
        end(sessionId, () => send('deleteSession', { params: { sessionId } }), 'That session has ended.')
      }
      onEndOthers={() => end('others', () => send('deleteOtherSessions'), 'You are signed in only here now.')}
      busy={busy ? ending : null}
      error={error}
    />
  );
}

function itemOf({ id, device, createdAt, lastUsedAt, current }: Session, now: Date, timeZone: string): SessionItem {
  const created = whenInWords(createdAt, now, timeZone);
  // The server notes once an hour that a session is used.
  const used = Date.parse(lastUsedAt) - Date.parse(createdAt) >= HOUR && whenInWords(lastUsedAt, now, timeZone, 'hour');
  return {
    id,
    device: device ?? 'A browser that is not known',
    times: `Signed in: ${created}.${used ? ` Last used: ${used}.` : ''}`,
    current,
  };
}

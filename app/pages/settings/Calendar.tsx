import { CalendarFeed, type Feed } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { answerKey, useAnswer, useSend } from '#app/state/server.ts';
import { tokenAtom } from '#app/state/session.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** The address of the calendar feed: shown whenever the student looks, replaced or ended only after a question. */
export function Calendar() {
  const { data, error: unread, refetch } = useAnswer('readCalendarAddress');
  const send = useSend();
  const copy = useCopy();
  const clock = useAtomValue(clockAtom);
  const token = useAtomValue(tokenAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Answers whether it was done. `request` answers what is known of the address by then: the old one must not stay in sight. */
  async function change(request: () => Promise<Answer<'readCalendarAddress'>>) {
    setBusy(true);
    setError(undefined);
    try {
      queryClient.setQueryData(answerKey(token, 'readCalendarAddress'), await request());
      return true;
    } catch (problem) {
      setError(messageFor(problem, 'save'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function create() {
    const { url } = await send('createCalendar');
    return { url, active: true, readAt: null };
  }

  async function switchOff() {
    await send('deleteCalendar');
    return { url: null, active: false, readAt: null };
  }

  if (unread && !data)
    return (
      <NotLoaded
        title="Deadlines in your calendar"
        sentence={messageFor(unread, 'calendar')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <CalendarFeed
      feed={data && feedOf(data, clock)}
      onCreate={() => change(create)}
      onSwitchOff={() => change(switchOff)}
      onAsk={() => setError(undefined)}
      onCopy={(address) => copy(address, 'Copied the calendar address')}
      busy={busy}
      error={error}
    />
  );
}

function feedOf(
  { url, active, readAt }: Answer<'readCalendarAddress'>,
  { now, timeZone }: { now: () => Date; timeZone: string },
): Feed {
  if (!active) return 'off';
  return { url, readAt: readAt && whenInWords(readAt, now(), timeZone, 'hour') };
}

import { CalendarFeed, type Feed } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Answer } from '#contract/client.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer, useSend } from '#app/state/server.ts';
import { Unread } from './Unread.tsx';

/** The address of the calendar feed: shown whenever the student looks, replaced or ended only after a question. */
export function Calendar() {
  const { data, error: unread, refetch } = useAnswer('readCalendarAddress');
  const send = useSend();
  const copy = useCopy();
  const clock = useAtomValue(clockAtom);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Answers whether it was done. */
  async function change(name: 'createCalendar' | 'deleteCalendar') {
    setBusy(true);
    setError(undefined);
    try {
      await send(name);
      await refetch();
      return true;
    } catch (problem) {
      setError(messageFor(problem, 'save'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  if (unread && !data)
    return (
      <Unread
        title="Deadlines in your calendar"
        sentence={messageFor(unread, 'calendar')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <CalendarFeed
      feed={data && feedOf(data, clock)}
      onCreate={() => change('createCalendar')}
      onSwitchOff={() => change('deleteCalendar')}
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

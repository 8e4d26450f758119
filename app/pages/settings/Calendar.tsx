import { CalendarFeed, type Feed } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { Answer } from '#contract/client.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { whenInWords } from '#app/lib/when-in-words.ts';
import { clockAtom } from '#app/state/clock.ts';
import { useAnswer, useCache, useSend } from '#app/state/server.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** The address of the calendar feed. The student can replace it or switch it off, after a question. */
export function Calendar() {
  const answer = useAnswer('readCalendarAddress');
  const send = useSend();
  const copy = useCopy();
  const clock = useAtomValue(clockAtom);
  const cache = useCache();
  const { busy, error, run, clearError } = useRequest('save');

  /** Answers whether it was done. `request` answers the address as it is then, so that the old one does not stay in sight. */
  const change = (request: () => Promise<Answer<'readCalendarAddress'>>) =>
    run(async () => cache.put('readCalendarAddress', undefined, await request()));

  async function create() {
    const { url } = await send('createCalendar');
    return { url, active: true, readAt: null };
  }

  async function switchOff() {
    await send('deleteCalendar');
    return { url: null, active: false, readAt: null };
  }

  if (answer.error && !answer.data)
    return <NotLoaded title="Deadlines in your calendar" answer={answer} failing="calendar" />;
  return (
    <CalendarFeed
      feed={answer.data && feedOf(answer.data, clock)}
      onCreate={() => change(create)}
      onSwitchOff={() => change(switchOff)}
      onAsk={clearError}
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

import { CalendarFeed } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageFor } from '#app/lib/messages.ts';
import { useCopy } from '#app/lib/useCopy.ts';
import { apiAtom } from '#app/state/session.ts';

/** Makes the address of the calendar feed. */
export function Calendar() {
  const api = useAtomValue(apiAtom);
  const copy = useCopy();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function create() {
    setBusy(true);
    setError(undefined);
    try {
      setUrl((await api('createCalendar')).url);
    } catch (problem) {
      setError(messageFor(problem, 'save'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <CalendarFeed
      url={url}
      onCreate={() => void create()}
      onCopy={(address) => copy(address, 'Copied the calendar address')}
      busy={busy}
      error={error}
    />
  );
}

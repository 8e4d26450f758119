import { useEffect, useEffectEvent, useState } from 'react';
import type { Honor } from '../honor.ts';

/** Asks before an honor is deleted. Once it has left the list, `onGone` is told the honor to focus next. */
export function useRemoval(
  inSight: readonly Honor[],
  onDelete: (id: string) => Promise<string | undefined>,
  onGone: (next: Honor | undefined) => void,
) {
  const [honor, setHonor] = useState<Honor | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [deleted, setDeleted] = useState<{ id: string; next: Honor | undefined } | null>(null);

  // The given list may still hold the honor for a moment.
  const gone = deleted !== null && !inSight.some(({ id }) => id === deleted.id);
  const goOn = useEffectEvent(() => {
    if (!gone) return;
    setDeleted(null);
    onGone(deleted.next);
  });
  useEffect(() => goOn(), [gone]);

  function ask(about: Honor | null) {
    setError(undefined);
    setHonor(about);
  }

  async function confirm() {
    if (!honor || busy) return;
    const at = inSight.findIndex(({ id }) => id === honor.id);
    const next = inSight[at + 1] ?? inSight[at - 1];
    setBusy(true);
    setError(undefined);
    const refused = await onDelete(honor.id);
    setBusy(false);
    if (refused) return setError(refused);
    setHonor(null);
    setDeleted({ id: honor.id, next });
  }

  return { honor, busy, error, ask, cancel: () => ask(null), confirm };
}

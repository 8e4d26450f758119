import { useEffect, useEffectEvent } from 'react';

/** Hands over what a reading counts, whenever it counts something else or the essay is stored anew. */
export function useCounts(says: string | undefined, revision: number, onCounts: (says: string) => void) {
  const hand = useEffectEvent(onCounts);
  useEffect(() => {
    if (says) hand(says);
  }, [says, revision]);
}

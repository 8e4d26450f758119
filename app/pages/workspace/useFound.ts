import { useEffect, useEffectEvent, useState } from 'react';
import { afterFirstPaint } from '#app/lib/after-first-paint.ts';

/**
 * What the server found in a stored essay, with the text that its offsets belong to. It is looked for once the page is painted, and anew
 * where `when` changes or the student tries again. `look` answers nothing where what was found stays.
 */
export function useFound<Found>(when: string, look: () => Promise<Found | undefined>) {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    let isOver = false;
    const cancel = afterFirstPaint(() => void lookNow().then((next) => next && !isOver && setFound(next)));
    return () => {
      isOver = true;
      cancel();
    };
  }, [when, tries]);
  return { found, setFound, retry: () => setTries(tries + 1) };
}

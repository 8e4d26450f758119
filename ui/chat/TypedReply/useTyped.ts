import { useReducedMotionConfig } from 'framer-motion';
import { useEffect, useEffectEvent, useState } from 'react';

/** So many characters every so many ms; the latter as the token --type-tick. */
const CHARACTERS = 3;
const TICK = 12;

/** How many characters are typed after so many ms. */
export function typedAfter(ms: number) {
  return Math.max(0, Math.floor(ms / TICK)) * CHARACTERS;
}

/**
 * How many of `length` characters are typed by now; null where nothing is being typed. It goes by the clock, so that a
 * slow page takes larger steps. What is `growing` is waited for at its end, and no faster afterwards.
 */
export function useTyped(length: number, typing: boolean, growing: boolean, onTyped: () => void) {
  const still = useReducedMotionConfig();
  const [typed, setTyped] = useState(0);
  const end = useEffectEvent(onTyped);
  /** Types so many characters, as far as they are there, and answers how many are not; null where there are no more to come. */
  const type = useEffectEvent((count: number) => {
    setTyped(Math.min(count, length));
    if (count < length) return 0;
    return growing ? count - length : null;
  });

  useEffect(() => {
    if (typing && still && !growing) end();
  }, [typing, still, growing]);

  useEffect(() => {
    if (!typing || still) return;
    let start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const missing = type(typedAfter(now - start));
      if (missing === null) return end();
      start += (missing / CHARACTERS) * TICK;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [typing, still]);

  return typing && !still ? typed : null;
}

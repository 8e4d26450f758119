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
 * slow page takes larger steps.
 */
export function useTyped(length: number, typing: boolean, onTyped: () => void) {
  const still = useReducedMotionConfig();
  const [typed, setTyped] = useState(0);
  const end = useEffectEvent(onTyped);

  useEffect(() => {
    if (!typing) return;
    if (still) return end();
    const start = performance.now();
    let frame = requestAnimationFrame(function type(now) {
      const count = typedAfter(now - start);
      setTyped(count);
      if (count < length) frame = requestAnimationFrame(type);
      else end();
    });
    return () => cancelAnimationFrame(frame);
  }, [length, typing, still]);

  return typing && !still ? typed : null;
}

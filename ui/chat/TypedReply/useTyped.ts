import { useReducedMotionConfig } from 'framer-motion';
import { useEffect, useEffectEvent, useState } from 'react';

/** How many characters are typed at each tick, and how many ms a tick lasts. */
const CHARACTERS = 3;
const TICK = 12;

/** How many characters are typed after `ms`. */
export function typedAfter(ms: number) {
  return Math.max(0, Math.floor(ms / TICK)) * CHARACTERS;
}

/**
 * How many of `length` characters are typed by now; null while nothing is typing. It goes by the clock, so that a slow
 * page takes larger steps. At the end of a text that is still `growing` it waits, and then goes on at the same speed.
 */
export function useTyped(length: number, typing: boolean, growing: boolean, onTyped: () => void) {
  const still = useReducedMotionConfig();
  const [typed, setTyped] = useState(0);
  const end = useEffectEvent(onTyped);
  /** Types up to `count` characters and returns how many of them have not arrived yet; null at the end of the reply. */
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

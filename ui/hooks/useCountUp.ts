import { useReducedMotionConfig } from 'framer-motion';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How long the score grows, in ms; the same as the token --dur-score. */
const DURATION = 900;

/**
 * Lets a number grow to `target`. It calls `show` with each number on the way, so that React does not render every frame.
 * Where motion is reduced or `enabled` is false it does nothing, because React has rendered `target`.
 */
export function useCountUp(target: number, show: (value: number) => void, enabled = true) {
  const still = useReducedMotionConfig() || !enabled;
  const shown = useRef(target);
  const note = useEffectEvent((value: number) => {
    shown.current = value;
    show(value);
  });

  useLayoutEffect(() => {
    const origin = shown.current;
    if (still || origin === target) {
      shown.current = target;
      return;
    }
    const start = performance.now();
    note(origin);
    let frame = requestAnimationFrame(function grow(now) {
      const part = Math.min(1, Math.max(0, (now - start) / DURATION));
      note(part === 1 ? target : origin + (target - origin) * (1 - (1 - part) ** 4));
      if (part < 1) frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, still]);
  return { still };
}

import { useReducedMotionConfig } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';

/** The score's growth, in ms; the same as the token --dur-score. */
const DURATION = 900;

/** A number on its way to `target`; there at once where motion is reduced or `enabled` is false. */
export function useCountUp(target: number, enabled = true) {
  const still = useReducedMotionConfig() || !enabled;
  const [shown, setShown] = useState(target);
  const from = useRef(target);

  useEffect(() => {
    if (still || from.current === target) {
      from.current = target;
      setShown(target);
      return;
    }
    const start = performance.now();
    const origin = from.current;
    let frame = requestAnimationFrame(function grow(now) {
      const part = Math.min(1, Math.max(0, (now - start) / DURATION));
      const eased = 1 - (1 - part) ** 4;
      from.current = origin + (target - origin) * eased;
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(grow);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, still]);

  return still ? target : shown;
}

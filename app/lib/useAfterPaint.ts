import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Draws what may come a moment later: once what is on its way to the screen has been painted, so that a key does not wait
 * for the whole page. Asked several times before that, it draws once, and in one go: nothing is typed in between.
 */
export function useAfterPaint(draw: () => void) {
  const waiting = useRef<() => void>(null);
  const newest = useRef(draw);
  useLayoutEffect(() => {
    newest.current = draw;
  });
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );

  return useMemo(
    () => ({
      ask: () => {
        waiting.current ??= afterPaint(() => {
          waiting.current = null;
          flushSync(() => newest.current());
        });
      },
      isWaiting: () => waiting.current !== null,
    }),
    [],
  );
}

/** Calls back in a task after the next paint, and answers how to call it off. */
function afterPaint(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

import { type EssayHighlight, showHighlight } from '@laurel/ui';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { afterPaint } from '#app/lib/after-paint.ts';

/**
 * Leads a student to what the address says they came for: with `?write` the focus goes to the text in the place of the heading,
 * with `?highlights` the first highlight is shown.
 */
export function useArrival(box: RefObject<HTMLTextAreaElement | null>, highlights: () => readonly EssayHighlight[]) {
  const wanted = new URLSearchParams(useSearch());
  const writes = wanted.has('write');
  useEffect(() => {
    // The editor has its box only when it is drawn again.
    if (writes) return afterPaint(() => box.current?.focus());
  }, [writes, box]);

  const show = useEffectEvent(() => {
    const [first] = highlights().toSorted((a, b) => a.start - b.start);
    if (wanted.has('highlights') && first) showHighlight(first.id);
  });
  useEffect(() => show(), []);
}

import { type EssayHighlight, showHighlight } from '@laurel/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';

/** Shows the first highlight to a student who has come for the highlights: `?highlights` in the address. */
export function useShownHighlight(highlights: () => readonly EssayHighlight[]) {
  const wanted = new URLSearchParams(useSearch()).has('highlights');
  const show = useEffectEvent(() => {
    const [first] = highlights().toSorted((a, b) => a.start - b.start);
    if (wanted && first) showHighlight(first.id);
  });
  useEffect(() => show(), []);
}

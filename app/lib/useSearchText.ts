import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'wouter';

/** After the last key; ms. Safari refuses more than a hundred changes of the address in half a minute. */
const DELAY = 300;

/** What is searched for in a list: shown as it is typed, and in the address (`?q=library`) after a pause. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);

  const note = useEffectEvent(() => {
    if (typed === null) return;
    setTyped(null);
    setParams(
      (now) => {
        if (typed) now.set('q', typed);
        else now.delete('q');
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => note(), DELAY);
    // Before a link is followed the field is left; afterwards the address would be the other page's.
    const leave = () => note();
    addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', leave);
    };
  }, [typed]);

  return [typed ?? params.get('q') ?? '', setTyped] as [string, (text: string) => void];
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from './useAddress.ts';

/** How long after the last key the address changes, in ms. Safari refuses more than a hundred changes of the address in half a minute. */
const DELAY = 300;

/** What is searched for in a list: shown as it is typed, and in the address (`?q=library`) after a pause. */
export function useSearchText() {
  const [params, change] = useAddress();
  const [typed, setTyped] = useState<string | null>(null);

  const note = useEffectEvent(() => {
    if (typed === null) return;
    setTyped(null);
    change('q', typed || null);
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => note(), DELAY);
    // The field is left before a link is followed. After that the address is the other page's.
    const leave = () => note();
    addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', leave);
    };
  }, [typed]);

  return [typed ?? params.get('q') ?? '', setTyped] as [string, (text: string) => void];
}

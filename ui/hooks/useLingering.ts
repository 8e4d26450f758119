import { useEffect, useRef, useState } from 'react';

/** Follows `active` without flicker: true once it has lasted `delay` ms, and then for at least `least` ms. */
export function useLingering(active: boolean, { delay, least }: { delay: number; least: number }) {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? delay : Math.max(0, since.current + least - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown, delay, least]);
  return shown;
}

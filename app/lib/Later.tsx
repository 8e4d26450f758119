import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { builtPart, handOver } from './built-page.ts';
import type { Chunk } from './chunk.tsx';

/** Of a visitor who does something with the page. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'];

/**
 * A part of a page that is in the page as it was built: that stays until a visitor first does something, and only then its
 * code is loaded. Where the page was not built with it, it is loaded at once.
 */
export function Later({ part }: { part: Chunk }) {
  const root = useRef<HTMLDivElement>(null);
  const [built] = useState(() => builtPart(part.name));
  const [alive, setAlive] = useState(built === undefined);

  useLayoutEffect(() => {
    if (!alive) root.current!.replaceChildren(...built!);
  }, [alive, built]);

  useEffect(() => {
    if (alive) return;
    const signs = new AbortController();
    // A visitor who has left the page meanwhile has nothing to draw it into.
    const draw = () => root.current && handOver(root.current.parentElement!, () => flushSync(() => setAlive(true)));
    const load = () => {
      signs.abort();
      // Without a network the built part stays: it says the same.
      part.load().then(draw, () => {});
    };
    for (const sign of SIGNS_OF_LIFE)
      addEventListener(sign, load, { signal: signs.signal, passive: true, capture: true });
    return () => signs.abort();
  }, [alive, part]);

  if (!alive) return <div key="built" ref={root} data-part={part.name} />;
  return (
    <div key="drawn" data-part={part.name}>
      <Suspense>
        <part.Component />
      </Suspense>
    </div>
  );
}

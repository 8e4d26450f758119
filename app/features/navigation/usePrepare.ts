import { useStore } from 'jotai';
import { useCallback } from 'react';
import { routeOf } from '#app/pages.ts';
import { tokenAtom } from '#app/state/session.ts';

/**
 * Makes a page ready that somebody seems to be about to open: loads its code, and asks for what a student reads there. A failure
 * is not told: the page itself will try again, and say so.
 */
export function usePrepare() {
  const store = useStore();
  return useCallback(
    (href: string) => {
      const path = href.split(/[?#]/, 1)[0]!;
      routeOf(path)
        ?.page.load()
        .catch(() => {});
      // Guests need nothing of how answers are kept.
      if (store.get(tokenAtom) === null) return;
      import('./ask-ahead.ts').then(({ askAhead }) => askAhead(store, path)).catch(() => {});
    },
    [store],
  );
}

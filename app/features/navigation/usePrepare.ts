import { useStore } from 'jotai';
import { useCallback } from 'react';
import { routeOf } from '#app/pages.ts';
import { tokenAtom } from '#app/state/session.ts';

/**
 * Prepares a page that is likely to be opened next: loads its code, and asks for what a student reads there. A failure is not shown,
 * because the page itself will try again and show it.
 */
export function usePrepare() {
  const store = useStore();
  return useCallback(
    (href: string) => {
      routeOf(href.split(/[?#]/, 1)[0]!)
        ?.page.load()
        .catch(() => {});
      // Visitors read no answers, so they need not load this code.
      if (store.get(tokenAtom) === null) return;
      import('./ask-ahead.ts').then(({ askAhead }) => askAhead(store, href)).catch(() => {});
    },
    [store],
  );
}

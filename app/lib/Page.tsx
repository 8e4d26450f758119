import { type ReactNode, useEffect } from 'react';

/** False until the first page has been shown: that one keeps the focus where the browser put it. */
let visited = false;

/** A page of the app: names the browser's tab and, after a change of route, takes the focus to its heading. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Laurel`;
  }, [title]);
  useEffect(() => {
    if (visited) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    visited = true;
  }, []);
  return children;
}

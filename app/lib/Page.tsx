import { type ReactNode, useEffect } from 'react';

/** The page that was shown last; the first one keeps the focus where the browser put it. */
let shown = location.pathname;

/** A page of the app: names the browser's tab and, after a change of route, takes the focus to its heading. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Laurel`;
  }, [title]);
  useEffect(() => {
    if (shown === location.pathname) return;
    shown = location.pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return children;
}

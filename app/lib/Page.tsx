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
    const heading = document.querySelector<HTMLElement>('h1');
    // A page that is still loading has none yet; it comes back here when it has.
    if (!heading) return;
    shown = location.pathname;
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }, []);
  return children;
}

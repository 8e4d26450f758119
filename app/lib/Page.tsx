import { atom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The path of the page that was shown last, and its heading if that has taken the focus. On the first page the focus stays where the browser put it. */
const shownAtom = atom<{ path: string; heading: HTMLElement | null } | null>(null);

/**
 * A page of the app: names the browser's tab and, after a change of route, takes the focus to its heading. The heading of a page that is still
 * loading is taken away with the focus on it; the heading that comes in its place gets the focus then.
 */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const store = useStore();
  const [path] = useLocation();
  useEffect(() => {
    document.title = `${title} · Laurel`;
  }, [title]);
  useEffect(() => {
    const shown = store.get(shownAtom);
    const isSame = shown?.path === path;
    if (isSame && shown.heading?.isConnected !== false) return;
    // The student works somewhere else on the page by now.
    if (isSame && document.activeElement !== document.body) return store.set(shownAtom, { path, heading: null });
    const heading = document.querySelector<HTMLElement>('main h1');
    // A page that is still loading may have no heading yet. This effect runs again when it has.
    if (!heading) return;
    store.set(shownAtom, { path, heading: shown && heading });
    if (shown === null) return;
    if (!isSame) window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  });
  return children;
}

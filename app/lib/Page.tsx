import { atom, useStore } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The path of the page that was shown last. On the first page the focus stays where the browser put it. */
const shownAtom = atom<string | null>(null);

/** A page of the app: names the browser's tab and, after a change of route, takes the focus to its heading. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const store = useStore();
  const [path] = useLocation();
  useEffect(() => {
    document.title = `${title} · Laurel`;
  }, [title]);
  useEffect(() => {
    const shown = store.get(shownAtom);
    if (shown === path) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    // A page that is still loading may have no heading yet. This effect runs again when it has.
    if (!heading) return;
    store.set(shownAtom, path);
    if (shown === null) return;
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  });
  return children;
}

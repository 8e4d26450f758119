import { useEffect } from 'react';
import { markId } from './HighlightLayer.tsx';

/** F8 focuses the next highlight and Shift+F8 the one before, wherever the focus is. Those that ask the student something come first. */
export function useHighlightKeys(root: HTMLElement | null) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const all = [...(root?.querySelectorAll<HTMLElement>('mark[id]') ?? [])];
      const asks = (mark: HTMLElement) => mark.dataset.choice !== undefined;
      const marks = [...all.filter(asks), ...all.filter((mark) => !asks(mark))];
      if (marks.length === 0) return;
      event.preventDefault();
      const here = marks.indexOf(document.activeElement as HTMLElement);
      const step = event.shiftKey ? -1 : 1;
      const from = here < 0 && event.shiftKey ? 0 : here;
      marks.at((from + step) % marks.length)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** Scrolls to a highlight, focuses it, which opens its remark, and lets it flash for 700 ms. */
export function showHighlight(id: string) {
  const mark = document.getElementById(markId(id));
  if (!mark) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  mark.focus({ preventScroll: true });
  mark.dataset.flash = '';
  setTimeout(() => delete mark.dataset.flash, 700);
}

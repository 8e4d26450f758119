import { useReducedMotionConfig } from 'framer-motion';
import { useEffect } from 'react';
import classes from './useSectionLinks.module.css';

/** How far below the header a section stops, in px; the same as the token --scroll-offset. */
const OFFSET = 12;
/** How long it flashes, in ms; the same as the token --dur-scroll-flash. */
export const SECTION_FLASH = 700;

/**
 * Follows links to the sections of a page, such as `#how`: the section stops just below the header and flashes, and its
 * heading takes the focus. The section that the address names is shown at the start.
 */
export function useSectionLinks() {
  const still = useReducedMotionConfig() ?? false;

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      const hash = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash;
      const section = hash && sectionAt(hash);
      if (!section) return;
      event.preventDefault();
      history.pushState(history.state, '', hash);
      showSection(section, still);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [still]);

  useEffect(() => {
    const section = location.hash && sectionAt(location.hash);
    if (!section) return;
    const show = () => showSection(section, true);
    show();
    // Once the fonts have come, it stands elsewhere; by then the visitor may have gone on, or be busy.
    const taken = new AbortController();
    const { signal } = taken;
    for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(act, () => taken.abort(), { signal, passive: true });
    void document.fonts.ready.then(() => {
      if (!signal.aborted) show();
      taken.abort();
    });
    return () => taken.abort();
  }, []);
}

function sectionAt(hash: string) {
  return document.querySelector<HTMLElement>(`section#${CSS.escape(hash.slice(1))}`);
}

/** Another link may be followed before the last one has arrived. */
let underWay = new AbortController();

function showSection(section: HTMLElement, still: boolean) {
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = scrollY + section.getBoundingClientRect().top - header - OFFSET;
  const top = Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
  // Left to itself it is smooth, unless the student's device asks for no motion.
  window.scrollTo({ top, behavior: still ? 'instant' : 'auto' });
  const arrive = () => {
    // An earlier movement may end while this one is still to come.
    if (Math.abs(top - scrollY) >= 1 && 'onscrollend' in window) return;
    underWay.abort();
    flash(section);
  };
  underWay.abort();
  underWay = new AbortController();
  window.addEventListener('scrollend', arrive, { signal: underWay.signal });
  arrive();

  const heading = section.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function flash(section: HTMLElement) {
  section.classList.add(classes.flash!);
  setTimeout(() => section.classList.remove(classes.flash!), SECTION_FLASH);
}

import { useReducedMotionConfig } from 'framer-motion';
import { useEffect, useLayoutEffect } from 'react';
import classes from './useSectionLinks.module.css';

/** How far below the header a section stops, in px; the same as the token --scroll-offset. */
const OFFSET = 12;
/** How long the section flashes, in ms; the same as the token --dur-scroll-flash. */
export const SECTION_FLASH = 700;

/**
 * Follows links to the sections of a page, such as `#how`: the section stops just below the header and flashes, and its
 * heading takes the focus. At the start it shows the section that the address names.
 */
export function useSectionLinks() {
  const still = useReducedMotionConfig() ?? false;

  // As soon as there is something to click: a plain effect waits for the first paint.
  useLayoutEffect(() => {
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
    // Fonts that load move the section, so it is shown again, unless the visitor has done something by then.
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

/** Ends the movement under way when another link is followed. */
let underWay = new AbortController();

function showSection(section: HTMLElement, still: boolean) {
  const header = document.querySelector('header')?.offsetHeight ?? 0;
  const { scrollHeight, clientHeight } = document.documentElement;
  const wanted = scrollY + section.getBoundingClientRect().top - header - OFFSET;
  const top = Math.max(0, Math.min(wanted, scrollHeight - clientHeight));
  // `auto` follows the style of the page, which is smooth unless the device asks for less motion.
  window.scrollTo({ top, behavior: still ? 'instant' : 'auto' });
  const arrive = () => {
    // The end of an earlier movement is not the end of this one.
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

import { type RefObject, useEffect, useRef } from 'react';

/** Nearer to its end than this, in px, the page is at its end. */
const NEAR = 8;

/**
 * Keeps the page at its end while `content` grows, unless the student has scrolled up. What the student asks (each
 * question with an id of its own) takes the page to its end again.
 */
export function useFollowEnd(content: RefObject<HTMLElement | null>, asked: string | undefined) {
  const following = useRef(false);

  useEffect(() => {
    let top = window.scrollY;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollHeight - clientHeight - window.scrollY < NEAR;
      // The page moves up by itself only where it has become shorter, and is at its end then.
      following.current = atEnd || (following.current && window.scrollY >= top);
      top = window.scrollY;
    };
    const onResize = () => following.current && scrollToEnd();
    const resizes = new ResizeObserver(onResize);
    resizes.observe(content.current!);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [content]);

  useEffect(() => {
    if (asked === undefined) return;
    following.current = true;
    scrollToEnd();
  }, [asked]);
}

/** At once: on its way, a page that glides there would be behind what grows. */
function scrollToEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

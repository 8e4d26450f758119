import { type RefObject, useEffect, useRef } from 'react';

/** Within so many px of its end, the page counts as being at its end. */
const NEAR = 8;

/**
 * Holds the page at its end while `content` grows, unless the student has scrolled up. Another question, by its id
 * `asked`, takes the page to its end again.
 */
export function useFollowEnd(content: RefObject<HTMLElement | null>, asked: string | undefined) {
  const following = useRef(false);

  useEffect(() => {
    let top = window.scrollY;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollHeight - clientHeight - window.scrollY < NEAR;
      // Without the student the page moves up only when it has become shorter, and then it is at its end.
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

/** Without a smooth scroll, which would lag behind the growing content. */
function scrollToEnd() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

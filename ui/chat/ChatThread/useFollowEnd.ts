import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Within so many px of its end, the page counts as being at its end. */
const NEAR = 8;

/**
 * Holds the page at its end while `content` grows, unless the student has scrolled up, and at most until their newest message, which
 * `selector` finds in it, stands at the top: a long reply is read from its beginning, and the numbers to call stay in sight. Another
 * question, by its id `asked`, takes the page there again.
 */
export function useFollowEnd(content: RefObject<HTMLElement | null>, selector: string, asked: string | undefined) {
  const following = useRef(false);

  const follow = useEffectEvent((from: number) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const newest = [...content.current!.querySelectorAll(selector)].at(-1);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const top = newest ? newest.getBoundingClientRect().top + window.scrollY - padding : Infinity;
    // Without a smooth scroll, which would lag behind the growing content.
    window.scrollTo({ top: Math.max(from, Math.min(scrollHeight - clientHeight, top)), behavior: 'instant' });
  });

  useEffect(() => {
    let top = window.scrollY;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const atEnd = scrollHeight - clientHeight - window.scrollY < NEAR;
      // Without the student the page moves up only when it has become shorter, and then it is at its end.
      following.current = atEnd || (following.current && window.scrollY >= top);
      top = window.scrollY;
    };
    // What is below the place that it holds may have been scrolled to.
    const onResize = () => following.current && follow(window.scrollY);
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
    follow(0);
  }, [asked]);
}

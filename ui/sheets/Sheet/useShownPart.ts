import { type RefObject, useEffect, useState } from 'react';

/** The `data-part` of the part that stands in the upper third of the window, in which one reads. */
export function useShownPart(root: RefObject<HTMLElement | null>): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [reached] = entries.filter(({ isIntersecting }) => isIntersecting);
        if (reached) setShown((reached.target as HTMLElement).dataset.part);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const part of root.current?.querySelectorAll('[data-part]') ?? []) observer.observe(part);
    return () => observer.disconnect();
  }, [root]);
  return shown;
}

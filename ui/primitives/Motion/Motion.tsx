import { LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const features = () => import('./motion-features.ts').then(({ domAnimation }) => domAnimation);

/**
 * Must stand around the elements that framer-motion moves (`m.div`). Loads the animations with the first of them, after
 * the page has rendered.
 */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

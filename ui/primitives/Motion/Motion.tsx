import { LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const features = () => import('./motion-features.ts').then(({ domAnimation }) => domAnimation);

/** Must stand around every `m.div` of framer-motion. Loads the animations once the page has rendered. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

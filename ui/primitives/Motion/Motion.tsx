import { LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';

const features = () => import('./motion-features.ts').then(({ domAnimation }) => domAnimation);

/** Around what framer-motion moves (`m.div`). How it moves is loaded with the first of them, and not before the page stands. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      {children}
    </LazyMotion>
  );
}

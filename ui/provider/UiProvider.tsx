import { TooltipProvider } from '@radix-ui/react-tooltip';
import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ComponentType, ReactNode } from 'react';
import { type LinkProps, LinkProvider } from '../primitives/Link/Link.tsx';
import { ToastProvider } from '../primitives/Toast/Toast.tsx';

const motionFeatures = () => import('./motion-features.ts').then(({ domAnimation }) => domAnimation);

export interface UiProviderProps {
  /** The router's link; without one, links load pages. */
  link?: ComponentType<LinkProps> | 'a';
  children: ReactNode;
}

/** What the components need around them: links, tooltips, toasts, and motion that respects the student's setting. */
export function UiProvider({ link = 'a', children }: UiProviderProps) {
  return (
    <LinkProvider link={link}>
      <LazyMotion features={motionFeatures} strict>
        <MotionConfig reducedMotion="user">
          <TooltipProvider delayDuration={500}>
            <ToastProvider>{children}</ToastProvider>
          </TooltipProvider>
        </MotionConfig>
      </LazyMotion>
    </LinkProvider>
  );
}

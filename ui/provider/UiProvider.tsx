import { MotionConfig, MotionConfigContext } from 'framer-motion';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { ReplyLinkContext } from '../chat/Markdown/reply-link.ts';
import { type LinkProps, LinkProvider } from '../primitives/Link/Link.tsx';
import { ToastProvider } from '../primitives/Toast/Toast.tsx';

export interface UiProviderProps {
  /** The router's link; without one, links load pages. */
  link?: ComponentType<LinkProps> | 'a';
  /** Whether a reply of the chat may link an address; without it, any of this site. */
  mayLink?: (href: string) => boolean;
  /** As the student's device asks for it; reduced, to look at that. */
  motion?: 'user' | 'reduced';
  children: ReactNode;
}

/** What the components need around them: links, toasts, and motion that respects the student's setting. */
export function UiProvider({ link = 'a', mayLink = () => true, motion = 'user', children }: UiProviderProps) {
  const reduced = useContext(MotionConfigContext).reducedMotion === 'always' || motion === 'reduced';
  return (
    <LinkProvider link={link}>
      <MotionConfig reducedMotion={reduced ? 'always' : 'user'}>
        <ReplyLinkContext value={mayLink}>
          <ToastProvider>{children}</ToastProvider>
        </ReplyLinkContext>
      </MotionConfig>
    </LinkProvider>
  );
}

import { MotionConfig, MotionConfigContext } from 'framer-motion';
import { type ComponentType, type ReactNode, useContext } from 'react';
import { ReplyLinkContext } from '../chat/Markdown/reply-link.ts';
import { type LinkProps, LinkProvider } from '../primitives/Link/Link.tsx';
import { ToastProvider } from '../primitives/Toast/Toast.tsx';

export interface UiProviderProps {
  /** The link of the router. Without one, links load pages. */
  link?: ComponentType<LinkProps> | 'a';
  /** Whether a reply of the chat may link to an address. By default it may link to any of this site. */
  mayLink?: (href: string) => boolean;
  /** `user` follows the setting of the device. `reduced` is for looking at reduced motion. */
  motion?: 'user' | 'reduced';
  children: ReactNode;
}

/** Gives the components links, toasts, and motion that follows the setting of the device. */
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

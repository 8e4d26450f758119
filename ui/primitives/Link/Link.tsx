import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Says how links are followed: an app gives its router's link, a page without a router gives nothing. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps> | 'a'; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link without a look of its own, followed by the router of the app where there is one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

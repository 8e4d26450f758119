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

/** Sets the component that follows links: the link of the app's router, or `a` without a router. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps> | 'a'; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link without a style, which the app's router follows where there is one. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

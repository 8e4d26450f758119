import { type ComponentProps, type ReactElement, useContext } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { Link } from '../../primitives/Link/Link.tsx';
import { ReplyLinkContext } from './reply-link.ts';

type PropsOf<Tag extends 'a' | 'p' | 'li'> = ComponentProps<Tag> & ExtraProps;

/** A link, if its page is allowed. A text that a language model read could have put any link into a reply. */
function MarkdownLink({ href = '', children }: PropsOf<'a'>) {
  const isAllowed = useContext(ReplyLinkContext);
  return /^\/(?![/\\])[^#\\]*$/.test(href) && isAllowed(href) ? <Link href={href}>{children}</Link> : children;
}

/** A heading of a reply as bold text, because a reply is not part of the page's outline. */
function Heading({ children }: PropsOf<'p'>) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

const components: Components = {
  a: MarkdownLink,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

const allowedElements = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'a', ...Object.keys(components)];

/** Nine or more nested marks at the start of a line. Thousands of them would be too deep to draw. */
const TOO_DEEP = /^[ \t]*(?:(?:[>*+-]|\d{1,9}[.)])[ \t]*){9,}/gm;

/** The elements of a text in light CommonMark. Images and HTML are left out; of other syntax only the words stay. */
export function parseMarkdown(text: string): ReactElement {
  const children = text.replace(TOO_DEEP, '');
  return ReactMarkdown({ children, allowedElements, unwrapDisallowed: true, skipHtml: true, components });
}

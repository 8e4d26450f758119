import { type ReactNode, useMemo } from 'react';
import text from '../../styles/text.module.css';
import { countCharacters, cut } from '../Markdown/cut.ts';
import { Prose } from '../Markdown/Markdown.tsx';
import { parseMarkdown } from '../Markdown/parseMarkdown.tsx';
import { useTyped } from './useTyped.ts';

export interface TypedReplyProps {
  /** Light Markdown; while it grows, as much as is `settled`. */
  reply: string;
  /** More of it is to come. */
  growing?: boolean;
  /** Whether it is being typed out; else it is there at once. */
  typing?: boolean;
  /** Typed to its end, finished by a click, or not typed at all because motion is reduced. */
  onTyped?: () => void;
  /** What stands under the reply once it is typed. */
  children?: ReactNode;
}

/**
 * A reply that types itself out. What shows is cut from the parsed text, so no raw syntax is seen on the way. What types
 * or grows is for the eye alone. Once whole, the reply is there for assistive technology, at first out of sight, and so
 * is announced once. Where motion is reduced, words stand there as soon as they come: added at the end they move nothing
 * that is being read, and who wants it calm need not wait longer.
 */
export function TypedReply({ reply, growing = false, typing = false, onTyped = () => {}, children }: TypedReplyProps) {
  const content = useMemo(() => parseMarkdown(reply), [reply]);
  const length = useMemo(() => countCharacters(content), [content]);
  const typed = useTyped(length, typing, growing, onTyped);
  const finish = typed === null ? undefined : onTyped;

  return (
    // Focus on a link that is out of sight finishes the typing too.
    <div role="presentation" onClick={finish} onFocus={finish}>
      {!growing && (
        <div className={typed === null ? undefined : text.hidden}>
          <Prose>{content}</Prose>
          {children}
        </div>
      )}
      {(growing || typed !== null) && (
        <div aria-hidden="true" inert>
          <Prose>{typed === null ? content : cut(content, typed)}</Prose>
        </div>
      )}
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import text from '../../styles/text.module.css';
import { countCharacters, cut } from '../Markdown/cut.ts';
import { Prose } from '../Markdown/Markdown.tsx';
import { parseMarkdown } from '../Markdown/parseMarkdown.tsx';
import { useTyped } from './useTyped.ts';

export interface TypedReplyProps {
  /** Light Markdown. */
  reply: string;
  /** Whether it is being typed out; else it is there at once. */
  typing?: boolean;
  /** Typed to its end, finished by a click, or not typed at all because motion is reduced. */
  onTyped?: () => void;
  /** What stands under the reply once it is typed. */
  children?: ReactNode;
}

/**
 * A reply that types itself out. It is parsed once, so no raw syntax shows on the way. Meanwhile the whole of it is
 * there for assistive technology, out of sight, and what grows is for the eye alone; in the end the whole comes into
 * sight, and so is announced once.
 */
export function TypedReply({ reply, typing = false, onTyped = () => {}, children }: TypedReplyProps) {
  const content = useMemo(() => parseMarkdown(reply), [reply]);
  const length = useMemo(() => countCharacters(content), [content]);
  const typed = useTyped(length, typing, onTyped);
  const growing = typed !== null;
  const finish = growing ? onTyped : undefined;

  return (
    // Focus on a link that is out of sight finishes the typing too.
    <div role="presentation" onClick={finish} onFocus={finish}>
      <div className={growing ? text.hidden : undefined}>
        <Prose>{content}</Prose>
        {children}
      </div>
      {growing && (
        <div aria-hidden="true" inert>
          <Prose>{cut(content, typed)}</Prose>
        </div>
      )}
    </div>
  );
}

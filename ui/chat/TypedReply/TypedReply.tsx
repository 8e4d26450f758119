import { type ReactNode, useMemo } from 'react';
import text from '../../styles/text.module.css';
import { countCharacters, cut } from '../Markdown/cut.ts';
import { Prose } from '../Markdown/Markdown.tsx';
import type { ReplySource } from '../SourceNote/SourceNote.tsx';
import { sourcedReply } from '../SourcedReply/sourcedReply.tsx';
import { useTyped } from './useTyped.ts';

export interface TypedReplyProps {
  /** Light Markdown; while it grows, only its `settled` part. */
  reply: string;
  /** Where its parts are from; they stand two empty lines apart. */
  sources?: readonly ReplySource[];
  /** Whether more of it is to come. */
  growing?: boolean;
  /** Whether it types itself out. Otherwise it shows at once. */
  typing?: boolean;
  /** Called when it is typed to its end, finished by a click, or shown at once because motion is reduced. */
  onTyped?: () => void;
  /** Stands under the reply once it is typed. */
  children?: ReactNode;
}

const NONE: readonly ReplySource[] = [];

/**
 * A reply that types itself out. The shown part is cut from the parsed text, so that no raw syntax is seen on the way.
 * Screen readers are given only the complete reply, once: it is in the page out of sight while it still types. Where
 * motion is reduced, words show as soon as they arrive.
 */
export function TypedReply({
  reply,
  sources = NONE,
  growing = false,
  typing = false,
  onTyped = () => {},
  children,
}: TypedReplyProps) {
  const content = useMemo(() => sourcedReply(reply, sources), [reply, sources]);
  const length = useMemo(() => countCharacters(content), [content]);
  const typed = useTyped(length, typing, growing, onTyped);
  const finish = typed === null ? undefined : onTyped;

  return (
    // Focus on a link of the hidden complete reply finishes the typing too.
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

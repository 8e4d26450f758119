import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx';
import { TypedReply } from '../TypedReply/TypedReply.tsx';
import classes from './ChatThread.module.css';
import { useFollowEnd } from './useFollowEnd.ts';

export interface ChatEntry {
  id: string;
  from: 'student' | 'assistant';
  /** What a student typed, as it is; a reply in light Markdown. */
  text: string;
  /** Stands where a reply should be. The newest can be tried again. */
  failed?: boolean;
}

export interface ChatThreadProps {
  /** What the assistant says before anything is asked. */
  greeting: ReactNode;
  entries: readonly ChatEntry[];
  /** A reply is awaited. */
  thinking?: boolean;
  onRetry: () => void;
  /** Who gave the newest reply, under it. */
  note?: string;
}

/**
 * A conversation, as long as it is. A reply that arrives types itself out, until the next question. The page follows
 * the end, unless the student has scrolled up.
 */
export function ChatThread({ greeting, entries, thinking, onRetry, note }: ChatThreadProps) {
  const newest = entries.at(-1)?.id;
  const question = entries.findLast(({ from }) => from === 'student')?.id;
  const reply = entries.findLast(({ from, failed }) => from === 'assistant' && !failed)?.id;
  const [typed, setTyped] = useState(reply);
  const thread = useRef<HTMLDivElement>(null);
  useFollowEnd(thread, question);

  return (
    <div className={classes.root} role="log" aria-label="Conversation" ref={thread}>
      <ChatMessage from="assistant">{greeting}</ChatMessage>
      {entries.map(({ id, from, text, failed }) => (
        <ChatMessage key={id} from={from}>
          {from === 'student' || failed ? (
            text
          ) : (
            <TypedReply reply={text} typing={id === newest && id !== typed} onTyped={() => setTyped(id)}>
              {note && id === reply && <p className={classes.note}>{note}</p>}
            </TypedReply>
          )}
          {failed && id === newest && (
            <Button className={classes.retry} size="small" onClick={onRetry}>
              <RefreshCw aria-hidden="true" />
              Try again
            </Button>
          )}
        </ChatMessage>
      ))}
      {thinking && (
        <ChatMessage from="assistant">
          <ThinkingIndicator />
        </ChatMessage>
      )}
    </div>
  );
}

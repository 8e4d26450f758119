import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { USE_BUILT_IN } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { HelpReply } from '../HelpReply/HelpReply.tsx';
import { settled } from '../Markdown/settled.ts';
import { AskContext } from '../SourcedReply/sourcedReply.tsx';
import type { ReplySource } from '../SourceNote/SourceNote.tsx';
import { ThinkingIndicator } from '../ThinkingIndicator/ThinkingIndicator.tsx';
import { TypedReply } from '../TypedReply/TypedReply.tsx';
import classes from './ChatThread.module.css';
import { useFollowEnd } from './useFollowEnd.ts';

export interface ChatEntry {
  id: string;
  from: 'student' | 'assistant';
  /** The student's message as it was typed, or a reply in light Markdown. */
  text: string;
  /** Where the parts of a reply are from; they stand two empty lines apart. */
  sources?: readonly ReplySource[];
  /** Whether the reply says to somebody in danger where help is. It shows at once. */
  help?: boolean;
  /** Whether the reply is still being written. Without words yet, it shows as Thinking. */
  growing?: boolean;
  /** Whether the reply failed. The newest one can be tried again. */
  failed?: boolean;
  /** Why a language model failed. The student can then ask the built-in coach. */
  reason?: string;
  /** Whether the student's limit of the language model is used up, so that asking it again can't help. */
  usedUp?: boolean;
}

export interface ChatThreadProps {
  /** What the assistant says before anything is asked. */
  greeting: ReactNode;
  entries: readonly ChatEntry[];
  onRetry: () => void;
  /** Asks a question that a reply offers; undefined while nothing can be asked. */
  onAsk?: (question: string) => void;
  /** Asks the built-in coach the question at which a language model failed. */
  onBuiltIn: () => void;
  /** Stands under the newest reply and says who gave it. */
  note?: string;
}

/**
 * The conversation. A new reply types itself out, even while it is still being written. The page follows it unless the student has
 * scrolled up, until their question stands at the top.
 */
export function ChatThread({ greeting, entries, onRetry, onAsk, onBuiltIn, note }: ChatThreadProps) {
  const newest = entries.at(-1)?.id;
  const question = entries.findLast(({ from }) => from === 'student')?.id;
  const replies = entries.filter(({ from, failed }) => from === 'assistant' && !failed);
  const noted = replies.findLast(({ growing }) => !growing)?.id;
  const [typed, setTyped] = useState(replies.findLast(({ text }) => text !== '')?.id);
  const thread = useRef<HTMLDivElement>(null);
  useFollowEnd(thread, '[data-from=student]', question);

  function replyOf(entry: ChatEntry) {
    const { id, text, sources, help, growing, failed } = entry;
    const isNewest = id === newest;
    if (failed) return <FailedReply {...entry} retriable={isNewest} onRetry={onRetry} onBuiltIn={onBuiltIn} />;
    if (help && !growing) return <HelpReply reply={text} />;
    const shown = growing ? settled(text) : text;
    if (growing && shown.trim() === '') return <ThinkingIndicator />;
    return (
      <TypedReply
        reply={shown}
        sources={sources}
        growing={growing}
        typing={isNewest && id !== typed}
        onTyped={() => setTyped(id)}
      >
        {note && id === noted && <p className={classes.note}>{note}</p>}
      </TypedReply>
    );
  }

  return (
    <AskContext value={onAsk}>
      <div className={classes.root} role="log" aria-label="Conversation" ref={thread}>
        <ChatMessage from="assistant">{greeting}</ChatMessage>
        {entries.map((entry) => (
          <ChatMessage key={entry.id} from={entry.from}>
            {entry.from === 'student' ? entry.text : replyOf(entry)}
          </ChatMessage>
        ))}
      </div>
    </AskContext>
  );
}

interface FailedReplyProps extends Pick<ChatEntry, 'text' | 'reason' | 'usedUp'> {
  retriable: boolean;
  onRetry: () => void;
  onBuiltIn: () => void;
}

function FailedReply({ text, reason, usedUp = false, retriable, onRetry, onBuiltIn }: FailedReplyProps) {
  return (
    <>
      {usedUp ? reason : text}
      {reason && !usedUp && <p className={classes.reason}>{reason}</p>}
      {retriable && (
        <div className={classes.actions}>
          {!usedUp && (
            <Button icon={RefreshCw} size="small" onClick={onRetry}>
              Try again
            </Button>
          )}
          {reason && (
            <Button size="small" onClick={onBuiltIn}>
              {USE_BUILT_IN}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { LaurelMark } from '../../primitives/Logo/Logo.tsx';
import text from '../../styles/text.module.css';
import classes from './ChatMessage.module.css';

export interface ChatMessageProps {
  from: 'student' | 'assistant';
  /** The student's message as it was typed, or the reply. */
  children: ReactNode;
}

/** One message: the student's in a bubble at the right, the assistant's beside its leaf. */
export function ChatMessage({ from, children }: ChatMessageProps) {
  if (from === 'student')
    return (
      <div className={classes.student} data-from="student">
        <span className={text.hidden}>You: </span>
        <div className={classes.bubble} dir="auto">
          {children}
        </div>
      </div>
    );
  return (
    <div className={classes.assistant}>
      <span className={classes.leaf}>
        <LaurelMark />
        <span className={text.hidden}>AdmitLens: </span>
      </span>
      <div className={classes.words}>{children}</div>
    </div>
  );
}

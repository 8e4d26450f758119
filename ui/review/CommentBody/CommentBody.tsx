import { Check, CircleQuestionMark, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { kindNames, type ReaderComment } from '../review.ts';
import classes from './CommentBody.module.css';

const icons = { question: CircleQuestionMark, praise: Check, wording: Pencil };

export interface CommentBodyProps {
  comment: Pick<ReaderComment, 'name' | 'kind' | 'text' | 'replacement' | 'quote' | 'answer'>;
  /** Whether its words are gone, so that they have to be shown with it. */
  lost?: boolean;
  /** Who answered, such as “You”. */
  answeredBy: string;
  /** What stands after the kind, such as “sent now”. */
  aside?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What a comment says: who made it, of which kind it is, the words that it suggests, and the student's answer. Nothing in it becomes a link. */
export function CommentBody({ comment, lost = false, answeredBy, aside, children }: CommentBodyProps) {
  const { name, kind, text, replacement, quote, answer } = comment;
  const Icon = icons[kind];
  return (
    <div className={classes.root} data-kind={kind}>
      <p className={classes.who}>
        <strong dir="auto">{name}</strong>
        <span>
          <Icon aria-hidden="true" />
          {kindNames[kind]}
          {aside && `, ${aside}`}
        </span>
      </p>
      {(lost || replacement !== null) && (
        <p className={classes.words} dir="auto">
          {quote !== null && <s>{quote}</s>}
          {replacement !== null && <ins>{replacement}</ins>}
        </p>
      )}
      {text !== '' && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      {answer !== null && (
        <p className={classes.answer} dir="auto">
          <b>{answeredBy}:</b> {answer}
        </p>
      )}
      {children}
    </div>
  );
}

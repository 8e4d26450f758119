import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { CommentBody } from '../CommentBody/CommentBody.tsx';
import { type CommentFormProps, Count, NotSent } from '../CommentForm/CommentForm.tsx';
import { COMMENT_LIMIT, NAME_LIMIT, type ReaderComment } from '../review.ts';
import classes from './WholeComment.module.css';

export interface WholeCommentProps extends Pick<
  CommentFormProps,
  'name' | 'onNameChange' | 'student' | 'errors' | 'refused' | 'failed' | 'busy' | 'onSend'
> {
  /** What it is about: the whole essay, or the plan. */
  title: string;
  lead: string;
  /** What was said of it already, the oldest first. */
  comments: readonly ReaderComment[];
  sentId?: string;
  text: string;
  onChange: (text: string) => void;
  /** Whether another comment is being written: the button of this form is a secondary one then. */
  quiet?: boolean;
}

/** The form for a comment on the whole. It is always there: who marks nothing can still say something. */
export function WholeComment(props: WholeCommentProps) {
  const { title, lead, comments, sentId, text, onChange, name, onNameChange, student } = props;
  const { errors = {}, refused, failed, busy = false, quiet = false, onSend } = props;
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} data-whole>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      {comments.length > 0 && (
        <ul className={classes.list}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentBody
                comment={comment}
                answeredBy={student}
                aside={comment.id === sentId ? 'sent now' : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      <Form busy={busy} refused={refused} onSubmit={onSend}>
        <div className={classes.fields}>
          <TextField
            className={classes.name}
            label="Your name"
            autoComplete="name"
            dir="auto"
            value={name}
            maxLength={NAME_LIMIT}
            error={errors.name}
            onChange={(event) => onNameChange(event.target.value)}
          />
          <TextArea
            label="Comment"
            aside={<Count of={text} />}
            rows={4}
            dir="auto"
            value={text}
            maxLength={COMMENT_LIMIT}
            error={errors.text}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        {failed && <NotSent says={failed} />}
        <div className={classes.foot}>
          <Button variant={quiet ? 'secondary' : 'primary'} type="submit" busy={busy}>
            {busy ? 'Sending…' : failed ? 'Try again' : 'Send comment'}
          </Button>
          <span>Only {student} reads it. Your name stands beside it.</span>
        </div>
      </Form>
    </section>
  );
}

/** Comments on words that are gone from the text, with these words. */
export function LostComments({
  comments,
  student,
  children,
}: {
  comments: readonly ReaderComment[];
  student: string;
  children: ReactNode;
}) {
  const id = useId();
  if (comments.length === 0) return null;
  return (
    <section className={classes.lost} aria-labelledby={id}>
      <h2 id={id}>On words that have changed since</h2>
      <p className={classes.lead}>{children}</p>
      <ul className={classes.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentBody comment={comment} lost answeredBy={student} />
          </li>
        ))}
      </ul>
    </section>
  );
}

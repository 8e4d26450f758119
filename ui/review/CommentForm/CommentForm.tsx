import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { TextArea, TextField } from '../../primitives/TextField/TextField.tsx';
import { COMMENT_LIMIT, type CommentDraft, type CommentKind, kindNames, NAME_LIMIT } from '../review.ts';
import classes from './CommentForm.module.css';

export interface CommentFormErrors {
  name?: string;
  text?: string;
  replacement?: string;
}

export interface CommentFormProps {
  /** The words that the comment is on. */
  quote: string;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  name: string;
  onNameChange: (name: string) => void;
  /** The first name of the student, who alone reads it. */
  student: string;
  errors?: CommentFormErrors;
  /** A new object each time that the form is refused. */
  refused?: object;
  /** Why it was not sent. */
  failed?: string;
  busy?: boolean;
  onSend: () => void;
  onClose: () => void;
}

const kinds = (Object.keys(kindNames) as CommentKind[]).map((value) => ({ value, label: kindNames[value] }));

/** A comment on some words, beside them or, on a phone, in a sheet from the bottom that leaves the words in view. */
export function CommentForm({
  quote,
  draft,
  onChange,
  name,
  onNameChange,
  student,
  errors = {},
  refused,
  failed,
  busy = false,
  onSend,
  onClose,
}: CommentFormProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('textarea')?.focus({ preventScroll: true });
    // In the next frame it stands at the height of its words, where its end may lie below the window.
    const frame = requestAnimationFrame(() => root.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  const isWording = draft.kind === 'wording';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      className={classes.root}
      role="dialog"
      aria-label="Comment on these words"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Form busy={busy} refused={refused} onSubmit={onSend}>
        <div className={classes.grab} aria-hidden="true" />
        <div className={classes.head}>
          <p dir="auto">“{quote}”</p>
          <IconButton icon={X} label="Close" size="small" onClick={onClose} />
        </div>
        <SegmentedControl
          className={classes.kinds}
          label="Kind of comment"
          value={draft.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
        <div className={classes.fields}>
          {isWording && (
            <TextArea
              label="Suggested wording"
              writing
              rows={2}
              dir="auto"
              value={draft.replacement}
              maxLength={COMMENT_LIMIT}
              help={`${student} decides. Nothing is put in by itself.`}
              error={errors.replacement}
              onChange={(event) => onChange({ ...draft, replacement: event.target.value })}
            />
          )}
          <TextArea
            label="Comment"
            aside={<Count of={draft.text} />}
            rows={3}
            dir="auto"
            value={draft.text}
            maxLength={COMMENT_LIMIT}
            error={errors.text}
            onChange={(event) => onChange({ ...draft, text: event.target.value })}
          />
          <TextField
            label="Your name"
            autoComplete="name"
            dir="auto"
            value={name}
            maxLength={NAME_LIMIT}
            error={errors.name}
            onChange={(event) => onNameChange(event.target.value)}
          />
        </div>
        {failed && <NotSent says={failed} />}
        <div className={classes.foot}>
          <span className={classes.help}>Only {student} reads it.</span>
          <Button variant="primary" type="submit" busy={busy}>
            {busy ? 'Sending…' : failed ? 'Try again' : 'Send comment'}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** How much of a comment's length is used. */
export const Count = ({ of }: { of: string }) => (
  <span className={classes.count}>
    {of.length.toLocaleString('en-US')} / {COMMENT_LIMIT.toLocaleString('en-US')}
  </span>
);

/** Why a comment was not sent. */
export const NotSent = ({ says }: { says: string }) => (
  <p className={classes.failed} role="alert">
    <CircleAlert aria-hidden="true" />
    <span>{says}</span>
  </p>
);

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Deadline } from '../../deadlines/deadlines.ts';
import { DeadlineWords } from '../../deadlines/DeadlineWords/DeadlineWords.tsx';
import { OverLimit } from '../../essay/WordLimit/OverLimit.tsx';
import { inFigures } from '../../in-words.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DateField } from '../../primitives/DateField/DateField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { StatusLabel } from '../../primitives/StatusLabel/StatusLabel.tsx';
import { statusNames, statusOf, writingStatuses } from '../../primitives/StatusLabel/statuses.ts';
import { TextArea, type TextAreaProps } from '../../primitives/TextField/TextField.tsx';
import classes from './SupplementalCard.module.css';

export interface SupplementalCardProps {
  title: string;
  prompt: string;
  /** In words; null where the college gives no limit. */
  wordLimit: number | null;
  status: 'drafting' | 'editing' | 'final';
  /** Its own deadline, apart from that of the application. */
  due: Deadline | null;
  onDueChange: (due: string | null) => void;
  today: string;
  response: string;
  words: number;
  onResponseChange: (response: string) => void;
  /** What else its box is told; the caller saves the response when the box is left. */
  responseBox: Pick<TextAreaProps, 'onBlur' | 'onKeyDown' | 'ref'>;
  /** Stands above the response and says what went wrong. */
  notice?: ReactNode;
  editorHref: string;
  onDelete: () => void;
}

/** One supplemental of an application, with a text box for its response. */
export function SupplementalCard({
  title,
  prompt,
  wordLimit,
  status,
  due,
  onDueChange,
  today,
  response,
  words,
  onResponseChange,
  responseBox,
  notice,
  editorHref,
  onDelete,
}: SupplementalCardProps) {
  const id = useId();
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 className={classes.title} id={id} tabIndex={-1} dir="auto">
          {title}
        </h3>
        <StatusLabel status={status} />
      </div>
      {prompt && (
        <p className={classes.prompt} dir="auto">
          {prompt}
        </p>
      )}
      {notice && <div className={classes.notice}>{notice}</div>}
      <TextArea
        className={classes.response}
        label="Response"
        hideLabel
        writing
        rows={3}
        dir="auto"
        placeholder="Start anywhere. It saves when you leave the field."
        value={response}
        onChange={(event) => onResponseChange(event.target.value)}
        {...responseBox}
      />
      <div className={classes.due}>
        <DateField
          className={classes.day}
          look="small"
          label="Mini-deadline"
          value={due?.day ?? null}
          onChange={onDueChange}
        />
        {due && <DeadlineWords due={due} today={today} />}
      </div>
      <div className={classes.foot}>
        <div className={classes.facts}>
          <span>
            Word limit <b>{wordLimit === null ? 'None' : wordLimit.toLocaleString('en')}</b>
          </span>
          <span>
            Status <b>{statusNames[statusOf(status, writingStatuses)]}</b>
          </span>
          <span>{inFigures(words, 'word')}</span>
          <OverLimit words={words} limit={wordLimit} />
        </div>
        <div className={classes.actions}>
          <Button icon={Trash2} variant="danger-ghost" size="small" onClick={onDelete}>
            Delete
          </Button>
          <Button size="small" asChild>
            <Link href={editorHref}>Open in Editor</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

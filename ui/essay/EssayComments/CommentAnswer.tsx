import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import { COMMENT_LIMIT } from '../../review/review.ts';
import classes from './EssayComments.module.css';

interface CommentAnswerProps {
  answer: string | null;
  /** Answers whether it was saved. */
  onAnswer: (answer: string) => Promise<boolean>;
}

/** The student's answer to a comment, which its reader sees at the same link. */
export function CommentAnswer({ answer, onAnswer }: CommentAnswerProps) {
  const [text, setText] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (text === null)
    return (
      <Button size="small" variant="ghost" onClick={() => setText(answer ?? '')}>
        {answer === null ? 'Answer' : 'Change the answer'}
      </Button>
    );

  async function save() {
    setBusy(true);
    const isSaved = await onAnswer(text!);
    setBusy(false);
    if (isSaved) setText(null);
  }

  return (
    <Form className={classes.answer} busy={busy} onSubmit={() => void save()}>
      <TextArea
        label="Your answer"
        rows={2}
        dir="auto"
        ref={focusOnce}
        value={text}
        maxLength={COMMENT_LIMIT}
        help="The reader sees it at the same link."
        onChange={(event) => setText(event.target.value)}
      />
      <div className={classes.actions}>
        <Button size="small" type="submit" busy={busy}>
          {busy ? 'Saving…' : 'Save the answer'}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** The focus goes into the field that was asked for. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus();

import { type ReactNode, useId, useRef } from 'react';
import { ScoreNote } from '../../essay/ScoreNote/ScoreNote.tsx';
import { ScoreWreath } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { inFigures } from '../../in-words.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CoachFailure, type CoachFailureProps } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextBox } from '../../primitives/TextBox/TextBox.tsx';
import classes from './EssayPreview.module.css';

export interface PreviewResult {
  /** 0 to 10, one decimal. */
  score: number;
  feedback: readonly string[];
  rewrittenIntro: string;
}

export interface EssayPreviewProps extends Pick<CoachFailureProps, 'onBuiltIn' | 'usedUp'> {
  title: string;
  placeholder: string;
  /** Follows the count of words: how many work best. */
  lengthHint: string;
  /** Stands where the score will be. */
  invitation: string;
  sample: string;
  onSampleChange: (sample: string) => void;
  words: number;
  onScore: () => void;
  busy?: boolean;
  error?: string;
  /** Says before the sample is sent who will read it, and what becomes of it. */
  beforehand: string;
  result: PreviewResult | null;
  /** Says under the result who scored, and what a score is worth. */
  note?: string;
  /** What a signed-in student's own colleges say of help by AI, below the rewritten opening. */
  rules?: ReactNode;
  onExplain: () => void;
}

/** The box on the landing page in which anyone may score an opening, without an account. */
export function EssayPreview({
  title,
  placeholder,
  lengthHint,
  invitation,
  sample,
  onSampleChange,
  words,
  onScore,
  busy = false,
  error,
  beforehand,
  result,
  note,
  rules,
  onExplain,
  ...coach
}: EssayPreviewProps) {
  const errorId = useId();
  const beforehandId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.root}>
      <Form className={classes.left} busy={busy} onSubmit={onScore}>
        <h2>{title}</h2>
        <TextBox
          className={classes.paste}
          aria-label="Essay sample"
          // A language model that failed says nothing about the sample.
          aria-invalid={error && !coach.onBuiltIn ? true : undefined}
          aria-describedby={error ? errorId : beforehandId}
          placeholder={placeholder}
          dir="auto"
          value={sample}
          onChange={(event) => onSampleChange(event.target.value)}
        />
        {error && (
          <CoachFailure
            {...coach}
            className={classes.error}
            id={errorId}
            error={error}
            onTryAgain={coach.onBuiltIn && onScore}
            next={submit}
          />
        )}
        <div className={classes.foot}>
          <span className={classes.count}>
            {inFigures(words, 'word')}. {lengthHint}
          </span>
          <Button ref={submit} variant="primary" type="submit" busy={busy}>
            {busy ? 'Analyzing...' : 'Score this sample'}
          </Button>
        </div>
        <p className={classes.beforehand} id={beforehandId}>
          {beforehand}
        </p>
      </Form>
      <div className={classes.right} aria-live="polite" aria-busy={busy || undefined}>
        {result ? (
          <Result result={result} note={note} rules={rules} onExplain={onExplain} />
        ) : (
          <div className={classes.invitation}>
            <ScoreWreath score={null} size={172} />
            <p>{invitation}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Result({
  result,
  note,
  rules,
  onExplain,
}: { result: PreviewResult } & Pick<EssayPreviewProps, 'note' | 'rules' | 'onExplain'>) {
  return (
    <>
      <div className={classes.score}>
        <ScoreWreath score={Math.round(result.score * 10)} outOf={10} size={172} />
        <h3 className={classes.verdict}>{verdict(result.score)}</h3>
      </div>
      <ul className={classes.feedback}>
        {result.feedback.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {result.rewrittenIntro && (
        <div className={classes.intro}>
          <h3 className={classes.introTitle}>Rewritten intro</h3>
          <p>{result.rewrittenIntro}</p>
        </div>
      )}
      {result.rewrittenIntro && rules}
      {note && (
        <ScoreNote className={classes.note} onExplain={onExplain}>
          {note}
        </ScoreNote>
      )}
    </>
  );
}

function verdict(score: number) {
  if (score >= 7.8) return 'A reader would remember this';
  if (score >= 6.5) return 'Strong, with something left to sharpen';
  if (score >= 5) return 'A real start';
  return 'An early draft';
}

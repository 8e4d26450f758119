import { useId, useRef } from 'react';
import { ScoreNote } from '../../essay/ScoreNote/ScoreNote.tsx';
import { ScoreWreath } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CoachFailure } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { TextBox } from '../../primitives/TextBox/TextBox.tsx';
import classes from './EssayPreview.module.css';

export interface PreviewResult {
  /** 0 to 10, one decimal. */
  score: number;
  feedback: readonly string[];
  rewrittenIntro: string;
}

export interface EssayPreviewProps {
  sample: string;
  onSampleChange: (sample: string) => void;
  words: number;
  onScore: () => void;
  busy?: boolean;
  /** Why the sample was refused or could not be scored. */
  error?: string;
  /** Asks the built-in coach instead; given where a language model failed. */
  onBuiltIn?: () => void;
  /** The share of the language model is used up: asking it again can't help. */
  usedUp?: boolean;
  /** Said before the sample is sent: who will read it, and what becomes of it. */
  beforehand: string;
  result: PreviewResult | null;
  /** Said under the result: who scored, and what that is worth. */
  note?: string;
  /** Opens how the score is made. */
  onExplain: () => void;
}

/** The box on the landing page in which anyone may score an opening, without an account. */
export function EssayPreview({
  sample,
  onSampleChange,
  words,
  onScore,
  busy = false,
  error,
  onBuiltIn,
  usedUp,
  beforehand,
  result,
  note,
  onExplain,
}: EssayPreviewProps) {
  const errorId = useId();
  const beforehandId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <div className={classes.root}>
      <form
        className={classes.left}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onScore();
        }}
      >
        <h2 className={classes.title}>Score an opening, no account</h2>
        <TextBox
          className={classes.paste}
          aria-label="Essay sample"
          // What a language model did not answer may be a good sample all the same.
          aria-invalid={error && !onBuiltIn ? true : undefined}
          aria-describedby={error ? errorId : beforehandId}
          placeholder="Paste about 150 to 650 words of an essay you are working on."
          dir="auto"
          value={sample}
          onChange={(event) => onSampleChange(event.target.value)}
        />
        {error && (
          <CoachFailure
            className={classes.error}
            id={errorId}
            error={error}
            onTryAgain={onBuiltIn && onScore}
            onBuiltIn={onBuiltIn}
            usedUp={usedUp}
            next={submit}
          />
        )}
        <div className={classes.foot}>
          <span className={classes.count}>
            {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}. About 150 to 650 works best.
          </span>
          <Button ref={submit} variant="primary" type="submit" busy={busy}>
            {busy ? 'Analyzing...' : 'Score this sample'}
          </Button>
        </div>
        <p className={classes.beforehand} id={beforehandId}>
          {beforehand}
        </p>
      </form>
      <div className={classes.right} aria-live="polite" aria-busy={busy || undefined}>
        {result ? <Result result={result} note={note} onExplain={onExplain} /> : <Invitation />}
      </div>
    </div>
  );
}

function Result({
  result,
  note,
  onExplain,
}: { result: PreviewResult } & Pick<EssayPreviewProps, 'note' | 'onExplain'>) {
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
      {note && (
        <ScoreNote className={classes.note} onExplain={onExplain}>
          {note}
        </ScoreNote>
      )}
    </>
  );
}

/** Before the first score: the unfinished wreath, and what will stand here. */
function Invitation() {
  return (
    <div className={classes.invitation}>
      <ScoreWreath score={null} size={172} />
      <p>A score out of ten, what works, what to fix first, and another way to open. It takes a few seconds.</p>
    </div>
  );
}

function verdict(score: number) {
  if (score >= 7.8) return 'A reader would remember this';
  if (score >= 6.5) return 'Strong, with something left to sharpen';
  if (score >= 5) return 'A real start';
  return 'An early draft';
}

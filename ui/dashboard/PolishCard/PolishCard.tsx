import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CoachFailure } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface PolishCardProps {
  paragraph: string;
  onParagraphChange: (paragraph: string) => void;
  onPolish: () => void;
  /** Asks the built-in coach instead; given where a language model failed. */
  onBuiltIn?: () => void;
  /** The share of the language model is used up: asking it again can't help. */
  usedUp?: boolean;
  busy?: boolean;
  error?: string;
  result: {
    output: string;
    changes: readonly { what: string; why: string }[];
    /** Who polished: "Laurel's built-in coach". */
    polishedBy: string;
    /** How far its facts can be trusted. */
    caution: string;
  } | null;
  onCopy: (text: string) => void;
}

/** Makes one paragraph shorter and keeps its voice. */
export function PolishCard({
  paragraph,
  onParagraphChange,
  onPolish,
  onBuiltIn,
  usedUp,
  busy = false,
  error,
  result,
  onCopy,
}: PolishCardProps) {
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onPolish();
      }}
    >
      <h3 className={classes.title}>Polish a Paragraph</h3>
      <p className={classes.lead}>Tighten the wording and keep your voice.</p>
      <TextArea
        label="Paragraph"
        hideLabel
        rows={4}
        dir="auto"
        placeholder="Paste one paragraph"
        value={paragraph}
        onChange={(event) => onParagraphChange(event.target.value)}
      />
      {error && (
        <CoachFailure
          className={classes.error}
          error={error}
          onTryAgain={onBuiltIn && onPolish}
          onBuiltIn={onBuiltIn}
          usedUp={usedUp}
          next={submit}
        />
      )}
      <div className={classes.foot}>
        <span>What you mean stays the same.</span>
        <Button ref={submit} type="submit" busy={busy}>
          {busy ? 'Polishing...' : 'Polish'}
        </Button>
      </div>
      <div aria-live="polite">
        {result && (
          <div className={classes.result}>
            <p className={classes.line} dir="auto">
              {result.output}
            </p>
            <div className={classes.under}>
              <Button variant="ghost" size="small" onClick={() => onCopy(result.output)}>
                <Copy aria-hidden="true" />
                Copy
              </Button>
            </div>
            {result.changes.length === 0 ? (
              <p className={classes.changes}>Nothing in it needed to change.</p>
            ) : (
              <ul className={classes.changes}>
                {result.changes.map(({ what, why }) => (
                  <li key={what}>
                    <b>{what}.</b> {why}
                  </li>
                ))}
              </ul>
            )}
            <p className={classes.note}>
              Polished by {result.polishedBy}. {result.caution} Check that it still says what you mean.
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

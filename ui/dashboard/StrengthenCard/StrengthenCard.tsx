import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { CoachFailure } from '../../primitives/CoachFailure/CoachFailure.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface StrengthenCardProps {
  activity: string;
  onActivityChange: (activity: string) => void;
  onStrengthen: () => void;
  /** Asks the built-in coach instead; given where a language model failed. */
  onBuiltIn?: () => void;
  /** The share of the language model is used up: asking it again can't help. */
  usedUp?: boolean;
  busy?: boolean;
  error?: string;
  /** The longest that a line may be, in characters. */
  limit: number;
  /** Lines to choose from, all equal. */
  result: {
    options: readonly string[];
    /** Who worded them: "Laurel's built-in coach". */
    wordedBy: string;
    /** How far their facts can be trusted. */
    caution: string;
  } | null;
  onCopy: (text: string) => void;
}

/** Turns what a student tells of an activity into lines to choose from. */
export function StrengthenCard({
  activity,
  onActivityChange,
  onStrengthen,
  onBuiltIn,
  usedUp,
  busy = false,
  error,
  limit,
  result,
  onCopy,
}: StrengthenCardProps) {
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onStrengthen();
      }}
    >
      <h3 className={classes.title}>Strengthen an EC</h3>
      <p className={classes.lead}>Turn what you did into one line of {limit} characters.</p>
      <TextArea
        label="Activity"
        hideLabel
        rows={4}
        dir="auto"
        placeholder="Describe the activity in a sentence or two"
        value={activity}
        onChange={(event) => onActivityChange(event.target.value)}
      />
      {error && (
        <CoachFailure
          className={classes.error}
          error={error}
          onTryAgain={onBuiltIn && onStrengthen}
          onBuiltIn={onBuiltIn}
          usedUp={usedUp}
          next={submit}
        />
      )}
      <div className={classes.foot}>
        <span>You get a few lines to choose from.</span>
        <Button ref={submit} type="submit" busy={busy}>
          {busy ? 'Strengthening...' : 'Strengthen'}
        </Button>
      </div>
      <div aria-live="polite">
        {result && (
          <div className={classes.result}>
            <ul>
              {result.options.map((option) => (
                <li key={option} className={classes.option}>
                  <p className={classes.line} dir="auto">
                    {option}
                  </p>
                  <div className={classes.under}>
                    <Button variant="ghost" size="small" onClick={() => onCopy(option)}>
                      <Copy aria-hidden="true" />
                      Copy
                    </Button>
                    <CharacterCount length={option.length} limit={limit} />
                  </div>
                </li>
              ))}
            </ul>
            <p className={classes.note}>
              Worded by {result.wordedBy}. {result.caution} Every number in a line has to be true.
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

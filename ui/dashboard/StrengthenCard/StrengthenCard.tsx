import { Copy } from 'lucide-react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface StrengthenCardProps {
  activity: string;
  onActivityChange: (activity: string) => void;
  onStrengthen: () => void;
  busy?: boolean;
  error?: string;
  /** The longest that a line may be, in characters. */
  limit: number;
  /** Lines to choose from, all equal. */
  result: { options: readonly string[]; wordedBy: string } | null;
  onCopy: (text: string) => void;
}

/** Turns what a student tells of an activity into lines to choose from. */
export function StrengthenCard({
  activity,
  onActivityChange,
  onStrengthen,
  busy = false,
  error,
  limit,
  result,
  onCopy,
}: StrengthenCardProps) {
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
      {error && <Banner className={classes.error}>{error}</Banner>}
      <div className={classes.foot}>
        <span>You get a few lines to choose from.</span>
        <Button type="submit" busy={busy}>
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
              Worded by {result.wordedBy}. It adds no facts of its own. Check every number before you use a line; they
              have to be true.
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { QuickAiCard, QuickAiLine, type QuickAiRequest } from '../QuickAi/QuickAiCard.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface StrengthenCardProps extends QuickAiRequest {
  limit: number;
  /** Lines to choose from; none is preferred. */
  result: {
    options: readonly string[];
    /** Who worded them: "Laurel's built-in coach". */
    wordedBy: string;
    /** How far their facts can be trusted. */
    caution: string;
  } | null;
}

/** Turns what a student tells about an activity into lines to choose from. */
export function StrengthenCard({ limit, result, onCopy, ...request }: StrengthenCardProps) {
  return (
    <QuickAiCard
      title="Strengthen an EC"
      lead={<>Turn what you did into one line of {limit} characters.</>}
      label="Activity"
      placeholder="Describe the activity in a sentence or two"
      hint="You get a few lines to choose from."
      action="Strengthen"
      busyAction="Strengthening..."
      {...request}
    >
      {result && (
        <div className={classes.result}>
          <ul>
            {result.options.map((option) => (
              <li key={option} className={classes.option}>
                <QuickAiLine line={option} onCopy={() => onCopy(option)}>
                  <CharacterCount length={option.length} limit={limit} />
                </QuickAiLine>
              </li>
            ))}
          </ul>
          <p className={classes.note}>
            Worded by {result.wordedBy}. {result.caution} Every number in a line has to be true.
          </p>
        </div>
      )}
    </QuickAiCard>
  );
}

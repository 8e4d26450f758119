import type { ReactNode } from 'react';
import { CharacterCount } from '../../primitives/CharacterCount/CharacterCount.tsx';
import { QuickAiCard, QuickAiLine, type QuickAiRequest } from '../QuickAi/QuickAiCard.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface StrengthenCardProps extends QuickAiRequest {
  limit: number;
  /** Lines to choose from; none is preferred. */
  result: {
    options: readonly string[];
    /** Questions whose answers would make a better line. */
    questions: readonly string[];
    /** Who worded them: "Laurel's built-in coach". */
    wordedBy: string;
    /** How far their facts can be trusted. */
    caution: string;
  } | null;
  /** What the student's colleges say of such help. */
  rules?: ReactNode;
}

/** Turns what a student tells about an activity into lines to choose from, and asks for facts that are missing. */
export function StrengthenCard({ rules, limit, result, onCopy, ...request }: StrengthenCardProps) {
  return (
    <QuickAiCard
      title="Strengthen an EC"
      lead={<>Turn what you did into one line of {limit} characters.</>}
      label="Activity"
      placeholder="Describe the activity in a sentence or two"
      hint="You get a few lines to choose from."
      action="Strengthen"
      busyAction="Strengthening..."
      rules={rules}
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
          {result.questions.length > 0 && (
            <div className={classes.asked}>
              <h4>{result.options.length > 0 ? 'A better line could answer' : 'Answer one of these first'}</h4>
              <ul>
                {result.questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </div>
          )}
          <p className={classes.note}>
            Worded by {result.wordedBy}. {result.caution} Every number in a line has to be true.
          </p>
        </div>
      )}
    </QuickAiCard>
  );
}

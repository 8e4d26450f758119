import type { ReactNode } from 'react';
import { QuickAiCard, QuickAiLine, type QuickAiRequest } from '../QuickAi/QuickAiCard.tsx';
import classes from '../QuickAi/QuickAi.module.css';

export interface PolishCardProps extends QuickAiRequest {
  result: {
    output: string;
    changes: readonly { what: string; why: string }[];
    /** Who polished: "Laurel's built-in coach". */
    polishedBy: string;
    /** How far its facts can be trusted. */
    caution: string;
  } | null;
  /** What the student's colleges say of such help. */
  rules?: ReactNode;
}

/** Makes one paragraph shorter and keeps its voice. */
export function PolishCard({ rules, result, onCopy, ...request }: PolishCardProps) {
  return (
    <QuickAiCard
      title="Polish a Paragraph"
      lead="Tighten the wording and keep your voice."
      label="Paragraph"
      placeholder="Paste one paragraph"
      hint="What you mean stays the same."
      action="Polish"
      busyAction="Polishing..."
      rules={rules}
      {...request}
    >
      {result && (
        <div className={classes.result}>
          <QuickAiLine line={result.output} onCopy={() => onCopy(result.output)} />
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
    </QuickAiCard>
  );
}

import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx';
import { BuiltInExplanation } from './BuiltInExplanation.tsx';
import { ModelExplanation } from './ModelExplanation.tsx';
import type { ExplanationProps } from './Part.tsx';
import classes from './ScoreExplained.module.css';
import type { CategoryMeanings } from './WeightTable.tsx';

export interface ScoreExplainedProps extends ExplanationProps, Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** The name of the language model that scored; left out where the built-in coach did. */
  model?: string;
  /** What a language model is told of each category. */
  meanings: CategoryMeanings;
}

/** How a score is made by the coach that made it, what it can't judge, and how far to trust it. */
export function ScoreExplained({ open, onOpenChange, model, meanings, ...explained }: ScoreExplainedProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How this score is made"
      description={
        model === undefined
          ? 'By rules that read your text: no person, and no language model.'
          : 'By a language model that reads your text, and weights that are always the same. No person reads it.'
      }
    >
      {/* It takes the focus because it scrolls, which must work by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.root} role="region" aria-label="Explanation" tabIndex={0}>
        {model === undefined ? (
          <BuiltInExplanation {...explained} />
        ) : (
          <ModelExplanation model={model} meanings={meanings} {...explained} />
        )}
      </div>
    </Dialog>
  );
}

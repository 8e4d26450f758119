import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import type { EssayScore } from '../ScorePanel/ScorePanel.tsx';
import { type CategoryWeights, WeightTable } from './WeightTable.tsx';
import classes from './ScoreExplained.module.css';

export type { CategoryWeights };

export interface ScoreExplainedProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was scored: an essay, out of 100, or an opening alone, out of 10. */
  of: 'essay' | 'opening';
  weights: CategoryWeights;
  /** The student's own score, to follow how it adds up. */
  result?: Pick<EssayScore, 'score' | 'categories'>;
}

/** How the built-in coach makes a score, and what it can't judge. */
export function ScoreExplained({ open, onOpenChange, of, weights, result }: ScoreExplainedProps) {
  const isEssay = of === 'essay';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How this score is made"
      description="By rules that read your text: no person, and no language model."
    >
      {/* It scrolls, and must do so by keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.root} role="region" aria-label="Explanation" tabIndex={0}>
        <p>
          The rules run on Laurel’s own server, and your text goes nowhere else. Scoring the same text again gives the
          same score.
        </p>
        <section className={classes.part}>
          <h3>What it can’t judge</h3>
          <ul className={classes.list}>
            <li>Whether what you tell is true, or your own</li>
            <li>Taste: whether it is funny, moving or beautiful</li>
            <li>Whether it is the right story to tell</li>
            <li>What a college will decide: a score is not a chance of admission</li>
          </ul>
        </section>
        <section className={classes.part}>
          <h3>The scale</h3>
          {isEssay ? (
            <p>
              50 is a typical school essay, and 85 is rare. How much there is to read counts in every category; a
              supplemental with a short word limit is asked for less.
            </p>
          ) : (
            <p>
              An opening is scored out of 10. Content and reflection are left out, because they need the whole essay.
              How much there is to read counts a little in every category.
            </p>
          )}
        </section>
        <section className={classes.part}>
          <h3>The categories and their weights</h3>
          <p>
            {result
              ? 'A category brings at most as many points as its weight: 10 out of 10 brings all of them, 5 brings half.'
              : 'A weight says how much of the score a category makes up.'}{' '}
            The weights rest on judgment and are the same for every {of}.
          </p>
          <WeightTable weights={weights} result={result} />
        </section>
        <section className={classes.part}>
          <h3>What does not count</h3>
          <p>
            Sentences that repeat {isEssay ? 'others or the prompt' : 'others'}, sentences of made-up words and bare
            lists of words are set aside, and the rest is scored. Much repetition, many misspelled or shuffled words, or
            missing periods lower every category. Under 50 words there is too little to judge, and the score stays low.
          </p>
        </section>
        <section className={classes.part}>
          <h3>How far to trust it</h3>
          {isEssay ? (
            <p>
              Of two essays of like length that people put clearly apart, the rules put the better one first in about
              seven of ten cases. Take a difference of a few points as none. Reflection rests on judgment more than on
              measurement, because we know of no graded essays to check it by.
            </p>
          ) : (
            <p>
              Of two whole essays of like length that people put clearly apart, the rules put the better one first in
              about seven of ten cases. An opening gives less to go by, so take its score as a first hint.
            </p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import type { EssayScore } from '../ScorePanel/ScorePanel.tsx';
import classes from './ScoreExplained.module.css';
import { type CategoryMeanings, type CategoryWeights, WeightTable } from './WeightTable.tsx';

export interface ExplanationProps {
  /** What was scored: an essay, out of 100, or an opening alone, out of 10. */
  of: 'essay' | 'opening';
  weights: CategoryWeights;
  /** The student's own score, to follow how it adds up. */
  result?: Pick<EssayScore, 'score' | 'categories'>;
}

/** One matter of an explanation, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What the score does not say, point by point. */
export function CantJudge({ points }: { points: readonly string[] }) {
  return (
    <Part title="What it can’t judge">
      <ul className={classes.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Part>
  );
}

/** How the categories add up to the score: the same whoever rated them. */
export function Weights({ of, weights, result, meanings }: ExplanationProps & { meanings: CategoryMeanings }) {
  return (
    <Part title="The categories and their weights">
      <p>
        {result
          ? 'A category brings at most as many points as its weight: 10 out of 10 brings all of them, 5 brings half.'
          : 'A weight says how much of the score a category makes up.'}{' '}
        The weights rest on judgment and are the same for every {of}.
      </p>
      <WeightTable weights={weights} result={result} meanings={meanings} />
    </Part>
  );
}

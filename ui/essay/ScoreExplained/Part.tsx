import type { ReactNode } from 'react';
import classes from './ScoreExplained.module.css';
import { WeightTable, type WeightTableProps } from './WeightTable.tsx';

export interface ExplanationProps extends Omit<WeightTableProps, 'meanings'> {
  /** What was scored: an essay, out of 100, or only an opening, out of 10. */
  of: 'essay' | 'opening';
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What no coach can judge; rules are no judge of taste either. */
export function CantJudge({ alsoTaste = false }: { alsoTaste?: boolean }) {
  return (
    <Part title="What it can’t judge">
      <ul className={classes.list}>
        <li>Whether what you tell is true, or your own</li>
        {alsoTaste && <li>Taste: whether it is funny, moving or beautiful</li>}
        <li>Whether it is the right story to tell</li>
        <li>What a college will decide: a score is not a chance of admission</li>
      </ul>
    </Part>
  );
}

/** What keeps a score low, however good the rest is; the rules also take points. */
export function HeldDown({ alsoPoints = false }: { alsoPoints?: boolean }) {
  return (
    <Part title="What holds a score down">
      <p>
        Another college’s name holds it at 60, a part of the prompt without an answer at 68, a text that many students
        could have written at 48, and a list of activities at 46, however good the rest is.
        {alsoPoints &&
          ' Lessons that many have written, an order that is hard to follow and two facts that can’t both be true cost some points.'}
      </p>
    </Part>
  );
}

/** How the categories add up to the score, which is the same for every coach. */
export function Weights({ of, ...table }: ExplanationProps & WeightTableProps) {
  return (
    <Part title="The categories and their weights">
      <p>
        {table.result
          ? 'A category brings at most as many points as its weight: 10 out of 10 brings all of them, 5 brings half.'
          : 'A weight says how much of the score a category makes up.'}{' '}
        The weights rest on judgment and are the same for every {of}.
      </p>
      <WeightTable {...table} />
    </Part>
  );
}

import { type ReactNode, useId } from 'react';
import classes from './StatCards.module.css';

export interface StatCardsProps {
  /** The mean of all scored essays, 0 to 100 with one decimal; 0 without any. */
  essayScore: number;
  activities: { count: number; target: number };
  applications: { total: number; drafting: number; submitted: number };
  wins: number;
}

export function StatCards({ essayScore, activities, applications, wins }: StatCardsProps) {
  const { count, target } = activities;
  return (
    <section className={classes.root} aria-label="At a glance">
      <Stat name="Essay Score" empty={essayScore === 0} value={essayScore.toFixed(1)}>
        Latest AI preview
      </Stat>
      <Stat name="Extracurriculars" value={String(count)} of={`of ${target}`}>
        <span className={classes.target} aria-hidden="true">
          {Array.from({ length: target }, (_, i) => (
            <i key={i} data-done={i < count || undefined} />
          ))}
        </span>
      </Stat>
      <Stat name="Applications" value={String(applications.total)}>
        {applications.drafting} drafting, {applications.submitted} submitted
      </Stat>
      <Stat name="Wins" value={String(wins)}>
        Accepted so far
      </Stat>
    </section>
  );
}

interface StatProps {
  name: string;
  value: string;
  of?: string;
  empty?: boolean;
  children: ReactNode;
}

function Stat({ name, value, of, empty, children }: StatProps) {
  const id = useId();
  return (
    <div className={classes.stat} role="group" aria-labelledby={id}>
      <div className={classes.name} id={id}>
        {name}
      </div>
      <div className={classes.value} data-empty={empty || undefined}>
        {value}
        {of && <small> {of}</small>}
      </div>
      <div className={classes.help}>{children}</div>
    </div>
  );
}

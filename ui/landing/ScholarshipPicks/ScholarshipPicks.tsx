import { DemoCard, type DemoCardProps } from '../Demo/Demo.tsx';
import classes from './ScholarshipPicks.module.css';

export interface ScholarshipPick {
  name: string;
  description: string;
  /** In dollars. */
  amount: number;
  /** The day in words: `Dec 1`. */
  due: string;
}

export interface ScholarshipPicksProps extends Pick<DemoCardProps, 'title' | 'note'> {
  picks: readonly ScholarshipPick[];
}

export function ScholarshipPicks({ title, note, picks }: ScholarshipPicksProps) {
  return (
    <DemoCard title={title} note={note}>
      <ul>
        {picks.map(({ name, description, amount, due }) => (
          <li key={name} className={classes.pick}>
            <div className={classes.what}>
              <b>{name}</b>
              <span>{description}</span>
            </div>
            <div className={classes.terms}>
              <span className={classes.amount}>${amount.toLocaleString('en')}</span>
              <span className={classes.due}>{due}</span>
            </div>
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}

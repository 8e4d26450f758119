import { DemoCard } from '../Demo/Demo.tsx';
import classes from './ScholarshipPicks.module.css';

export interface ScholarshipPick {
  name: string;
  /** Who it is for. */
  description: string;
  /** In dollars. */
  amount: number;
  /** The day, as it is said: `Dec 1`. */
  due: string;
}

/** Scholarships as a demonstration. */
export function ScholarshipPicks({ picks }: { picks: readonly ScholarshipPick[] }) {
  return (
    <DemoCard title="Scholarship picks" note="Demonstration">
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

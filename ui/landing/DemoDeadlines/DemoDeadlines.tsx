import { DeadlinePill } from '../../deadlines/DeadlinePill/DeadlinePill.tsx';
import { DemoCard, type DemoCardProps } from '../Demo/Demo.tsx';
import classes from './DemoDeadlines.module.css';

export interface DemoDeadline {
  university: string;
  /** What is due there. */
  description: string;
  /** A calendar day, `2026-11-15`. */
  due: string;
}

export interface DemoDeadlinesProps extends Pick<DemoCardProps, 'title' | 'note'> {
  deadlines: readonly DemoDeadline[];
  /** A calendar day, `2026-11-10`. */
  today: string;
}

/** Example deadlines, each with how near it is. */
export function DemoDeadlines({ title, note, deadlines, today }: DemoDeadlinesProps) {
  return (
    <DemoCard title={title} note={note}>
      <ul>
        {deadlines.map(({ university, description, due }) => (
          <li key={university} className={classes.deadline}>
            <div className={classes.what}>
              <b>{university}</b>
              <span>
                {description},{' '}
                <time dateTime={due}>
                  {new Date(due).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })}
                </time>
              </span>
            </div>
            <DeadlinePill due={{ day: due, time: null, passed: due < today }} today={today} words="landing" />
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}

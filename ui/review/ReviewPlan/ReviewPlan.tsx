import { useId } from 'react';
import classes from './ReviewPlan.module.css';

export interface ReviewPlanLine {
  id: string;
  /** The day, or that there is none. */
  when: string;
  title: string;
  /** Where it stands. */
  text: string;
  late?: boolean;
  done?: boolean;
}

export interface ReviewPlanProps {
  groups: readonly { title: string; lines: readonly ReviewPlanLine[] }[];
}

/** The plan of a student for somebody who was given a link to it: dates and states. */
export function ReviewPlan({ groups }: ReviewPlanProps) {
  if (groups.every(({ lines }) => lines.length === 0))
    return <p className={classes.empty}>There is nothing in the plan yet.</p>;
  return (
    <div className={classes.root}>
      {groups.map(({ title, lines }) => lines.length > 0 && <Group key={title} title={title} lines={lines} />)}
    </div>
  );
}

function Group({ title, lines }: ReviewPlanProps['groups'][number]) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li
            key={line.id}
            className={classes.line}
            data-late={line.late || undefined}
            data-done={line.done || undefined}
          >
            <span className={classes.when}>{line.when}</span>
            <div>
              <h3 dir="auto">{line.title}</h3>
              <p>{line.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

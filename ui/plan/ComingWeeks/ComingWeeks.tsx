import { Link } from '../../primitives/Link/Link.tsx';
import { FitBar } from '../FitVerdict/FitVerdict.tsx';
import { shortDuration } from '../plan.ts';
import classes from './ComingWeeks.module.css';

export interface ComingWeek {
  /** The first calendar day, or a key of its own for what has no date. */
  from: string;
  /** Nov 29 to Dec 5, or No date yet */
  name: string;
  /** Minutes of the work that falls into it. */
  planned: number;
  /** Minutes that the student has; null while that is not known. */
  available: number | null;
  /** What a week without time for writing is: Winter break. Null for any other. */
  off: string | null;
  items: readonly {
    id: string;
    title: string;
    href: string;
    /** Null in a week in which it only goes on. */
    minutes: number | null;
    /** For whom, or when it is sent. */
    detail: string;
    /** Whether an application is sent by it, which is the one bold line of a week. */
    isSending: boolean;
  }[];
}

/** The weeks after this one, each with its work. */
export function ComingWeeks({ weeks }: { weeks: readonly ComingWeek[] }) {
  return (
    <ol className={classes.weeks}>
      {weeks.map(({ from, name, planned, available, off, items }) => (
        <li key={from} className={classes.week} data-off={off ? true : undefined}>
          <div>
            <h3>{name}</h3>
            <div className={classes.bar}>
              {off ? <i /> : <FitBar load={available === null ? null : { needed: planned, available }} />}
            </div>
            <div className={classes.amount}>{amountOf({ planned, available, off })}</div>
          </div>
          <ul>
            {items.map(({ id, title, href, minutes, detail, isSending }) => (
              <li key={id} data-sending={isSending || undefined}>
                <span>{minutes === null ? 'goes on' : shortDuration(minutes)}</span>
                <Link href={href} dir="auto">
                  {title}
                </Link>
                <em dir="auto">{detail}</em>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function amountOf({ planned, available, off }: Pick<ComingWeek, 'planned' | 'available' | 'off'>) {
  if (off) return `Off: ${off}`;
  const work = shortDuration(planned);
  return available === null ? work : `${work} of ${shortDuration(available)}`;
}

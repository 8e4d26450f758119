import { Calendar, CircleAlert, CircleDot, Clock, type LucideIcon } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { closingTime, type Deadline, type DeadlineState, deadlineState, relativeWords } from '../deadlines.ts';
import classes from './DeadlineCard.module.css';

export interface DeadlineCardProps {
  /** What is due: a college, or a supplemental. */
  title: string;
  /** Its kind in a word or two: Early Action, Mini-deadline. */
  detail: string;
  due: Deadline;
  /** The student's calendar day, `2026-11-10`. */
  today: string;
  href: string;
}

const icons: Record<DeadlineState, LucideIcon> = { past: CircleAlert, today: CircleDot, soon: Clock, far: Calendar };

export function DeadlineCard({ title, detail, due, today, href }: DeadlineCardProps) {
  const state = deadlineState(due, today);
  const closes = closingTime(due);
  const Icon = icons[state];
  return (
    <Link className={classes.root} data-state={state} href={href}>
      <time className={classes.date} dateTime={due.day}>
        <span>{new Date(due.day).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })}</span>
        <b>{Number(due.day.slice(8))}</b>
      </time>
      <span className={classes.about}>
        <b className={classes.title} title={title} dir="auto">
          {title}
        </b>
        <span className={classes.detail}>
          {detail}
          {closes && `, closes at ${closes}`}
        </span>
        <span className={classes.words}>
          <Icon aria-hidden="true" />
          {relativeWords(due, today)}
        </span>
      </span>
    </Link>
  );
}

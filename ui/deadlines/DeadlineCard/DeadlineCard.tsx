import { intlFormat, parseISO } from 'date-fns';
import { Calendar, CircleAlert, CircleDot, Clock, type LucideIcon } from 'lucide-react';
import { Link } from '../../primitives/Link/Link.tsx';
import { type DeadlineState, deadlineState, relativeWords } from '../deadlines.ts';
import classes from './DeadlineCard.module.css';

export interface DeadlineCardProps {
  /** What is due: a college, or a supplemental. */
  title: string;
  /** Its kind, in a word or two. */
  detail: string;
  /** Calendar days, `2026-11-15`. */
  due: string;
  today: string;
  href: string;
}

const icons: Record<DeadlineState, LucideIcon> = { past: CircleAlert, today: CircleDot, soon: Clock, far: Calendar };

/** One thing that is due, to be picked up. */
export function DeadlineCard({ title, detail, due, today, href }: DeadlineCardProps) {
  const state = deadlineState(due, today);
  const Icon = icons[state];
  return (
    <Link className={classes.root} data-state={state} href={href}>
      <time className={classes.date} dateTime={due}>
        <span>{intlFormat(parseISO(due), { month: 'short' }, { locale: 'en-US' })}</span>
        <b>{parseISO(due).getDate()}</b>
      </time>
      <span className={classes.about}>
        <b className={classes.title} title={title} dir="auto">
          {title}
        </b>
        <span className={classes.detail}>{detail}</span>
        <span className={classes.words}>
          <Icon aria-hidden="true" />
          {relativeWords(due, today)}
        </span>
      </span>
    </Link>
  );
}

import { ArrowRight, Plus } from 'lucide-react';
import { useId } from 'react';
import { DeadlineCard, type DeadlineCardProps } from '../../deadlines/DeadlineCard/DeadlineCard.tsx';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import classes from './UpcomingDeadlines.module.css';

export interface UpcomingDeadlinesProps {
  /** Soonest first. */
  deadlines: readonly (Omit<DeadlineCardProps, 'today'> & { id: string })[];
  /** A calendar day, `2026-11-10`. */
  today: string;
  /** Whether the student has applications, even if nothing is due. */
  hasApplications: boolean;
  empty: Pick<EmptyStateProps, 'title' | 'text'>;
  allHref: string;
}

/** The cards of what is due next. */
export function UpcomingDeadlines({ deadlines, today, hasApplications, empty, allHref }: UpcomingDeadlinesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        title="Upcoming Deadlines"
        id={id}
        aside={
          <TextLink look="alone" className={classes.all} href={allHref}>
            View All <ArrowRight aria-hidden="true" />
          </TextLink>
        }
      />
      {deadlines.length === 0 ? (
        <EmptyState
          {...empty}
          action={
            !hasApplications && (
              <Button icon={Plus} asChild>
                <Link href={allHref}>Add Application</Link>
              </Button>
            )
          }
        />
      ) : (
        <ul className={classes.grid}>
          {deadlines.map(({ id: key, ...deadline }) => (
            <li key={key} className={classes.item}>
              <DeadlineCard {...deadline} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

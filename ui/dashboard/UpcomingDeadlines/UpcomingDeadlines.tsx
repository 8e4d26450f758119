import { ArrowRight, Plus } from 'lucide-react';
import { DeadlineCard, type DeadlineCardProps } from '../../deadlines/DeadlineCard/DeadlineCard.tsx';
import { SectionHead } from '../../layout/SectionHead/SectionHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import classes from './UpcomingDeadlines.module.css';

export interface UpcomingDeadlinesProps {
  /** Soonest first. */
  deadlines: readonly (Omit<DeadlineCardProps, 'today'> & { id: string })[];
  /** A calendar day, `2026-11-10`. */
  today: string;
  /** Where all applications are. */
  allHref: string;
}

/** The cards of what is due next. */
export function UpcomingDeadlines({ deadlines, today, allHref }: UpcomingDeadlinesProps) {
  const none = deadlines.length === 0;
  return (
    <section aria-labelledby="upcoming-deadlines">
      <SectionHead
        title="Upcoming Deadlines"
        id="upcoming-deadlines"
        aside={
          !none && (
            <TextLink look="alone" href={allHref}>
              View All <ArrowRight aria-hidden="true" />
            </TextLink>
          )
        }
      />
      {none ? (
        <EmptyState
          title="Nothing due yet"
          text="Add a college and its dates will line up here."
          action={
            <Button asChild>
              <Link href={allHref}>
                <Plus aria-hidden="true" />
                Add Application
              </Link>
            </Button>
          }
        />
      ) : (
        <ul className={classes.grid}>
          {deadlines.map(({ id, ...deadline }) => (
            <li key={id} className={classes.item}>
              <DeadlineCard {...deadline} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import { ArrowRight, Plus } from 'lucide-react';
import { useId } from 'react';
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
  /** Whether there are applications, with or without something due. */
  hasApplications: boolean;
  /** Where all applications are. */
  allHref: string;
}

/** The cards of what is due next. */
export function UpcomingDeadlines({ deadlines, today, hasApplications, allHref }: UpcomingDeadlinesProps) {
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
      {deadlines.length === 0 && hasApplications && (
        <EmptyState title="Nothing is due." text="You are on top of your dates. The next ones will line up here." />
      )}
      {deadlines.length === 0 && !hasApplications && (
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
      )}
      {deadlines.length > 0 && (
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

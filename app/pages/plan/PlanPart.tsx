import { SectionHead } from '@laurel/ui';
import { type ReactNode, useId } from 'react';
import classes from './plan.module.css';

interface PlanPartProps {
  title: string;
  aside?: string;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

/** A part of the plan with a heading of its own. */
export function PlanPart({ title, aside, id, children }: PlanPartProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId}>
      <SectionHead title={title} id={headingId} aside={aside && <span className={classes.aside}>{aside}</span>} />
      {children}
    </section>
  );
}

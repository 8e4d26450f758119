import type { ReactNode } from 'react';
import classes from './SectionHead.module.css';

export interface SectionHeadProps {
  title: string;
  /** For the section that it names. */
  id?: string;
  /** At the right: a link, a count, a filter. */
  aside?: ReactNode;
}

/** The heading of a part of a page. */
export function SectionHead({ title, id, aside }: SectionHeadProps) {
  return (
    <div className={classes.root}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {aside}
    </div>
  );
}

import type { ReactNode } from 'react';
import classes from './SectionHead.module.css';

export interface SectionHeadProps {
  title: string;
  /** The id of the heading, for the section that it labels. */
  id?: string;
  /** Stands at the right: a link or a filter. */
  aside?: ReactNode;
}

export function SectionHead({ title, id, aside }: SectionHeadProps) {
  return (
    <div className={classes.root}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  );
}

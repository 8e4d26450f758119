import type { ReactNode } from 'react';
import classes from './LandingSection.module.css';

export interface LandingSectionProps {
  /** The target of links to the section: `how` for `#how`. */
  id: string;
  title?: string;
  lead?: string;
  /** The background: paper, or a deep green band. */
  ground?: 'paper' | 'deep';
  children: ReactNode;
}

/** A section of the landing page: its width, its background, and its title with a sentence beside it. */
export function LandingSection({ id, title, lead, ground = 'paper', children }: LandingSectionProps) {
  return (
    <section className={classes.root} id={id} data-ground={ground}>
      <div className={classes.inner}>
        {title && (
          <div className={classes.head}>
            <h2 className={classes.title}>{title}</h2>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

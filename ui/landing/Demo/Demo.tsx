import type { ReactNode } from 'react';
import { LandingSection } from '../LandingSection/LandingSection.tsx';
import classes from './Demo.module.css';

/** What a desk looks like with something on it: a wide card and a narrow one, then a narrow one and a wide one. */
export function Demo({ children }: { children: ReactNode }) {
  return (
    <LandingSection
      id="demo"
      title="A look at one student’s desk"
      lead="Sample data from a demonstration account. Yours starts empty and fills in a few minutes."
    >
      <div className={classes.cards}>{children}</div>
    </LandingSection>
  );
}

export interface DemoCardProps {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  children: ReactNode;
}

/** One thing on the desk. */
export function DemoCard({ title, note, children }: DemoCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        {note && <div className={classes.note}>{note}</div>}
      </div>
      {children}
    </article>
  );
}

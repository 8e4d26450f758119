import type { ReactNode } from 'react';
import { LandingSection, type LandingSectionProps } from '../LandingSection/LandingSection.tsx';
import classes from './Demo.module.css';

/** An example of a student's desk. The first and fourth of its cards are wide, the two between them narrow. */
export function Demo({ title, lead, children }: Pick<LandingSectionProps, 'title' | 'lead' | 'children'>) {
  return (
    <LandingSection id="demo" title={title} lead={lead}>
      <div className={classes.cards}>{children}</div>
    </LandingSection>
  );
}

export interface DemoCardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

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

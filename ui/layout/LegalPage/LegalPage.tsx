import type { ReactNode } from 'react';
import classes from './LegalPage.module.css';

export interface LegalPageProps {
  title: string;
  /** Says when it last changed. */
  updated: string;
  sections: readonly { heading: string; paragraphs: readonly ReactNode[] }[];
}

export function LegalPage({ title, updated, sections }: LegalPageProps) {
  return (
    <main className={classes.root} id="main">
      <div className={classes.inner}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.updated}>{updated}</p>
        {sections.map(({ heading, paragraphs }) => (
          <section className={classes.section} key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph, i) => (
              <p key={i}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

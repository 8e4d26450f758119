import type { ReactNode } from 'react';
import { WreathDrawing } from '../../essay/ScoreWreath/ScoreWreath.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import classes from './AuthLayout.module.css';

export interface AuthLayoutProps {
  title: string;
  lead: string;
  /** The words inside the wreath. */
  motto: string;
  note: string;
  children: ReactNode;
  /** The link to the page that the visitor may want instead. */
  footer: ReactNode;
}

/** The frame of the pages for signing in and up: the form on paper, and beside it a wreath on the deep band. */
export function AuthLayout({ title, lead, motto, note, children, footer }: AuthLayoutProps) {
  return (
    <div className={classes.root}>
      <main className={classes.form}>
        <div>
          <Logo />
        </div>
        <div className={classes.column}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.lead}>{lead}</p>
          {children}
          <p className={classes.footer}>{footer}</p>
        </div>
      </main>
      <aside className={classes.band} aria-hidden="true">
        <div className={classes.wreath}>
          <WreathDrawing filled={1} />
          <p className={classes.motto}>{motto}</p>
        </div>
        <p className={classes.note}>{note}</p>
      </aside>
    </div>
  );
}

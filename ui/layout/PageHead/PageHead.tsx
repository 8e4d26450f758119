import type { ReactNode } from 'react';
import classes from './PageHead.module.css';

export interface PageHeadProps {
  title: string;
  /** One line about the state of what is on the page. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The top of a page, with its one h1, which takes the focus after a change of route. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1} dir="auto">
          {title}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}

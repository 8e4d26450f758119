import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './Hero.module.css';

export interface HeroProps {
  /** Its two lines. On a phone they run on. */
  title: readonly [string, string];
  lead: string;
  /** The label of the link to sign up. */
  start: string;
  startHref: string;
  note: string;
  /** The box in which a visitor can try Laurel at once. */
  children: ReactNode;
}

export function Hero({ title: [first, second], lead, start, startHref, note, children }: HeroProps) {
  return (
    <section className={classes.root} id="home">
      <div className={classes.inner}>
        <div className={classes.top}>
          <h1 className={classes.title} tabIndex={-1}>
            {first} <br />
            {second}
          </h1>
          <div>
            <p className={classes.sub}>{lead}</p>
            <div className={classes.start}>
              <Button variant="primary" size="large" asChild>
                <Link href={startHref}>{start}</Link>
              </Button>
              <span className={classes.note}>{note}</span>
            </div>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

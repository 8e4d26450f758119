import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import classes from './Hero.module.css';

/** The first thing a visitor reads; its child is the box in which to try Laurel at once. */
export function Hero({ startHref, children }: { startHref: string; children: ReactNode }) {
  return (
    <section className={classes.root} id="home">
      <div className={classes.inner}>
        <div className={classes.top}>
          <h1 className={classes.title} tabIndex={-1}>
            Apply to college <br />
            with a clear head.
          </h1>
          <div>
            <p className={classes.sub}>
              Essays, activities, honors and deadlines on one desk, with honest feedback on what to fix next.
            </p>
            <div className={classes.start}>
              <Button variant="primary" size="large" asChild>
                <Link href={startHref}>Start free</Link>
              </Button>
              <span className={classes.note}>Free during beta. No card required.</span>
            </div>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

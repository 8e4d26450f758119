import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

/** A piece of the product as a picture: read out as `alt`, and nothing in it can be pressed. */
export function Illustration({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <div className={classes.root} role="img" aria-label={alt}>
      {/* Inert keeps the keyboard out; not every tool that reads a page knows that it hides, too. */}
      <div className={classes.picture} inert aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

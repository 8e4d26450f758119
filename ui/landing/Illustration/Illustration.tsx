import type { ReactNode } from 'react';
import classes from './Illustration.module.css';

export interface IllustrationProps {
  alt: string;
  children: ReactNode;
}

/** A piece of the product as a picture. Screen readers read `alt`, and nothing in it can be pressed. */
export function Illustration({ alt, children }: IllustrationProps) {
  return (
    <div className={classes.root} role="img" aria-label={alt}>
      {/* `inert` also hides it from screen readers, but not every tool that checks a page knows that. */}
      <div className={classes.picture} inert aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

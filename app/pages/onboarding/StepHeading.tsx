import { type ReactNode, useEffect, useRef } from 'react';
import classes from './onboarding.module.css';

/** The question of a step. With `focus` it takes the focus, so that a screen reader goes on here. */
export function StepHeading({ focus, children }: { focus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <h1 className={classes.title} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

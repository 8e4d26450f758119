import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import classes from './Pill.module.css';

export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  /** The first four speak of deadlines. */
  tone: 'past' | 'today' | 'soon' | 'far' | 'neutral' | 'good' | 'work' | 'line';
}

/** A word or two about something. The words say it; the colour repeats it. */
export function Pill({ tone, className, ...rest }: PillProps) {
  return <span className={clsx(classes.root, className)} data-tone={tone} {...rest} />;
}

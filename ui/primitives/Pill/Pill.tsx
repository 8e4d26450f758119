import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import classes from './Pill.module.css';

export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  /** The first four are for deadlines. */
  tone: 'past' | 'today' | 'soon' | 'far' | 'neutral' | 'good' | 'work' | 'line';
}

/** One or two words about something. The colour only repeats what they say. */
export function Pill({ tone, className, ...rest }: PillProps) {
  return <span className={clsx(classes.root, className)} data-tone={tone} {...rest} />;
}

import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import classes from './Chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether a chip that can be on or off is on; left out where a press does something once. */
  pressed?: boolean;
}

/** A short suggestion to press. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" className={clsx(classes.root, className)} aria-pressed={pressed} {...rest} />;
}

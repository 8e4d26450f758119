import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'wide'> {
  /** What it does: its name for a screen reader, and its tooltip. */
  label: string;
  /** Another tooltip, such as the reason why it can't be pressed. */
  tip?: string;
  /** A lucide icon, or the link that carries one where `asChild` is set. */
  children: ReactNode;
}

/** A square button with an icon alone. */
export function IconButton({ label, tip = label, className, variant = 'ghost', children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tip}>
      <Button
        {...rest}
        variant={variant}
        className={clsx(classes.root, className)}
        aria-label={label}
        aria-description={tip === label ? undefined : tip}
      >
        {children}
      </Button>
    </Tooltip>
  );
}

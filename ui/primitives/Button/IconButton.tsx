import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'wide'> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  /** Another tooltip, such as the reason why it can't be pressed. */
  tip?: string;
  /** A lucide icon, or with `asChild` a link that holds one. */
  children: ReactNode;
}

/** A square button that shows only an icon. */
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

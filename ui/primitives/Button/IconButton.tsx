import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import classes from './IconButton.module.css';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'wide'> {
  /** Its name for screen readers, and its tooltip. */
  label: string;
  /** Another tooltip, such as the reason why it can't be pressed. */
  tip?: string;
  icon: LucideIcon;
}

/** A square button that shows only an icon. */
export function IconButton({ label, tip = label, className, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={tip}>
      <Button
        {...rest}
        variant={variant}
        className={clsx(classes.root, className)}
        aria-label={label}
        aria-description={tip === label ? undefined : tip}
      />
    </Tooltip>
  );
}

import { Slot, Slottable } from '@radix-ui/react-slot';
import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary a view; secondary where actions are equal; ghost inside rows and toolbars. Danger deletes. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost' | 'on-deep';
  size?: 'small' | 'medium' | 'large';
  /** Shows that the action is under way; further presses do nothing. Say so in the label too. */
  busy?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
  /** Gives the look to the one child, such as a link. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  wide = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      className={clsx(classes.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // Busy is not disabled: a disabled button loses the focus it was pressed with.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...(asChild ? {} : { type })}
      {...rest}
    >
      {busy && <i className={classes.spinner} aria-hidden="true" />}
      <Slottable>{children}</Slottable>
    </Root>
  );
}

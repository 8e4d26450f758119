import { Slot, Slottable } from '@radix-ui/react-slot';
import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import classes from './Button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once on a page, `secondary` for equal actions, `ghost` in rows and toolbars, `danger` for deleting. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-ghost' | 'on-deep';
  size?: 'small' | 'medium' | 'large';
  /** Whether the action is under way. Further presses do nothing; the label should say so too. */
  busy?: boolean;
  /** Stands before the words; while the button is busy, the spinner takes its place. */
  icon?: LucideIcon;
  wide?: boolean;
  /** Whether its one child, such as a link, takes its look. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon: Icon,
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
      // A busy button is not `disabled`, because a disabled button loses the focus.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...(asChild ? {} : { type })}
      {...rest}
    >
      {busy ? <i className={classes.spinner} aria-hidden="true" /> : Icon && <Icon aria-hidden="true" />}
      <Slottable>{children}</Slottable>
    </Root>
  );
}

import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './Banner.module.css';

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What failed and what to do, in one sentence. */
  children: ReactNode;
  /** The way out, such as Try again. */
  action?: { label: string; onAction: () => void };
}

/** A failure, said next to what failed. */
export function Banner({ children, action, className, ...rest }: BannerProps) {
  return (
    <div className={clsx(classes.root, className)} role="alert" {...rest}>
      <CircleAlert aria-hidden="true" />
      <span className={classes.text}>{children}</span>
      {action && (
        <button type="button" className={classes.action} onClick={action.onAction}>
          {action.label}
        </button>
      )}
    </div>
  );
}

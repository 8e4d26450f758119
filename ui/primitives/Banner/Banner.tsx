import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './Banner.module.css';

interface WayOn {
  label: string;
  onAction: () => void;
  /** Shows that the action is under way; further presses do nothing. Say so in the label too. */
  busy?: boolean;
}

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** Bad: something failed. Info: something to know. */
  kind?: 'bad' | 'info';
  /** What failed or is to be known, and what to do, in one sentence. */
  children: ReactNode;
  /** The way out, such as Try again. */
  action?: WayOn;
  /** Another way out, beside it. */
  alternative?: WayOn;
}

/** A failure, or something to know, said next to what it is about. */
export function Banner({ kind = 'bad', children, action, alternative, className, ...rest }: BannerProps) {
  return (
    <div
      className={clsx(classes.root, className)}
      role={kind === 'bad' ? 'alert' : 'status'}
      data-kind={kind}
      {...rest}
    >
      {kind === 'bad' ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
      <div className={classes.content}>
        <span className={classes.text}>{children}</span>
        {action && (
          <span className={classes.ways}>
            <Way {...action} />
            {alternative && <Way {...alternative} />}
          </span>
        )}
      </div>
    </div>
  );
}

function Way({ label, onAction, busy = false }: WayOn) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onAction}
    >
      {label}
    </button>
  );
}

import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './Banner.module.css';

interface BannerAction {
  label: string;
  onAction: () => void;
  /** Whether the action is under way. Further presses do nothing; the label should say so too. */
  busy?: boolean;
}

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** `bad`: something failed. `info`: something to know. */
  kind?: 'bad' | 'info';
  /** What happened and what to do, in one sentence. */
  children: ReactNode;
  /** What the student can do about it, such as Try again. */
  action?: BannerAction;
  /** Something else that they can do, beside it. */
  alternative?: BannerAction;
}

/** A message about a failure, or something to know, next to what it is about. */
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
          <span className={classes.actions}>
            <Action {...action} />
            {alternative && <Action {...alternative} />}
          </span>
        )}
      </div>
    </div>
  );
}

function Action({ label, onAction, busy = false }: BannerAction) {
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

import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './Banner.module.css';

interface WayOn {
  label: string;
  onAction: () => void;
}

export interface BannerProps extends HTMLAttributes<HTMLDivElement> {
  /** What failed and what to do, in one sentence. */
  children: ReactNode;
  /** The way out, such as Try again. */
  action?: WayOn;
  /** Another way out, beside it. */
  alternative?: WayOn;
}

/** A failure, said next to what failed. */
export function Banner({ children, action, alternative, className, ...rest }: BannerProps) {
  return (
    <div className={clsx(classes.root, className)} role="alert" {...rest}>
      <CircleAlert aria-hidden="true" />
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

function Way({ label, onAction }: WayOn) {
  return (
    <button type="button" className={classes.action} onClick={onAction}>
      {label}
    </button>
  );
}

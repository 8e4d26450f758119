import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import classes from './NotSaved.module.css';

/** A change that was not saved: why, in a sentence, and another try. */
export interface Unsaved {
  says: string;
  onRetry: () => void;
}

/** Says beside a change that it was not saved, and offers another try. */
export function NotSaved({ says, onRetry, className }: Unsaved & { className?: string }) {
  return (
    <p className={clsx(classes.root, className)} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>
        {says}{' '}
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      </span>
    </p>
  );
}

import { Button, EmptyState, VisuallyHidden } from '@laurel/ui';
import classes from './Unreachable.module.css';

interface UnreachableProps {
  /** Another try is under way. */
  trying: boolean;
  onRetry: () => void;
}

/** Instead of a page that needs the server, while it can't be reached. */
export function Unreachable({ trying, onRetry }: UnreachableProps) {
  return (
    <main className={classes.root}>
      <VisuallyHidden>
        <h1>No connection</h1>
      </VisuallyHidden>
      <EmptyState
        kind="failed"
        title="Laurel can't be reached"
        text="Check your connection. What you wrote is kept on this device."
        action={
          <Button busy={trying} onClick={onRetry}>
            {trying ? 'Trying again...' : 'Try again'}
          </Button>
        }
      />
    </main>
  );
}

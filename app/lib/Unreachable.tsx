import { Button, EmptyState } from '@laurel/ui';
import classes from './Unreachable.module.css';

/** Instead of a page that needs the server, while it can't be reached. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <main className={classes.root}>
      <EmptyState
        kind="failed"
        title="Laurel can't be reached"
        text="Check your connection. What you wrote is kept on this device."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </main>
  );
}

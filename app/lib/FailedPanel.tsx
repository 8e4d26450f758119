import { Button, EmptyState } from '@laurel/ui';
import { RefreshCw } from 'lucide-react';

/** A whole panel that could not be loaded: the server's words and one way out. */
export function FailedPanel({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState
      kind="failed"
      title={title}
      text="Your work is safe. The page just could not reach it."
      action={
        <Button
          onClick={() => {
            // The button goes with the panel.
            (document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))?.focus();
            onRetry();
          }}
        >
          <RefreshCw aria-hidden="true" />
          Try again
        </Button>
      }
    />
  );
}

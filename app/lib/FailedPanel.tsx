import { Button, EmptyState } from '@laurel/ui';
import { RefreshCw } from 'lucide-react';

/** Instead of content that could not be loaded: why, and another try. */
export function FailedPanel({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <EmptyState
      kind="failed"
      title={title}
      text="Your work is safe. The page just could not reach it."
      action={
        <Button
          onClick={() => {
            // The button goes with the panel, so the heading takes the focus.
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

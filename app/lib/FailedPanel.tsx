import { Button, EmptyState } from '@laurel/ui';
import { RefreshCw } from 'lucide-react';
import { type Failing, messageFor } from './messages.ts';

interface FailedPanelProps {
  error: unknown;
  failing: Failing;
  onRetry: () => Promise<unknown>;
}

/** Instead of content that could not be loaded: why, and another try. */
export function FailedPanel({ error, failing, onRetry }: FailedPanelProps) {
  return (
    <EmptyState
      kind="failed"
      title={messageFor(error, failing)}
      text="Your work is safe. The page just could not reach it."
      action={
        <Button
          onClick={() => {
            // The button goes with the panel, so the heading takes the focus.
            (document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))?.focus();
            void onRetry();
          }}
        >
          <RefreshCw aria-hidden="true" />
          Try again
        </Button>
      }
    />
  );
}

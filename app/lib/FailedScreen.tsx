import { EmptyState, VisuallyHidden } from '@laurel/ui';
import type { ComponentProps } from 'react';
import classes from './FailedScreen.module.css';

interface FailedScreenProps extends Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'action'> {
  heading: string;
}

/** Instead of a whole page: what failed, and another try. */
export function FailedScreen({ heading, ...said }: FailedScreenProps) {
  return (
    <main className={classes.root}>
      <VisuallyHidden>
        <h1>{heading}</h1>
      </VisuallyHidden>
      <EmptyState kind="failed" {...said} />
    </main>
  );
}

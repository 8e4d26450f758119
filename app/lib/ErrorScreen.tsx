import { Button, EmptyState } from '@laurel/ui';
import { Component, type ReactNode } from 'react';
import classes from './Unreachable.module.css';

/** Stands in for a page that could not be loaded or drawn, such as one whose files did not arrive. */
export class ErrorScreen extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={classes.root}>
        <h1 className={classes.hidden}>Something went wrong</h1>
        <EmptyState
          kind="failed"
          title="Unexpected Application Error!"
          text="Your work is safe. Check your connection and load the page again."
          action={<Button onClick={() => location.reload()}>Try again</Button>}
        />
      </main>
    );
  }
}

import { Button } from '@laurel/ui';
import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen.tsx';

interface ErrorScreenProps {
  /** A failure is forgotten when the page changes. */
  page: string;
  children: ReactNode;
}

/** Stands in for a page that could not be loaded or drawn, such as one whose files did not arrive. */
export class ErrorScreen extends Component<ErrorScreenProps, { failed: boolean; page: string }> {
  override state = { failed: false, page: this.props.page };

  static getDerivedStateFromProps({ page }: ErrorScreenProps, state: { page: string }) {
    return page === state.page ? null : { page, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <FailedScreen
        heading="Something went wrong"
        title="Unexpected Application Error!"
        text="Your work is safe. Check your connection and load the page again."
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      />
    );
  }
}

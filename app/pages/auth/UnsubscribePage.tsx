import { Banner, Button } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useRequest } from '#app/lib/useRequest.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { visitorApiAtom } from '#app/state/session.ts';
import { AuthPage, backToSignIn } from './AuthPage.tsx';
import classes from './auth.module.css';
import { useFragment } from './useFragment.ts';

/** Where the link in a reminder leads: one press ends them all, without signing in. A mere visit changes nothing. */
export function UnsubscribePage() {
  const token = useFragment().get('token');
  const api = useAtomValue(visitorApiAtom);
  const { busy, error, run } = useRequest('save');
  const [state, setState] = useState<'asking' | 'stopped' | 'refused'>(token === null ? 'refused' : 'asking');

  const stop = () =>
    run(
      async () => {
        await api('stopReminders', { body: { token: token! } });
        setState('stopped');
      },
      (problem) => {
        const isRefused = hasStatus(problem, 404);
        if (isRefused) setState('refused');
        return isRefused;
      },
    );

  return (
    <AuthPage
      name="Reminders"
      title="Stop the reminders"
      lead="No more messages from Laurel. Your account stays as it is."
      motto="Quiet is fine too."
      footer={backToSignIn}
    >
      <div className={classes.form}>
        {state === 'stopped' && (
          <Banner kind="info">The reminders have stopped. You can begin again in Settings.</Banner>
        )}
        {state === 'refused' && (
          <Banner>This link is not complete, or its account is gone. Nothing was changed.</Banner>
        )}
        {error && <Banner>{error}</Banner>}
        {state === 'asking' && (
          <Button variant="primary" size="large" busy={busy} onClick={() => void stop()}>
            {busy ? 'Stopping…' : 'Stop the reminders'}
          </Button>
        )}
      </div>
    </AuthPage>
  );
}

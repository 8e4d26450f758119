import { Button, EmptyState, Link, ScoreWreath, Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/lib/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { paths } from '#app/paths.ts';
import { draftAtom } from '#app/state/draft.ts';
import { meAtom } from '#app/state/session.ts';
import classes from './dashboard.module.css';

/** The first page after signing in. So far it knows the main essay; the rest of the desk follows. */
export function DashboardPage() {
  const { data: me } = useAtomValue(meAtom);
  const { data: draft, error, refetch } = useAtomValue(draftAtom);

  let latest: ReactNode = <Skeleton height="220px" />;
  if (error) latest = <FailedPanel title={messageFor(error, 'overview')} onRetry={() => void refetch()} />;
  else if (draft?.text === '') {
    latest = (
      <EmptyState
        title="No draft yet."
        text="Start with the sentence you keep saying out loud."
        action={
          <Button variant="primary" asChild>
            <Link href={paths.workspace}>Open Editor</Link>
          </Button>
        }
      />
    );
  } else if (draft) {
    latest = (
      <div className={classes.latest}>
        <ScoreWreath score={draft.score} size={184} animate={false} />
        <div>
          <h3 className={classes.essay}>Main essay</h3>
          <p className={classes.meta}>
            {countWords(draft.text).toLocaleString('en')} words{draft.score === null && ', not scored yet'}
          </p>
          <p className={classes.preview} dir="auto">
            {draft.text}
          </p>
          <Button variant="primary" asChild>
            <Link href={paths.workspace}>Open Editor</Link>
          </Button>
        </div>
      </div>
    );
  }

  return (
    <AppPage title="Dashboard" section="dashboard" crumb={<b>Dashboard</b>}>
      <div className={classes.root}>
        <h1 className={classes.title} tabIndex={-1}>
          Hello, {me?.name.split(' ')[0]}
        </h1>
        <section aria-labelledby="latest-essay">
          <h2 className={classes.section} id="latest-essay">
            Latest essay
          </h2>
          {latest}
        </section>
      </div>
    </AppPage>
  );
}

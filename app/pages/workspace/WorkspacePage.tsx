import { Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { AppPage } from '#app/lib/AppPage.tsx';
import { messageFor } from '#app/lib/messages.ts';
import { draftAtom } from '#app/state/draft.ts';
import { meAtom } from '#app/state/session.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { DraftWorkspace } from './DraftWorkspace.tsx';
import classes from './workspace.module.css';

/** The workspace of the main essay. */
export function WorkspacePage() {
  const { data: draft, error, refetch } = useAtomValue(draftAtom);
  const { data: me } = useAtomValue(meAtom);
  if (draft && me) return <DraftWorkspace loaded={draft} studentId={me.id} />;
  return (
    <AppPage title="Essay workspace" section="essays" crumb="Essays" focused>
      <div className={classes.loading} aria-busy={error === null}>
        {error ? (
          <FailedPanel title={messageFor(error, 'workspace')} onRetry={() => void refetch()} />
        ) : (
          <>
            <Skeleton width="40%" height="40px" />
            <Skeleton height="48px" />
            {['100%', '96%', '99%', '92%', '60%', '98%', '94%', '40%'].map((width, i) => (
              <Skeleton key={i} width={width} height="18px" />
            ))}
          </>
        )}
      </div>
    </AppPage>
  );
}

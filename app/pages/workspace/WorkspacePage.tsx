import { Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { AppPage } from '#app/lib/AppPage.tsx';
import { type KeptEssay, takeKeptEssay } from '#app/lib/kept.ts';
import { messageFor } from '#app/lib/messages.ts';
import { draftAtom } from '#app/state/draft.ts';
import { meAtom } from '#app/state/session.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { DraftWorkspace } from './DraftWorkspace.tsx';
import { MAIN } from './useDraft.ts';
import classes from './workspace.module.css';

/** What an earlier page could not save; undefined until that is known. */
function useKeptEssay(studentId: string | undefined) {
  const [kept, setKept] = useState<KeptEssay | null>();
  useEffect(() => {
    if (studentId) void takeKeptEssay(studentId, MAIN).then(setKept);
  }, [studentId]);
  return kept;
}

/** The workspace of the main essay. */
export function WorkspacePage() {
  const { data: draft, error, refetch } = useAtomValue(draftAtom);
  const { data: me } = useAtomValue(meAtom);
  const kept = useKeptEssay(me?.id);
  if (draft && me && kept !== undefined)
    return <DraftWorkspace key={me.id} loaded={draft} kept={kept} studentId={me.id} />;
  return (
    <AppPage title="Essay workspace" section="essays" crumb="Essays" focused>
      <div className={classes.loading} aria-busy={error === null}>
        <div className={classes.loadingText}>
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
        {!error && (
          <div className={classes.loadingScore}>
            <Skeleton width="200px" height="190px" />
            <Skeleton height="36px" />
            {Array.from({ length: 6 }, (_, i) => (
              <Skeleton key={i} height="12px" />
            ))}
          </div>
        )}
      </div>
    </AppPage>
  );
}

import { Button, Link, PageContent, PageHead, Skeleton } from '@laurel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'wouter';
import { Problem } from '#contract/problem.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { isOutdated } from '#app/storage/saved-revisions.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useUnsavedWriting } from '#app/storage/useUnsavedWriting.ts';
import { useMovedMeta } from '#app/state/useMovedMeta.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { paths } from '#app/paths.ts';
import { useMainEssay, useSupplementalEssay } from '#app/state/essay-sources.ts';
import { meAtom } from '#app/state/session.ts';
import { EssayWorkspace } from './EssayWorkspace.tsx';
import classes from './workspace.module.css';

/** The workspace of the main essay or, by its id, of a supplemental. */
export function WorkspacePage() {
  const { sid } = useParams<{ sid?: string }>();
  const { data: me } = useAtomValue(meAtom);
  if (!me) return null;
  if (sid === undefined) return <MainEssay studentId={me.id} />;
  return <SupplementalEssay key={sid} sid={sid} studentId={me.id} />;
}

function MainEssay({ studentId }: { studentId: string }) {
  const settled = useMovedMeta(studentId);
  return <LoadedEssay studentId={studentId} settled={settled} {...useMainEssay()} />;
}

function SupplementalEssay({ sid, studentId }: { sid: string; studentId: string }) {
  return <LoadedEssay studentId={studentId} settled {...useSupplementalEssay(sid)} />;
}

/** `settled`: this browser has nothing to bring to the server before the essay is read. */
type LoadedEssayProps = { studentId: string; settled: boolean } & (
  ReturnType<typeof useMainEssay> | ReturnType<typeof useSupplementalEssay>
);

/**
 * Waits for the essay, and for what an earlier page could not save of it. One that was read before is there at once, while it is asked
 * for anew, unless this browser knows that it is old.
 */
function LoadedEssay({ studentId, settled, essay, source, answer }: LoadedEssayProps) {
  const unsaved = useUnsavedWriting(studentId, writingIds.essay(source.id));
  const upToDate = useUpToDate(answer) && settled;
  const { error, refetch } = answer;
  const isGone = error instanceof Problem && error.status === 404;
  // One that is deleted while it is open stays in sight with what is written.
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && essay && upToDate && !isGone) setWasThere(true);
  const isOld = !upToDate && essay !== undefined && isOutdated(studentId, source.id, essay.revision);
  if (essay && unsaved !== undefined && !isOld && (wasThere || !isGone))
    return <EssayWorkspace source={source} read={essay} upToDate={upToDate} kept={unsaved} studentId={studentId} />;
  if (isGone) return <NoSuchEssay />;
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

function NoSuchEssay() {
  return (
    <AppPage title="Essay not found" section="essays" crumb="Essays">
      <PageContent>
        <PageHead title="This essay is not here" lead="It may have been deleted, or the link is not complete." />
        <Button asChild>
          <Link href={paths.essays}>All essays</Link>
        </Button>
      </PageContent>
    </AppPage>
  );
}

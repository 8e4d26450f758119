import { Skeleton, VisuallyHidden } from '@laurel/ui';
import { useState } from 'react';
import { useParams } from 'wouter';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { MissingPage } from '#app/features/app-page/MissingPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { isOutdated } from '#app/storage/saved-revisions.ts';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useUnsavedWriting } from '#app/storage/useUnsavedWriting.ts';
import { useMovedMeta } from '#app/state/useMovedMeta.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { useMainEssay, useSupplementalEssay } from '#app/state/essay-sources.ts';
import { useMe } from '#app/state/session.ts';
import { EssayWorkspace } from './EssayWorkspace.tsx';
import classes from './workspace.module.css';

/** The workspace of the main essay or, by its id, of a supplemental. */
export function WorkspacePage() {
  const { sid } = useParams<{ sid?: string }>();
  return sid === undefined ? <MainEssay /> : <SupplementalEssay key={sid} sid={sid} />;
}

function MainEssay() {
  const settled = useMovedMeta(useMe().id);
  return <LoadedEssay settled={settled} {...useMainEssay()} />;
}

function SupplementalEssay({ sid }: { sid: string }) {
  return <LoadedEssay settled {...useSupplementalEssay(sid)} />;
}

/** `settled`: this browser has nothing to bring to the server before the essay is read. */
type LoadedEssayProps = { settled: boolean } & (
  | ReturnType<typeof useMainEssay>
  | ReturnType<typeof useSupplementalEssay>
);

/**
 * Waits for the essay, and for what an earlier page could not save of it. One that was read before is there at once, while it is asked
 * for anew, unless this browser knows that it is old.
 */
function LoadedEssay({ settled, essay, source, answer }: LoadedEssayProps) {
  const { id: studentId } = useMe();
  const unsaved = useUnsavedWriting(studentId, writingIds.essay(source.id));
  const upToDate = useUpToDate(answer) && settled;
  const { error, refetch } = answer;
  const isGone = hasStatus(error, 404);
  // One that is deleted while it is open stays in sight with what is written.
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && essay && upToDate && !isGone) setWasThere(true);
  const isOld = !upToDate && essay !== undefined && isOutdated(studentId, source.id, essay.revision);
  if (essay && unsaved !== undefined && !isOld && (wasThere || !isGone))
    return <EssayWorkspace source={source} read={essay} upToDate={upToDate} unsaved={unsaved} />;
  if (isGone) return <MissingPage what="essay" section="essays" crumb="Essays" />;
  return (
    <AppPage title="Essay workspace" section="essays" crumb="Essays" focused>
      <div className={classes.loading} aria-busy={error === null}>
        <div className={classes.loadingText}>
          <VisuallyHidden>
            <h1 tabIndex={-1}>{error ? 'Essay workspace' : 'Loading the essay'}</h1>
          </VisuallyHidden>
          {error ? (
            <FailedPanel error={error} failing="workspace" onRetry={refetch} />
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

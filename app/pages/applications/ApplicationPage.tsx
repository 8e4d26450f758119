import { PageContent, Skeleton, VisuallyHidden } from '@laurel/ui';
import { useParams } from 'wouter';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { MissingPage } from '#app/features/app-page/MissingPage.tsx';
import { Crumb } from '#app/lib/Crumb.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { writingIds } from '#app/storage/writing-ids.ts';
import { useUnsavedWriting } from '#app/storage/useUnsavedWriting.ts';
import { useUpToDate } from '#app/lib/useUpToDate.ts';
import { hasStatus } from '#app/lib/was-refused.ts';
import { paths } from '#app/paths.ts';
import { useAnswer, useApplication } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { ApplicationDetail } from './ApplicationDetail.tsx';
import classes from './application.module.css';

const applications = { name: 'Applications', href: paths.applications };

/** One application: its status and deadline, its supplementals, and the student's notes on it. */
export function ApplicationPage() {
  const { appId } = useParams<{ appId: string }>();
  return <LoadedApplication key={appId} appId={appId} />;
}

/** Waits until the application is up to date, and for notes on it that an earlier page could not save. */
function LoadedApplication({ appId }: { appId: string }) {
  const { application, error, refetch, saving } = useApplication(appId);
  const upToDate = useUpToDate(useAnswer('readApplication', { params: { appId } }));
  const unsavedNotes = useUnsavedWriting(useMe().id, writingIds.notes(appId));

  if (application && upToDate && unsavedNotes !== undefined)
    return (
      <AppPage
        title={application.college}
        section="applications"
        crumb={<Crumb parent={applications} here={application.college} />}
      >
        <ApplicationDetail application={application} saving={saving} unsavedNotes={unsavedNotes} />
      </AppPage>
    );
  if (hasStatus(error, 404))
    return <MissingPage what="application" section="applications" crumb={<Crumb parent={applications} here="" />} />;
  return (
    <AppPage title="Application" section="applications" crumb={<Crumb parent={applications} here="" />}>
      <PageContent aria-busy={error === null}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{error ? 'Application' : 'Loading the application'}</h1>
        </VisuallyHidden>
        {error ? <FailedPanel error={error} failing="application" onRetry={refetch} /> : <Loading />}
      </PageContent>
    </AppPage>
  );
}

function Loading() {
  return (
    <>
      <div className={classes.loadingHead}>
        <Skeleton width="min(100%, 440px)" height="40px" />
        <div className={classes.loadingFields}>
          <Skeleton height="60px" />
          <Skeleton height="60px" />
          <Skeleton height="60px" />
        </div>
      </div>
      <div className={classes.detail}>
        <div className={classes.loadingPart}>
          <Skeleton width="160px" height="25px" />
          <Skeleton height="240px" />
          <Skeleton height="200px" />
        </div>
        <div className={classes.loadingPart}>
          <Skeleton width="80px" height="25px" />
          <Skeleton height="150px" />
        </div>
      </div>
    </>
  );
}

import { PageContent, PageHead, Skeleton } from '@laurel/ui';
import { useRef } from 'react';
import type { Activity } from '#contract/activities.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { SheetLink } from '#app/features/sheets/SheetLink.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useSearchText } from '#app/lib/useSearchText.ts';
import { useRows } from '#app/state/server.ts';
import { AddActivity } from './AddActivity.tsx';
import { totalCommitment } from './in-order.ts';
import { YourActivities } from './YourActivities.tsx';
import classes from './extracurriculars.module.css';

export function ExtracurricularsPage() {
  const rows = useRows('listActivities');
  const [query, setQuery] = useSearchText();
  const title = useRef<HTMLInputElement>(null);
  const activities = rows.rows;

  let list = <Loading />;
  if (rows.error && !activities) {
    list = <FailedPanel error={rows.error} failing="activities" onRetry={rows.refetch} />;
  } else if (activities) {
    list = (
      <YourActivities
        activities={activities}
        rows={rows}
        query={query}
        onQueryChange={setQuery}
        onStart={() => title.current?.focus()}
      />
    );
  }

  return (
    <AppPage title="Extracurriculars" section="extracurriculars">
      <PageContent>
        <PageHead
          title="Extracurriculars"
          lead={activities ? <Lead all={activities} /> : '\u00a0'}
          actions={<SheetLink />}
        />
        <div className={classes.split}>
          <AddActivity
            titleRef={title}
            onAdded={(activity) => {
              rows.put(activity);
              // It should be seen in the list.
              setQuery('');
            }}
          />
          {list}
        </div>
      </PageContent>
    </AppPage>
  );
}

function Lead({ all }: { all: Activity[] }) {
  const { hours, activities } = totalCommitment(all);
  return (
    <>
      Estimated commitment <b className={classes.total}>{hours}</b>
      {all.length > 0 && ` across ${activities}`}.
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton height="36px" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.loading}>
          <Skeleton width="46%" height="18px" />
          <Skeleton width="62%" height="12px" />
          <Skeleton width="94%" height="18px" />
          <Skeleton width="40%" height="14px" />
        </div>
      ))}
    </div>
  );
}

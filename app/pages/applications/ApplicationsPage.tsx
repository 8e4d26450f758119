import { ApplicationList, Button, MonthCalendar, PageContent, PageHead, Skeleton, Tabs } from '@laurel/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#contract/applications.ts';
import { instantOf } from '#contract/dates.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { useClock } from '#app/state/clock.ts';
import { useRows, useSend } from '#app/state/server.ts';
import { AddApplication } from './AddApplication.tsx';
import { ApplicationsBoard } from './ApplicationsBoard.tsx';
import classes from './applications.module.css';
import { EarlyPlanRegion } from './EarlyPlanRegion.tsx';
import { noApplications } from './content.ts';
import { calendarEntries, howThingsStand, listedApplication } from './listed-applications.ts';
import { useApplicationsView } from './useApplicationsView.ts';

/** The number of applications from which they can be searched and sorted. */
const MANY = 10;

export function ApplicationsPage() {
  const { rows, error, refetch, saving, edit, put } = useRows('listApplications');
  const send = useSend();
  const attempt = useAttempt();
  const { now, today, timeZone } = useClock();
  const view = useApplicationsView(today);
  const [adding, setAdding] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const finder = rows && rows.length >= MANY ? view.finder : undefined;
  const applications = rows && inOrder(rows, finder?.sort).map((row) => listedApplication(row, now, timeZone));

  /** Shows a change at once, and puts it back where the server refuses it. */
  const change = (id: string, part: Partial<Pick<Application, 'status' | 'deadline'>>) =>
    attempt(id, part, async () => {
      setSaved((ids) => new Set([...ids].filter((other) => other !== id)));
      await edit(id, part, () => send('patchApplication', { params: { appId: id }, body: part }));
      setSaved((ids) => new Set(ids).add(id));
    });

  function changeDeadline(id: string, day: string | null) {
    const deadline = day && instantOf(day, timeZone);
    if (day === null || deadline) void change(id, { deadline });
  }

  const list = applications ? (
    <ApplicationList
      applications={applications}
      empty={noApplications}
      {...view.list}
      finder={finder}
      today={today}
      saving={saving}
      saved={saved}
      onStatusChange={(id, status) => void change(id, { status })}
      onDeadlineChange={changeDeadline}
      onAdd={() => setAdding(true)}
    />
  ) : (
    <ListSkeleton />
  );
  const calendar = (
    <div className={classes.columns} aria-busy={!applications}>
      <div className={classes.calendar}>
        <MonthCalendar {...view.calendar} today={today} entries={calendarEntries(rows ?? [], now, today, timeZone)} />
      </div>
      {list}
    </div>
  );

  return (
    <AppPage title="Applications" section="applications">
      <PageContent>
        <PageHead
          title="Applications"
          // A space has the height of the line until it is known.
          lead={rows ? howThingsStand(rows) : '\u00a0'}
          actions={
            <Button icon={Plus} variant="primary" onClick={() => setAdding(true)}>
              Add Application
            </Button>
          }
        />
        {error && !applications ? (
          <FailedPanel error={error} failing="applications" onRetry={refetch} />
        ) : (
          <>
            {rows && <EarlyPlanRegion applications={rows} saving={saving.size > 0} />}
            <Tabs
              label="View of the applications"
              {...view.tab}
              tabs={[
                { value: 'calendar', label: 'Calendar', content: calendar },
                {
                  value: 'board',
                  label: 'Board',
                  content:
                    rows && rows.length > 0 ? (
                      <ApplicationsBoard applications={rows} saving={saving.size > 0} view={view.board} />
                    ) : (
                      list
                    ),
                },
              ]}
            />
          </>
        )}
        {adding && <AddApplication applications={rows ?? []} onClose={() => setAdding(false)} onCreated={put} />}
      </PageContent>
    </AppPage>
  );
}

function ListSkeleton() {
  return (
    <div className={classes.loading}>
      <Skeleton width="60%" height="32px" />
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i}>
          <Skeleton width="72%" height="20px" />
          <Skeleton width="32%" height="14px" />
          <Skeleton height="32px" />
        </div>
      ))}
    </div>
  );
}

import {
  Button,
  EmptyState,
  FitVerdict,
  Link,
  PageContent,
  PageHead,
  PlanSettings,
  shortDuration,
  Skeleton,
  WaysOut,
} from '@laurel/ui';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { planItemId } from '#contract/plan/item-ids.ts';
import type { Plan, PlanSettings as Settings } from '#contract/plan.ts';
import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { dateInWords } from '#contract/plan/words.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { loadOf, wayLines } from '#app/features/plan/plan-lines.ts';
import { usePlan } from '#app/features/plan/usePlan.ts';
import { usePlanSettings } from '#app/features/plan/usePlanSettings.ts';
import { Crumb } from '#app/lib/Crumb.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useChange } from '#app/lib/useChange.ts';
import { paths } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import { ComingRegion } from './ComingRegion.tsx';
import { counting, nothingPlanned } from './content.ts';
import { WaitingRegion } from './WaitingRegion.tsx';
import { WeekRegion } from './WeekRegion.tsx';
import classes from './plan.module.css';

const PlanComments = lazy(() => import('./PlanComments.tsx').then((m) => ({ default: m.PlanComments })));
const ShareWork = lazy(() => import('#app/features/share/ShareWork.tsx').then((m) => ({ default: m.ShareWork })));

/** What to do in this week and the next ones, what waits for others, and whether it fits. */
export function PlanPage() {
  const { today } = useClock();
  const { refetch: refetchPlan } = useAnswer('readPlan');
  const time = usePlanSettings(refetchPlan);
  const { settings } = time;
  const planned = usePlan(settings);
  const { plan, error, refetch, days } = planned;
  useChange(today, () => void refetch());
  const retry = () => Promise.all([refetch(), time.refetch()]);
  const last = plan && lastDayOf(plan, days);
  // Without the student's hours and days off no week can be shown.
  const failed = (!plan && error) || (!settings && time.error);
  const [sharing, setSharing] = useState(false);

  return (
    <AppPage
      title="Plan"
      section="dashboard"
      crumb={<Crumb parent={{ name: 'Dashboard', href: paths.dashboard }} here="Plan" />}
    >
      <PageContent>
        <PageHead
          title="Plan"
          lead={last ? `From today to ${dateInWords(last)}, your last date.` : undefined}
          actions={
            <Button icon={Share2} onClick={() => setSharing(true)}>
              Share
            </Button>
          }
        />
        {plan && settings && plan.items.length > 0 && (
          <Fit plan={plan} settings={settings} onHours={(hoursPerWeek) => time.change({ hoursPerWeek })} />
        )}
        <div className={classes.columns}>
          <div className={classes.column}>
            {failed && <FailedPanel error={failed} failing="plan" onRetry={retry} />}
            {!failed && !(plan && settings) && <Loading />}
            {settings && plan?.items.length === 0 && (
              <EmptyState
                {...nothingPlanned}
                action={
                  <Button variant="primary" asChild>
                    <Link href={paths.applications}>Add Application</Link>
                  </Button>
                }
              />
            )}
            {plan && settings && plan.items.length > 0 && (
              <>
                <WeekRegion planned={{ ...planned, plan }} settings={settings} />
                <ComingRegion plan={plan} settings={settings} days={days} />
                <WaitingRegion planned={{ ...planned, plan }} />
                {plan.items.some(({ id }) => id === planItemId.comments(null)) && (
                  <Suspense fallback={null}>
                    <PlanComments onShare={() => setSharing(true)} />
                  </Suspense>
                )}
              </>
            )}
          </div>
          {settings ? (
            <PlanSettings
              {...settings}
              saveState={time.saveState}
              unsaved={time.unsaved}
              counting={counting}
              onChange={(part) => time.change(part as Partial<Settings>)}
            />
          ) : (
            !time.error && <Skeleton height="480px" />
          )}
        </div>
      </PageContent>
      {sharing && (
        <Suspense fallback={null}>
          <ShareWork title="Share the plan" of={{ plan: true }} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </AppPage>
  );
}

interface FitProps {
  plan: Plan;
  settings: Settings;
  onHours: (hours: number) => void;
}

function Fit({ plan, settings, onHours }: FitProps) {
  const { timeZone } = useClock();
  const { verdict } = plan;
  const { tightest, kind } = verdict;
  const knowsHours = settings.hoursPerWeek !== null;
  const work = plan.weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  const detail = !knowsHours
    ? `There are ${shortDuration(work)} of work. Say how many hours a week you have, under Your time.`
    : tightest && kind !== 'unknown'
      ? `The work until then takes ${shortDuration(tightest.needed)}. You have ${shortDuration(tightest.available)}.`
      : undefined;
  return (
    <div className={classes.fit}>
      <FitVerdict
        says={verdictInWords(verdict, { knowsHours, timeZone })}
        detail={detail}
        load={loadOf(verdict)}
        hasWays={verdict.waysOut.length > 0}
      />
      <WaysOut ways={wayLines(verdict, onHours)} />
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className={classes.loading}>
      <Skeleton height="64px" />
      {Array.from({ length: 5 }, (_, i) => (
        <Skeleton key={i} height="52px" />
      ))}
    </div>
  );
}

function lastDayOf({ items }: Plan, days: ReturnType<typeof usePlan>['days']) {
  const open = items.filter(({ due, minutes, state }) => due && minutes && state !== 'done');
  const last = open.at(-1)?.due;
  return last ? Math.max(days.of(last), days.today) : null;
}

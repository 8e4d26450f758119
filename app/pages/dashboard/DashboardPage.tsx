import {
  Button,
  LatestEssay,
  Link,
  PageContent,
  PageHead,
  SetupCard,
  Skeleton,
  StatCards,
  SuggestionList,
  SectionHead,
  UpcomingDeadlines,
} from '@laurel/ui';
import { GraduationCap, PenLine, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Overview } from '#contract/overview.ts';
import { whenDue } from '#contract/when-due.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { firstName } from '#app/lib/first-name.ts';
import { useChange } from '#app/lib/useChange.ts';
import { paths, workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer } from '#app/state/server.ts';
import { useMe } from '#app/state/session.ts';
import { noApplications, noScore, nothingDue, setup } from './content.ts';
import { deadlineOf, greeting, needsSetup, scoredWords, standing, suggestionOf } from './overview-words.ts';
import { shownDeadlines } from './shown-deadlines.ts';
import { TodayRegion } from './TodayRegion.tsx';
import classes from './dashboard.module.css';

/** Loaded after the rest, because it stands below what matters today. */
const DashboardQuickAi = lazy(async () => ({ default: (await import('./DashboardQuickAi.tsx')).DashboardQuickAi }));

/** The first page after signing in: what matters today. */
export function DashboardPage() {
  const { now, timeZone, today } = useClock();
  const name = firstName(useMe().name);
  const { data: overview, error, refetch } = useAnswer('readOverview', { query: { tz: timeZone } });
  const passed = overview?.deadlines.filter(({ due }) => whenDue(due, now, timeZone).passed).length;
  useChange(overview && `${today} ${passed}`, () => void refetch());

  return (
    <AppPage title="Dashboard" section="dashboard">
      <PageContent>
        <PageHead
          title={greeting(now, timeZone) + (name && `, ${name}`)}
          lead={standing(now, overview?.deadlines ?? [], timeZone)}
          actions={<Shortcuts />}
        />
        {overview && needsSetup(overview) && <SetupCard {...setup} href={paths.onboarding} />}
        <TodayRegion />
        {overview && <Desk overview={overview} />}
        {!overview && error && <FailedPanel error={error} failing="overview" onRetry={refetch} />}
        {!overview && !error && <Loading />}
      </PageContent>
    </AppPage>
  );
}

const shortcuts = [
  { label: 'Improve Essay', href: paths.essays, Icon: PenLine },
  { label: 'Add EC', href: paths.extracurriculars, Icon: Plus },
  { label: 'Track Apps', href: paths.applications, Icon: GraduationCap },
];

const Shortcuts = () =>
  shortcuts.map(({ label, href, Icon }) => (
    <Button key={href} icon={Icon} asChild>
      <Link href={href}>{label}</Link>
    </Button>
  ));

function Desk({ overview }: { overview: Overview }) {
  const { now, timeZone, today } = useClock();
  const { applications, essays, extracurriculars, suggestions, deadlines } = overview;
  const { latest } = essays;
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.column}>
          <UpcomingDeadlines
            today={today}
            hasApplications={applications.total > 0}
            empty={applications.total > 0 ? nothingDue : noApplications}
            allHref={paths.applications}
            deadlines={shownDeadlines(deadlines, now, timeZone).map((deadline) => deadlineOf(deadline, now, timeZone))}
          />
          <section aria-labelledby="suggestions">
            <SectionHead title="Suggestions" id="suggestions" />
            <SuggestionList suggestions={suggestions.map(suggestionOf)} />
          </section>
        </div>
        <LatestEssay
          startHref={paths.workspace}
          invitation={noScore}
          essay={
            latest && {
              title: latest.title,
              detail: scoredWords(latest, now, timeZone),
              score: latest.score,
              categories: latest.categories,
              href: workspacePath(latest.id),
              highlightsHref: workspacePath(latest.id, '?highlights'),
            }
          }
        />
      </div>
      <StatCards
        essayScore={essays.avgScore}
        activities={extracurriculars}
        applications={{ total: applications.total, ...applications.statuses }}
        wins={applications.statuses.accepted}
      />
      <Suspense
        fallback={
          <div aria-busy="true">
            <Skeleton height="360px" />
          </div>
        }
      >
        <DashboardQuickAi />
      </Suspense>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <div className={classes.columns}>
        <div className={classes.loadingDeadlines}>
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} height="82px" />
          ))}
        </div>
        <Skeleton height="480px" />
      </div>
    </div>
  );
}

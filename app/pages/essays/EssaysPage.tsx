import {
  Button,
  EmptyState,
  Link,
  MainEssayCard,
  MapLoading,
  PageContent,
  PageHead,
  SectionHead,
  Skeleton,
  SupplementalGroup,
  Tabs,
} from '@laurel/ui';
import { Suspense } from 'react';
import type { ApplicationSummary } from '#contract/applications.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/features/app-page/AppPage.tsx';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { chunk } from '#app/lib/chunk.tsx';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { counted } from '#contract/in-words.ts';
import { useAddressChoice } from '#app/lib/useAddress.ts';
import { applicationPath, paths, workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { type Essay, essayOfDraft } from '#app/state/essay.ts';
import { useAnswer } from '#app/state/server.ts';
import classes from './essays.module.css';

const map = chunk(() => import('./EssaysMap.tsx'), 'EssaysMap');

const views = ['list', 'map'] as const;

/** Every essay of the student, as a list or as a map: the main one, and the supplementals by application. */
export function EssaysPage() {
  const draft = useAnswer('readDraft');
  const applications = useAnswer('listApplications');
  const [view, setView] = useAddressChoice('view', views);
  const main = draft.data && essayOfDraft(draft.data);
  const loaded = main && applications.data && { main, applications: inOrder(applications.data) };
  const error = draft.error ?? applications.error;
  const list = loaded ? (
    <div className={classes.list}>
      <MainEssay essay={loaded.main} />
      <Supplementals applications={loaded.applications} />
    </div>
  ) : (
    <Loading />
  );

  return (
    <AppPage title="Essays" section="essays">
      <PageContent>
        <PageHead
          title="Essays"
          // A space has the height of the line until it is known.
          lead={loaded ? leadOf(loaded.main, loaded.applications) : '\u00a0'}
        />
        {!loaded && error ? (
          <FailedPanel
            error={error}
            failing="essays"
            onRetry={() => Promise.all([draft.refetch(), applications.refetch()])}
          />
        ) : (
          <Tabs
            label="View of the essays"
            value={view}
            onChange={setView}
            tabs={[
              { value: 'list', label: 'List', content: list },
              {
                value: 'map',
                label: 'Map',
                content: (
                  <Suspense fallback={<MapLoading />}>
                    <map.Component />
                  </Suspense>
                ),
              },
            ]}
          />
        )}
      </PageContent>
    </AppPage>
  );
}

function leadOf(main: Essay, applications: readonly ApplicationSummary[]) {
  const count = applications.flatMap(({ supplementals }) => supplementals).length;
  return `${main.text === '' ? 'No main essay' : 'One main essay'} and ${counted(count, 'supplemental')}.`;
}

function MainEssay({ essay }: { essay: Essay }) {
  const href = workspacePath(MAIN_ESSAY.id);
  if (essay.text === '') {
    return (
      <EmptyState
        title="No draft yet."
        text="Start with the sentence you keep saying out loud."
        action={
          <Button variant="primary" asChild>
            <Link href={href}>Open Editor</Link>
          </Button>
        }
      />
    );
  }
  return (
    <MainEssayCard
      {...essay}
      words={countWords(essay.text)}
      wordLimit={essay.wordLimit ?? MAIN_ESSAY.wordLimit}
      href={href}
    />
  );
}

function Supplementals({ applications }: { applications: readonly ApplicationSummary[] }) {
  const { today, dueOf } = useClock();
  return (
    <section className={classes.supplementals} aria-labelledby="supplementals">
      <SectionHead title="Supplementals" id="supplementals" />
      {applications.length === 0 && (
        <EmptyState
          title="No applications yet."
          text="Add a college, and the questions it asks get a place here."
          action={
            <Button asChild>
              <Link href={paths.applications}>Go to Applications</Link>
            </Button>
          }
        />
      )}
      {applications.map(({ id, college, status, decision, deadline, supplementals }) => (
        <SupplementalGroup
          key={id}
          college={college}
          submitted={status === 'submitted'}
          accepted={decision === 'accepted'}
          deadline={dueOf(deadline)}
          today={today}
          applicationHref={applicationPath(id)}
          supplementals={supplementals.map((supplemental) => ({
            ...supplemental,
            href: workspacePath(supplemental.id),
          }))}
        />
      ))}
    </section>
  );
}

function Loading() {
  return (
    <div className={classes.loading} aria-busy="true">
      <Skeleton height="272px" />
      <Skeleton width="140px" height="25px" />
      {Array.from({ length: 4 }, (_, i) => (
        <Skeleton key={i} height="72px" />
      ))}
    </div>
  );
}

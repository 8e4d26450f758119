import {
  Button,
  EmptyState,
  Link,
  MainEssayCard,
  PageContent,
  PageHead,
  SectionHead,
  Skeleton,
  SupplementalGroup,
} from '@laurel/ui';
import { useAtomValue } from 'jotai';
import type { Application } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { countWords } from '#contract/words.ts';
import { AppPage } from '#app/lib/AppPage.tsx';
import { inOrder } from '#app/lib/applications-in-order.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { counted } from '#app/lib/in-words.ts';
import { messageFor } from '#app/lib/messages.ts';
import { applicationPath, paths, workspacePath } from '#app/paths.ts';
import { useClock } from '#app/state/clock.ts';
import { type Essay, essayOfDraft } from '#app/state/essay.ts';
import { readMainEssayMeta } from '#app/state/main-essay-meta.ts';
import { useAnswer } from '#app/state/server.ts';
import { meAtom } from '#app/state/session.ts';
import classes from './essays.module.css';

/** Every essay of the student: the main one, and the supplementals by application. */
export function EssaysPage() {
  const { data: me } = useAtomValue(meAtom);
  const draft = useAnswer('readDraft');
  const applications = useAnswer('listApplications');
  const main = me && draft.data && essayOfDraft(draft.data, readMainEssayMeta(me.id));
  const loaded = main && applications.data && { main, applications: inOrder(applications.data) };
  const error = draft.error ?? applications.error;

  return (
    <AppPage title="Essays" section="essays" crumb={<b>Essays</b>}>
      <PageContent>
        <PageHead title="Essays" lead={loaded && leadOf(loaded.main, loaded.applications)} />
        {loaded && (
          <>
            <MainEssay essay={loaded.main} />
            <Supplementals applications={loaded.applications} />
          </>
        )}
        {!loaded && !error && <Loading />}
        {!loaded && error && (
          <FailedPanel
            title={messageFor(error, 'essays')}
            onRetry={() => void Promise.all([draft.refetch(), applications.refetch()])}
          />
        )}
      </PageContent>
    </AppPage>
  );
}

/** What there is, in a sentence: One main essay and six supplementals. */
function leadOf(main: Essay, applications: readonly Application[]) {
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

function Supplementals({ applications }: { applications: readonly Application[] }) {
  const { today, timeZone } = useClock();
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
      {applications.map(({ id, college, status, deadline, supplementals }) => (
        <SupplementalGroup
          key={id}
          college={college}
          submitted={status === 'submitted'}
          deadline={deadline && calendarDayOf(deadline, timeZone)}
          today={today}
          applicationHref={applicationPath(id)}
          supplementals={supplementals.map((supplemental) => ({
            ...supplemental,
            words: countWords(supplemental.response),
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

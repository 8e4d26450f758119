import {
  ApplicationHeader,
  type ApplicationStanding,
  applicationStatuses,
  celebrate,
  type KnownDeadline,
  PageContent,
  SectionHead,
  statusOf,
  type SupplementalFields,
  SupplementalForm,
} from '@laurel/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { areOfOneCycle } from '#contract/admission-cycle.ts';
import type { Application } from '#contract/applications.ts';
import { instantOf } from '#contract/dates.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import { roundOptions } from '#app/features/college-search/rounds.ts';
import { useKnownDeadline } from '#app/features/college-search/useKnownDeadline.ts';
import { formOf } from '#contract/sheets/form-of.ts';
import { SheetLink } from '#app/features/sheets/SheetLink.tsx';
import type { UnsavedWriting } from '#app/storage/unsaved-writing.ts';
import { useAttempt } from '#app/lib/useAttempt.ts';
import { useRequest } from '#app/lib/useRequest.ts';
import { useClock } from '#app/state/clock.ts';
import { useApplicationChanges, useSend } from '#app/state/server.ts';
import { ApplicationDuties } from './ApplicationDuties.tsx';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { ApplicationRequirements } from './ApplicationRequirements.tsx';
import { ApplicationVerdict } from './ApplicationVerdict.tsx';
import { DeleteApplication } from './DeleteApplication.tsx';
import { SeasonQuestions } from './SeasonQuestions.tsx';
import { SupplementalItem } from './SupplementalItem.tsx';
import { useSaveStates } from './useSaveStates.ts';
import classes from './application.module.css';

interface ApplicationDetailProps {
  application: Application;
  /** Whether a change of it is on its way. */
  saving: boolean;
  unsavedNotes: UnsavedWriting | null;
}

export function ApplicationDetail({ application, saving, unsavedNotes }: ApplicationDetailProps) {
  const { id, college, round, deadline, supplementals } = application;
  const status = statusOf(application.status, applicationStatuses);
  const { now, today, timeZone, dueOf } = useClock();
  const send = useSend();
  const { edit } = useApplicationChanges(id);
  const attempt = useAttempt();
  /** Whether the round was changed here: the deadline may still be that of the round before. */
  const [changedRound, setChangedRound] = useState(false);
  const looked = useKnownDeadline(college, status === 'submitted' ? null : round);
  const known = deadlineToShow(looked, deadline, { changedRound, now, timeZone });
  /** Whether the last change was put back: then nothing is called saved. */
  const [putBack, setPutBack] = useState(false);
  const [saveState, report] = useSaveStates({ standing: saving ? 'saving' : putBack ? null : 'saved' });
  const header = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  const focusAfterDelete = useFocusAfterDelete(list, supplementals);
  const started = supplementals.filter(({ response }) => response.trim() !== '').length;

  async function save(part: Partial<Application>) {
    setPutBack(false);
    const problem = await attempt(id, part, async () => {
      await edit(part, () => send('patchApplication', { params: { appId: id }, body: part }));
      if (part.decision === 'accepted' && header.current) void celebrate(header.current);
    });
    setPutBack(problem !== undefined);
  }

  function changeStanding({ deadline: day, ...part }: Partial<ApplicationStanding>) {
    if (part.round !== undefined) setChangedRound(true);
    if (day !== undefined) {
      const offered = known?.date?.day === day ? known.date.instant : undefined;
      return void save({ deadline: offered ?? (day && instantOf(day, timeZone)) });
    }
    // A college decides only on what was submitted.
    void save(part.status && part.status !== 'submitted' ? { ...part, decision: null } : part);
  }

  return (
    <PageContent>
      <ApplicationHeader
        ref={header}
        {...application}
        status={status}
        deadline={dueOf(deadline)}
        known={known}
        rounds={roundOptions}
        saveState={saveState}
        today={today}
        onChange={changeStanding}
      />
      <ApplicationVerdict application={application} saving={saving} />
      <ApplicationDuties application={application} saving={saving} />
      <div className={classes.detail}>
        <div className={classes.parts}>
          <ApplicationRequirements application={application} saving={saving} />
          <SeasonQuestions application={application} saving={saving} />
          <section ref={list} aria-labelledby="supplementals">
            <SectionHead
              title="Supplementals"
              id="supplementals"
              aside={
                supplementals.length > 0 && (
                  <span className={classes.started}>
                    {started} of {supplementals.length} started
                  </span>
                )
              }
            />
            {supplementals.length === 0 && (
              <p className={classes.none}>
                No supplementals yet. Add each question that {college} asks, and answer it here.
              </p>
            )}
            {supplementals.map((supplemental) => (
              <SupplementalItem
                key={supplemental.id}
                supplemental={supplemental}
                report={report}
                onDeleted={focusAfterDelete}
              />
            ))}
          </section>
        </div>
        <aside className={classes.aside} aria-label="Notes and more">
          <ApplicationNotes application={application} unsaved={unsavedNotes} report={report} />
          <AddSupplemental appId={id} />
          <div>
            <SheetLink form={formOf(college)} />
          </div>
          <DeleteApplication application={application} />
        </aside>
      </div>
    </PageContent>
  );
}

function AddSupplemental({ appId }: { appId: string }) {
  const { change } = useApplicationChanges(appId);
  const send = useSend();
  const { error, run } = useRequest('save');

  const add = (fields: SupplementalFields) =>
    run(async () => {
      const added = await send('createSupplemental', { params: { appId }, body: fields });
      change((application) => ({ ...application, supplementals: [...application.supplementals, added] }));
    });

  return <SupplementalForm onAdd={add} error={error} />;
}

/** Once a supplemental is deleted, takes the focus to the one that follows, or to the heading of the list. */
function useFocusAfterDelete(list: RefObject<HTMLElement | null>, supplementals: readonly Supplemental[]) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null) return;
    const titles = list.current?.querySelectorAll<HTMLElement>('h3');
    const next = titles?.[Math.min(place.current, titles.length - 1)] ?? list.current?.querySelector('h2');
    place.current = null;
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  }, [list, supplementals]);
  return ({ id }: Supplemental) => {
    place.current = supplementals.findIndex((supplemental) => supplemental.id === id);
  };
}

interface Shown {
  changedRound: boolean;
  now: Date;
  timeZone: string;
}

/**
 * What is said of the known deadline. It is offered where none is set or the round was changed, and with a warning where the one that is set
 * is still to come and later in the same cycle. Where it is the one that is set, its source alone is told. A student who set an earlier date
 * sees nothing of it.
 */
function deadlineToShow(known: KnownDeadline | undefined, deadline: string | null, shown: Shown) {
  if (deadline === null || !known) return known;
  if (!known.date) return undefined;
  const { instant } = known.date;
  if (instant === deadline) return known.source === null ? undefined : { ...known, date: null };
  const { changedRound, now, timeZone } = shown;
  const isEarlier = instant < deadline && now.toISOString() < deadline && areOfOneCycle(instant, deadline, timeZone);
  return isEarlier || changedRound ? { ...known, isEarlier } : undefined;
}

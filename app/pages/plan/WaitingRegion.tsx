import { Skeleton, type WaitingItem, WaitingList } from '@laurel/ui';
import { useState } from 'react';
import type { Plan, PlanItem } from '#contract/plan.ts';
import { planItemId } from '#contract/plan/item-ids.ts';
import { waitIdOf } from '#contract/plan/letter-items.ts';
import { isAwaited } from '#contract/is-awaited.ts';
import { namesInWords } from '#contract/names-in-words.ts';
import type { Requirement } from '#contract/requirements.ts';
import type { usePlan } from '#app/features/plan/usePlan.ts';
import { FailedPanel } from '#app/lib/FailedPanel.tsx';
import { useAnswer, useAnswerWhen, useSend } from '#app/state/server.ts';
import { PlanPart } from './PlanPart.tsx';
import classes from './plan.module.css';

const roles: Record<PlanItem['waitingFor'], string> = {
  student: 'You',
  teacher: 'Teacher',
  counselor: 'Counselor',
  parent: 'Parent',
  college: 'College',
  agency: 'Agency',
};

/** What others have to do. `It arrived` marks what is awaited as received. */
export function WaitingRegion({ planned }: { planned: ReturnType<typeof usePlan> & { plan: Plan } }) {
  const { plan, refetch, markDone } = planned;
  const { data: people, ...peopleAnswer } = useAnswer('listPeople');
  const { data: applications, ...applicationsAnswer } = useAnswer('listApplications');
  // They are asked for when something arrives, as they are then.
  const { refetch: askForRequirements } = useAnswerWhen(false, 'listRequirements');
  const send = useSend();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, WaitingItem['unsaved']>>(new Map());

  if (!people || !applications) {
    const error = peopleAnswer.error ?? applicationsAnswer.error;
    const retry = () => Promise.all([peopleAnswer.refetch(), applicationsAnswer.refetch()]);
    return (
      <PlanPart title="Waiting for others" id="waiting">
        {error ? <FailedPanel error={error} failing="requirements" onRetry={retry} /> : <Skeleton height="120px" />}
      </PlanPart>
    );
  }

  const items = plan.items.filter(({ waitingFor, state }) => waitingFor !== 'student' && state !== 'done');
  const known = new Set(people.map((person) => person.id));
  const isAwaitedBy = ({ id }: PlanItem, row: Requirement) =>
    [planItemId.requirement(row.id), planItemId.aid(row.id)].includes(id) ||
    (isAwaited(row) && waitIdOf(row, known) === id);
  /** Only who owes a letter can be reminded. */
  const reminderOf = ({ id }: PlanItem) => {
    const [, key] = /^wait\.(.*)$/.exec(id) ?? [];
    return plan.items.find((other) => key && other.id.startsWith(`remind.${key}.`) && other.state !== 'done');
  };

  async function arrived(item: PlanItem) {
    setUnsaved((all) => new Map([...all].filter(([id]) => id !== item.id)));
    try {
      const { data: requirements, error } = await askForRequirements();
      if (!requirements) throw error ?? new Error('There is no answer.');
      await Promise.all(
        requirements
          .filter((row) => isAwaitedBy(item, row))
          .map(({ id: rid, appId }) =>
            send('patchRequirement', { params: { appId, rid }, body: { state: 'received' } }),
          ),
      );
      await refetch();
    } catch (problem) {
      console.error('What arrived did not save.', problem);
      const says = 'That did not save, so it still waits.';
      setUnsaved((all) => new Map(all).set(item.id, { says, onRetry: () => void arrived(item) }));
    }
  }

  const byId = new Map(items.map((item) => [item.id, item]));
  return (
    <PlanPart title="Waiting for others" aside="Counted in school days" id="waiting">
      {items.length === 0 ? (
        <p className={classes.sum}>Nobody owes you anything right now.</p>
      ) : (
        <WaitingList
          items={items.map((item) => {
            const { id, appIds, personId, waitingFor, state, title, why } = item;
            const colleges = appIds.flatMap((appId) => applications.find((one) => one.id === appId)?.college ?? []);
            const person = people.find((one) => one.id === personId)?.name;
            return {
              id,
              who: person ?? (waitingFor === 'college' ? namesInWords(colleges) : `Your ${waitingFor}`),
              role: roles[waitingFor],
              state: state === 'late' || state === 'open' ? state : waitingFor === 'college' ? 'sent' : 'asked',
              what: title,
              why,
              canRemind: reminderOf(item) !== undefined,
              unsaved: unsaved.get(id),
            };
          })}
          onReminded={(id) => {
            const reminder = reminderOf(byId.get(id)!);
            if (reminder) markDone(reminder.id, []);
          }}
          onArrived={(id) => {
            const item = byId.get(id)!;
            // A duty is ticked by itself: no requirement stands behind it.
            if (item.tick) markDone(id, []);
            else void arrived(item);
          }}
        />
      )}
    </PlanPart>
  );
}

import {
  type PersonFields,
  type PersonItem,
  type RequirementChange,
  type RequirementFields,
  type RequirementItem,
  type Unsaved,
  useToast,
} from '@laurel/ui';
import { useMemo, useState } from 'react';
import type { ApplicationSummary } from '#contract/applications.ts';
import type { Requirement } from '#contract/requirements.ts';
import { useDelete } from '#app/features/deletion/useDelete.ts';
import { useAskAgain } from '#app/lib/useAskAgain.ts';
import { putBackWords } from '#app/lib/put-back.ts';
import { messageFor } from '#app/lib/messages.ts';
import { useClock } from '#app/state/clock.ts';
import { useAnswer, useRows, useSend } from '#app/state/server.ts';
import { requirementItem } from './requirement-items.ts';

/** What the requirements of an application depend on. */
export interface RequiringApplication extends Pick<ApplicationSummary, 'id' | 'college' | 'round' | 'status'> {
  supplementals: readonly Pick<ApplicationSummary['supplementals'][number], 'status'>[];
}

/**
 * What the colleges of these applications ask for, who does it, and the ways to change both. Changes show at once, and go back where
 * the server refuses them.
 * @param saving whether a change of the applications is on its way, so that what they ask for is not asked again yet
 */
export function useRequirements(applications: readonly RequiringApplication[], saving = false) {
  const requirements = useRows('listRequirements');
  const people = useRows('listPeople');
  const { data: mainEssay, error: mainEssayError } = useAnswer('readMainEssay');
  // What a row says of the main essay would come after the row. Without an answer the rows stand for themselves.
  const isComplete = mainEssay !== undefined || mainEssayError !== null;
  const send = useSend();
  const toast = useToast();
  const { remove } = useDelete();
  const { timeZone } = useClock();
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map());
  // A college that is added asks for something, and a binding round for an agreement.
  const asking = applications.map(({ id, college, round, status }) => [id, college, round, status].join()).join(' ');
  useAskAgain(asking, saving, requirements.refetch);

  const items = useMemo(() => {
    if (!isComplete) return;
    const byId = new Map(applications.map((application) => [application.id, application]));
    return requirements.rows?.flatMap((row): RequirementItem[] => {
      const application = byId.get(row.appId);
      return application ? [requirementItem(row, application.supplementals, mainEssay, timeZone)] : [];
    });
  }, [applications, requirements.rows, mainEssay, isComplete, timeZone]);

  const forget = (id: string) => setUnsaved((all) => new Map([...all].filter(([other]) => other !== id)));

  async function change(id: string, part: RequirementChange) {
    const row = requirements.rows?.find((row) => row.id === id);
    if (!row) return;
    const params = { appId: row.appId, rid: id };
    forget(id);
    try {
      await requirements.edit(id, shown(part), () => send('patchRequirement', { params, body: part }));
    } catch (problem) {
      console.error('A change did not save.', problem);
      const says = putBackWords(problem);
      setUnsaved((all) => new Map(all).set(id, { says, onRetry: () => void change(id, part) }));
    }
  }

  /** Adds a person, whom a requirement gets where its id is given; answers undefined, or why it did not work. */
  async function addPerson(fields: PersonFields, id?: string) {
    return refusalOf(async () => {
      const person = await send('createPerson', { body: fields });
      people.put(person);
      if (id !== undefined) void change(id, { personId: person.id });
    });
  }

  return {
    items,
    people: people.rows ?? [],
    error: requirements.error ?? people.error,
    refetch: () => Promise.all([requirements.refetch(), people.refetch()]),
    saving: requirements.saving,
    unsaved,
    change: (id: string, part: RequirementChange) => void change(id, part),
    addPerson,
    /** Changes a person; answers undefined, or why it did not work. */
    editPerson: (personId: string, fields: PersonFields) =>
      refusalOf(() => people.edit(personId, fields, () => send('patchPerson', { params: { personId }, body: fields }))),
    /** Deletes a person, and offers to undo that. What they were to do stays, without a person. */
    deletePerson: async ({ id, name }: Pick<PersonItem, 'id' | 'name'>) => {
      const refused = await remove({ id, name }, () => send('deletePerson', { params: { personId: id } }));
      if (refused !== undefined) return toast({ kind: 'bad', text: `${name} was not deleted. ${refused}`.trim() });
      people.remove(id);
      void requirements.refetch();
    },
    /** Adds a requirement of the student's own; answers undefined, or why it did not work. */
    add: (appId: string, fields: RequirementFields) =>
      refusalOf(async () => requirements.put(await send('createRequirement', { params: { appId }, body: fields }))),
    /** Deletes a requirement of the student's own, and offers to undo that. */
    remove: async ({ id, appId }: Pick<RequirementItem, 'id' | 'appId'>, name: string) => {
      const params = { appId, rid: id };
      const refused = await remove({ id, name }, () => send('deleteRequirement', { params }));
      if (refused === undefined) requirements.remove(id);
      else setUnsaved((all) => new Map(all).set(id, { says: refused, onRetry: () => forget(id) }));
    },
  };
}

/** A need that is taken back shows once the server has answered what the college says. */
function shown({ need, ...part }: RequirementChange): Partial<Requirement> {
  return need ? { ...part, need } : part;
}

async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
  } catch (problem) {
    return messageFor(problem, 'save');
  }
}

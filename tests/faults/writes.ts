import type { Client } from '#contract/client.ts';
import type { Random } from '#contract/fixtures/random.ts';

/** What a student has, as far as the writes below change it. */
export interface Holdings {
  draft: { text: string; status: string; revision: number };
  /** Texts, the newest first. */
  versions: string[];
  applications: { id: string; college: string; status: string; notes: string; supplementals: Supplemental[] }[];
  activities: Titled[];
  honors: Titled[];
}

interface Titled {
  /** Empty where no answer has told it. */
  id: string;
  title: string;
}

interface Supplemental extends Titled {
  response: string;
  revision: number;
}

export interface Write {
  what: string;
  /** Resolves to the id of a new row, once the answer was received in full; throws a Problem, with status 0 where it was not. */
  send: () => Promise<string>;
  /** Does to the holdings all that it does. */
  apply: (holdings: Holdings, id: string) => void;
}

/** Reads all of it from the server. */
export async function everythingOf(call: Client): Promise<Holdings> {
  const essay = { params: { essayId: 'main' } };
  const { text, status, revision } = await call('readDraft');
  const versions = await call('listVersions', essay);
  const read = (versionId: string) => call('readVersion', { params: { essayId: 'main', versionId } });
  const { apps: applications } = await call('readContext');
  const titled = ({ id, title }: Titled) => ({ id, title });
  return {
    draft: { text, status, revision },
    versions: (await Promise.all(versions.map(({ id }) => read(id)))).map((version) => version.text),
    applications: applications.map(({ id, college, status, notes, supplementals }) => ({
      id,
      college,
      status,
      notes,
      supplementals: supplementals.map((its) => ({ ...titled(its), response: its.response, revision: its.revision })),
    })),
    activities: (await call('listActivities')).map(titled),
    honors: (await call('listHonors')).map(titled),
  };
}

/**
 * One of each kind of write that the holdings allow; each is about something of its own, or about a row by chance.
 * @param name of the student, which stands in every text
 */
export function possibleWrites(call: Client, holdings: Holdings, name: string, random: Random): Write[] {
  const title = () => `${name} ${random.below(2 ** 32).toString(36)}`;
  // From a line to several pages of the database.
  const text = () => `${title()}: ${'word '.repeat(random.below(2) * random.below(3_000))}.`;
  const writes: Write[] = [];
  const one = <T extends { id: string }>(rows: T[]) => {
    const known = rows.filter(({ id }) => id !== '');
    return known.length === 0 ? [] : [random.of(known)];
  };

  for (const keepReplaced of holdings.versions.length < 10 ? [false, true] : [false]) {
    const body = { text: text(), baseRevision: holdings.draft.revision, keepReplaced };
    writes.push({
      what: 'saveDraft',
      send: () => idOf(call('saveDraft', { body })),
      apply({ draft, versions }) {
        // Of ten minutes of writing one version is kept, unless this one is asked for.
        if (draft.text && (keepReplaced || versions.length === 0)) versions.unshift(draft.text);
        Object.assign(draft, { text: body.text, revision: draft.revision + 1 });
      },
    });
  }
  const status = random.of(['drafting', 'editing', 'final'] as const);
  writes.push({
    what: 'saveDraft',
    send: () => idOf(call('saveDraft', { body: { status } })),
    apply: ({ draft }) => void (draft.status = status),
  });

  const college = title();
  writes.push({
    what: 'createApplication',
    send: () => idOf(call('createApplication', { body: { college } })),
    apply: ({ applications }, id) =>
      void applications.push({ id, college, status: 'drafting', notes: '', supplementals: [] }),
  });
  for (const { id: appId, supplementals } of one(holdings.applications)) {
    const find = ({ applications }: Holdings) => applications.find(({ id }) => id === appId)!;
    const change = { status: random.of(['editing', 'submitted'] as const), notes: text() };
    const fresh = { title: title(), response: text() };
    writes.push(
      {
        what: 'patchApplication',
        send: () => idOf(call('patchApplication', { params: { appId }, body: change })),
        apply: (its) => void Object.assign(find(its), change),
      },
      {
        what: 'createSupplemental',
        send: () => idOf(call('createSupplemental', { params: { appId }, body: fresh })),
        apply: (its, id) => void find(its).supplementals.push({ id, ...fresh, revision: 0 }),
      },
      {
        what: 'deleteApplication',
        send: () => gone(call('deleteApplication', { params: { appId } })),
        apply: (its) => void its.applications.splice(its.applications.indexOf(find(its)), 1),
      },
    );
    for (const { id: sid, revision } of one(supplementals)) {
      const body = { response: text(), baseRevision: revision };
      writes.push({
        what: 'saveSupplemental',
        send: () => idOf(call('saveSupplemental', { params: { sid }, body })),
        apply: (its) =>
          void Object.assign(
            find(its).supplementals.find(({ id }) => id === sid)!,
            {
              response: body.response,
              revision: revision + 1,
            },
          ),
      });
    }
  }

  const [activity, honor] = [title(), title()];
  writes.push(
    {
      what: 'createActivity',
      send: () => idOf(call('createActivity', { body: { title: activity } })),
      apply: ({ activities }, id) => void activities.push({ id, title: activity }),
    },
    {
      what: 'createHonor',
      send: () => idOf(call('createHonor', { body: { title: honor } })),
      apply: ({ honors }, id) => void honors.push({ id, title: honor }),
    },
  );
  for (const { id: activityId } of one(holdings.activities))
    writes.push({
      what: 'deleteActivity',
      send: () => gone(call('deleteActivity', { params: { activityId } })),
      apply: (its) => void (its.activities = its.activities.filter(({ id }) => id !== activityId)),
    });
  for (const { id: honorId } of one(holdings.honors))
    writes.push({
      what: 'deleteHonor',
      send: () => gone(call('deleteHonor', { params: { honorId } })),
      apply: (its) => void (its.honors = its.honors.filter(({ id }) => id !== honorId)),
    });

  // Many rows are there together or not at all.
  if (holdings.honors.length < 100) {
    const items = Array.from({ length: 20 }, () => ({ title: title() }));
    writes.push({
      what: 'commitImport of honors',
      send: () => idOf(call('commitImport', { body: { type: 'honors', items } })),
      apply: ({ honors }) => void honors.push(...items.map(({ title }) => ({ id: '', title }))),
    });
  }
  if (holdings.applications.length < 20) {
    const supplementals = Array.from({ length: 3 }, () => ({ title: title(), response: text() }));
    const items = [{ college: title(), supplementals }];
    writes.push({
      what: 'commitImport of applications',
      send: () => idOf(call('commitImport', { body: { type: 'apps', items } })),
      apply: ({ applications }) =>
        void applications.push({
          id: '',
          college: items[0]!.college,
          status: 'drafting',
          notes: '',
          supplementals: supplementals.map((its) => ({ id: '', ...its, revision: 0 })),
        }),
    });
  }
  return writes;
}

async function idOf(answering: Promise<object>) {
  const answer = await answering;
  return 'id' in answer ? String(answer.id) : '';
}

const gone = (answering: Promise<void>) => answering.then(() => '');

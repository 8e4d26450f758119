import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isCacheable } from '#api/answer-cache.ts';
import type { EndpointName } from '#contract/addresses.ts';
import { addressOf, createClient } from '#contract/client.ts';
import { contract } from '#contract/index.ts';
import { startApi } from '../support/api-server.ts';
import { databaseKind, newDatabase } from '../support/databases.ts';
import { paragraph } from '../support/essays.ts';
import { makeEverything } from '../support/everything.ts';
import { startProcess } from '../support/processes.ts';
import { rawRequest } from '../support/raw-request.ts';
import { newStudent, request } from '../support/requests.ts';

/** Two processes on one database. */
let servers: Awaited<ReturnType<typeof startProcess>>[];
let database: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  database = await newDatabase();
  const env = { PORT: '0', DATABASE_URL: database.url, PUBLIC_URL: 'https://laurel.example' };
  servers = await Promise.all([startProcess('dist/api/server.js', env), startProcess('dist/api/server.js', env)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.remove();
});

const cacheable = (Object.keys(contract) as EndpointName[]).filter((name) => isCacheable(contract[name]));
const queriesFor = ({ versionId }: Record<string, string>): Partial<Record<EndpointName, object>> => ({
  suggestColleges: { q: 'georgia tech' },
  resolveDeadline: { college: 'Brown', round: 'ed' },
  readRevisions: { from: versionId },
});

let times = 0;
/** What each read that may be kept answers; `fresh` asks at addresses that nobody has asked before. */
async function reads(base: string, token: string, ids: Record<string, string>, { fresh = false } = {}) {
  const queries = queriesFor(ids);
  const answers = cacheable.map(async (name) => {
    const query = { ...queries[name], ...(fresh && { fresh: ++times }) };
    const { status, body } = await request(base, 'GET', addressOf(name, { params: ids, query }), { token });
    return [name, { status, body }] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

async function studentOnBoth() {
  const student = await newStudent(servers[0]!.base);
  const clients = servers.map(({ base }) => createClient({ base, token: () => student.token }));
  const ids: Record<string, string> = await makeEverything({ ...student });
  return { ...student, clients, ids };
}

describe('a write is seen by the next read, in whatever process either is', () => {
  type Call = Awaited<ReturnType<typeof newStudent>>['call'];
  type Ids = Record<string, string>;
  const writes: Record<string, (call: Call, ids: Ids) => Promise<unknown>> = {
    'another name': (call) => call('patchMe', { body: { name: 'Ada Lovelace' } }),
    'a new application': (call) => call('createApplication', { body: { college: 'Yale', deadline: '2027-01-02' } }),
    'a changed application': (call, { appId }) =>
      call('patchApplication', { params: { appId: appId! }, body: { notes: 'They have a good choir.' } }),
    'a new supplemental': (call, { appId }) =>
      call('createSupplemental', { params: { appId: appId! }, body: { title: 'Why here' } }),
    'a written supplemental': (call, { sid }) =>
      call('saveSupplemental', { params: { sid: sid! }, body: { response: 'Because.' } }),
    'a written essay': (call) => call('saveDraft', { body: { text: paragraph } }),
    'a score': (call, { sid }) => call('gradeEssay', { body: { text: 'Two.', supplementalId: sid } }),
    'a new activity': (call) => call('createActivity', { body: { title: 'Violin', impact: 'Taught 12.' } }),
    'another order': (call, { activityId }) => call('orderActivities', { body: { ids: [activityId!] } }),
    'a new honor': (call) => call('createHonor', { body: { title: 'Debate' } }),
    'an import': (call) => call('commitImport', { body: { type: 'honors', items: [{ title: 'Spelling' }] } }),
  };

  test.each(Object.keys(writes))('%s', async (what) => {
    const { token, clients, ids } = await studentOnBoth();
    const [writer, other] = servers.map(({ base }) => base) as [string, string];
    const before = await reads(writer, token, ids);
    expect(Object.values(before).map(({ status }) => status)).toEqual(cacheable.map(() => 200));
    expect(await reads(other, token, ids)).toEqual(before);
    await writes[what]!(clients[0]!, ids);
    const answers = await reads(other, token, ids);
    expect(answers).not.toEqual(before);
    expect(await reads(writer, token, ids)).toEqual(answers);
    expect(await reads(writer, token, ids, { fresh: true })).toEqual(answers);
  });

  test('a deletion, and its undoing', async () => {
    const { token, clients, ids } = await studentOnBoth();
    const { appId } = ids;
    const answers = () => Promise.all(servers.map(({ base }) => reads(base, token, ids)));
    const before = await answers();
    await clients[0]!('deleteApplication', { params: { appId: appId! } });
    for (const { readApplication, listApplications, readSupplemental } of await answers())
      expect([readApplication!.status, listApplications!.body, readSupplemental!.status]).toEqual([404, [], 404]);
    await clients[1]!('restoreDeleted', { params: { deletedId: appId! } });
    // A link ends with what it showed, and stays ended.
    const apart = (all: typeof before) => [
      all.map(({ listShares, ...others }) => others),
      all.map(({ listShares }) => (listShares!.body as unknown as { state: string }[]).map(({ state }) => state)),
    ];
    const [rows, states] = apart(await answers());
    expect(rows).toEqual(apart(before)[0]);
    expect(states).toEqual([['revoked'], ['revoked']]);
  });

  test('signing out and deleting the account end what was let in, at once', async () => {
    for (const [own, other] of [servers, servers.toReversed()] as (typeof servers)[]) {
      const { token, email, password, ids } = await studentOnBoth();
      const again = await createClient({ base: own!.base })('login', { body: { email, password } });
      for (const { base } of servers) for (const its of [token, again.token]) await reads(base, its, ids);
      const statuses = async (base: string, its: string) => [
        ...new Set(Object.values(await reads(base, its, ids)).map(({ status }) => status)),
      ];
      await createClient({ base: own!.base, token: () => token })('logout');
      for (const { base } of [other!, own!]) expect(await statuses(base, token)).toEqual([401]);
      expect(await statuses(other!.base, again.token)).toEqual([200]);
      await createClient({ base: own!.base, token: () => again.token })('deleteMe', { body: { password } });
      for (const { base } of [other!, own!]) expect(await statuses(base, again.token)).toEqual([401]);
    }
  });
});

test('nobody is answered what is another’s, at the same addresses at once', async () => {
  const students = await Promise.all([studentOnBoth(), studentOnBoth()]);
  await Promise.all(students.map(({ clients }, i) => clients[i]!('patchMe', { body: { name: `Student ${i}` } })));
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.all(
      servers.flatMap(({ base }) => students.map(({ token, ids }) => reads(base, token, ids))),
    );
    expect(answers.map(({ readMe }) => readMe!.body!.name)).toEqual([
      'Student 0',
      'Student 1',
      'Student 0',
      'Student 1',
    ]);
    expect(answers[0]!.readMe!.body!.id).not.toBe(answers[1]!.readMe!.body!.id);
    const others = await reads(servers[round % 2]!.base, students[0]!.token, students[1]!.ids);
    expect(others.readApplication!.status).toBe(404);
    expect(others.readSupplemental!.status).toBe(404);
    expect(others.listVersions!.status).toBe(404);
  }
});

test('while a student writes, no read is older than what was acknowledged when it was asked for', async () => {
  const { token, clients } = await studentOnBoth();
  const { revision: first } = await clients[0]!('readDraft');
  let acknowledged = first;
  let isWriting = true;
  const reader = async ({ base }: (typeof servers)[number]) => {
    for (let reads = 0; isWriting; reads++) {
      const least = acknowledged;
      const { body } = await request(base, 'GET', '/api/essays/draft', { token });
      expect(body!.revision).toBeGreaterThanOrEqual(least);
    }
  };
  const reading = Promise.all([...servers, ...servers, ...servers].map(reader));
  for (let i = 0; i < 60; i++)
    acknowledged = (await clients[i % 2]!('saveDraft', { body: { text: `Text ${i}` } })).revision;
  isWriting = false;
  await reading;
  expect(acknowledged).toBe(first + 60);
  for (const call of clients) expect((await call('readDraft')).text).toBe('Text 59');
});

describe('in a process by itself', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  test.runIf(databaseKind === 'embedded')('what has not changed is not read again', async () => {
    const student = await newStudent(api.base);
    const ids: Record<string, string> = await makeEverything(student);
    const answers = await reads(api.base, student.token, ids);
    const execute = vi.spyOn(api.db.$client, 'execute');
    expect(await reads(api.base, student.token, ids)).toEqual(answers);
    const asked = execute.mock.calls.map(([statement]) => statement as unknown);
    expect(asked.filter((statement) => statement !== 'PRAGMA data_version')).toEqual([]);
    execute.mockRestore();
  });

  test('what depends on the day is that of the day of asking', async () => {
    const { call } = await newStudent(api.base);
    await call('createApplication', { body: { college: 'Brown', deadline: '2026-11-12' } });
    const overview = async () =>
      (await call('readOverview', { query: {} })).suggestions.find((text) => text.includes('Brown is due'));
    const [before, days] = [api.time.now, ['in 2 days', 'tomorrow', 'today']];
    for (const [i, day] of days.entries()) {
      api.time.now = new Date(before.getTime() + i * 24 * 60 * 60_000);
      expect(await overview()).toContain(day);
      expect(await overview()).toContain(day);
    }
    api.time.now = before;
  });

  test('what is answered once more says all that it said at first, but is another request', async () => {
    const { token } = await newStudent(api.base);
    const answer = async () => {
      const response = await fetch(`${api.base}/api/apps`, { headers: { authorization: `Bearer ${token}` } });
      const { date: _, 'x-request-id': id, ...headers } = Object.fromEntries(response.headers);
      return { id, headers, body: await response.text() };
    };
    const { id, ...first } = await answer();
    const { id: nextId, ...next } = await answer();
    expect(next).toEqual(first);
    expect(nextId).toMatch(/^[\da-f-]{36}$/);
    expect(nextId).not.toBe(id);
  });

  test('a session that only reads what has not changed is in use', async () => {
    const { call } = await newStudent(api.base);
    const before = api.time.now;
    for (let day = 0; day < 40; day += 20) {
      api.time.now = new Date(before.getTime() + day * 24 * 60 * 60_000);
      for (let reads = 0; reads < 2; reads++) expect(await call('listApplications')).toEqual([]);
    }
    api.time.now = new Date(before.getTime() + 45 * 24 * 60 * 60_000);
    expect(await call('listApplications')).toEqual([]);
    api.time.now = before;
  });

  test.each([
    ['two tokens', (token: string) => ({ authorization: [`Bearer ${token}`, `Bearer ${token}`] }), 401],
    [
      'a host that is none',
      (token: string) => ({ authorization: `Bearer ${token}`, host: 'laurel.example/evil' }),
      400,
    ],
  ])('a request with %s is refused, also where its answer is known', async (_what, headersOf, refused) => {
    const { token, call } = await newStudent(api.base);
    for (let reads = 0; reads < 2; reads++) await call('listHonors');
    expect(await rawRequest(api.base, { path: '/api/honors', headers: headersOf(token) })).toMatchObject({
      status: refused,
    });
  });

  test('an answer to HEAD or with a wrong input is kept for nobody', async () => {
    const { token } = await newStudent(api.base);
    const overview = (method: string, query = '') => request(api.base, method, `/api/overview${query}`, { token });
    for (let i = 0; i < 2; i++) {
      expect(await overview('HEAD')).toMatchObject({ status: 200, body: undefined });
      expect((await overview('GET', '?tz=Nowhere')).status).toBe(400);
      expect((await overview('GET')).body).toHaveProperty('suggestions');
    }
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, createClient } from '#contract/client.ts';
import { newDatabase } from '../support/databases.ts';
import { newStudent, request } from '../support/requests.ts';
import { startProcess } from '../support/processes.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let servers: Awaited<ReturnType<typeof startProcess>>[];

beforeAll(async () => {
  database = await newDatabase();
  const env = { PORT: '0', DATABASE_URL: database.url, PUBLIC_URL: 'https://laurel.example' };
  servers = await Promise.all([startProcess('dist/api/server.js', env), startProcess('dist/api/server.js', env)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.remove();
});

/** One student with a client to each of the two processes. */
async function onBoth() {
  const { token, email, password } = await newStudent(servers[0]!.base);
  return { token, email, password, clients: servers.map(({ base }) => createClient({ base, token: () => token })) };
}

/** The same number of times on each process, all at once. */
const atOnce = <T>(times: number, work: (process: number, i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, i) => work(i % 2, i)));

test('what one process has taken, the other one knows', async () => {
  const { token, clients } = await onBoth();
  const { id } = await clients[0]!('createApplication', { body: { college: 'Brown' } });
  expect(await clients[1]!('readApplication', { params: { appId: id } })).toMatchObject({ college: 'Brown' });
  await clients[1]!('logout');
  expect((await request(servers[0]!.base, 'GET', '/api/users/me', { token })).status).toBe(401);
});

test('two hundred rows written to both at once are all there, each once', async () => {
  const { clients } = await onBoth();
  await atOnce(200, (process, i) => clients[process]!('createActivity', { body: { title: `Activity ${i}` } }));
  const titles = (await clients[0]!('listActivities')).map(({ title }) => title);
  expect(new Set(titles).size).toBe(200);
  expect(titles).toHaveLength(200);
});

test('of saves on the same revision exactly one is taken, and no text is lost without a word', async () => {
  const { token, clients } = await onBoth();
  for (let revision = 0; revision < 10; revision++) {
    const answers = await atOnce(8, (process, i) =>
      request(servers[process]!.base, 'POST', '/api/essays/draft', {
        token,
        body: { text: `Text ${revision}.${i}`, baseRevision: revision },
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const taken = answers.find(({ status }) => status === 200)!.body!;
    expect(await clients[1]!('readDraft')).toMatchObject({ text: taken.text, revision: revision + 1 });
  }
});

test('the same import sent to both at once is imported once', async () => {
  const { clients } = await onBoth();
  const items = Array.from({ length: 50 }, (_, i) => ({ title: `Honor ${i}` }));
  const results = await atOnce(6, (process) => clients[process]!('commitImport', { body: { type: 'honors', items } }));
  expect(results.map(({ inserted }) => inserted).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 50]);
  expect(await clients[0]!('listHonors')).toHaveLength(50);
});

test('a ticket opens one download, however many processes are asked at once', async () => {
  const { clients } = await onBoth();
  const { ticket } = await clients[0]!('createTicket');
  const path = addressOf('exportZip', { query: { ticket } });
  const statuses = await atOnce(6, async (process) => (await fetch(servers[process]!.base + path)).status);
  expect(statuses.toSorted()).toEqual([200, 403, 403, 403, 403, 403]);
});

test('changes of different fields at once all hold', async () => {
  const { clients } = await onBoth();
  const { id: appId } = await clients[0]!('createApplication', { body: { college: 'Brown' } });
  const params = { appId };
  for (let i = 0; i < 20; i++) {
    await Promise.all([
      clients[0]!('patchApplication', { params, body: { notes: `Note ${i}` } }),
      clients[1]!('patchApplication', { params, body: { status: i % 2 ? 'editing' : 'drafting' } }),
      clients[0]!('createSupplemental', { params, body: { title: `Supplemental ${i}` } }),
      clients[1]!('saveDraft', { body: { text: `Essay ${i}` } }),
    ]);
  }
  const application = await clients[1]!('readApplication', { params });
  expect(application).toMatchObject({ notes: 'Note 19', status: 'editing' });
  expect(application.supplementals).toHaveLength(20);
});

test('wrong passwords are counted together', async () => {
  const { email } = await onBoth();
  const tries = await atOnce(30, (process) =>
    request(servers[process]!.base, 'POST', '/auth/login', { body: { email, password: 'not my password' } }),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('an application deleted on one process while it is written on the other leaves nothing behind', async () => {
  const { clients } = await onBoth();
  const { id: appId } = await clients[0]!('createApplication', { body: { college: 'Brown' } });
  const writes = await atOnce(20, (process, i) =>
    i === 9
      ? clients[process]!('deleteApplication', { params: { appId } }).then(() => 204)
      : clients[process]!('createSupplemental', { params: { appId }, body: { title: `Supplemental ${i}` } }).then(
          () => 201,
          (problem) => problem.status as number,
        ),
  );
  expect(writes.every((status) => [201, 204, 404].includes(status))).toBe(true);
  expect((await clients[0]!('readContext')).essays.map(({ id }) => id)).toEqual(['main']);
});

import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDb } from '#api/db/client.ts';
import { fetchWithin } from '#api/db/remote.ts';
import { newDatabase } from '../support/databases.ts';
import { startHranaServer } from '../support/hrana-server.ts';
import { startProcess } from '../support/processes.ts';
import { newStudent, request } from '../support/requests.ts';
import { startApi } from '../support/api-server.ts';

let undo: (() => Promise<unknown>)[];
beforeEach(() => {
  undo = [];
});
afterEach(async () => {
  for (const step of undo.toReversed()) await step();
});

/** A stand-in of a libSQL server on a file of its own, with or without a token; `restart` brings it back where it was. */
async function startServer(token?: string) {
  const { file, remove } = await newDatabase('embedded');
  let server = await startHranaServer({ file, token });
  undo.push(remove, () => server.stop());
  return {
    url: server.url,
    stop: () => server.stop(),
    async restart() {
      server = await startHranaServer({ file, token, port: server.port });
    },
  };
}

async function startApiOn(url: string) {
  const api = await startApi({ database: { url, file: '', remove: async () => {} } });
  undo.push(api.stop);
  return api;
}

test('an address with libsql:// is a remote database, with its token', async () => {
  const server = await startServer('the token');
  const db = await openDb({ url: `${server.url.replace('http:', 'libsql:')}?tls=0`, authToken: 'the token' });
  expect(await db.query.users.findMany()).toEqual([]);
  db.close();
});

test.each([
  ['a wrong token', 'a-wrong-secret', 'the server refuses the token in DATABASE_AUTH_TOKEN.'],
  ['no token', '', 'the server wants a token; put it into DATABASE_AUTH_TOKEN.'],
])('%s stops the start with one line that names the setting and holds no secret', async (_, token, sentence) => {
  const server = await startServer('the token');
  const env = { PORT: '0', DATABASE_URL: server.url, DATABASE_AUTH_TOKEN: token };
  await expect(startProcess('dist/api/server.js', env)).rejects.toThrow(
    new Error(`Laurel cannot start. Cannot open the database (DATABASE_URL): ${sentence}\n`),
  );
});

test('an address where nothing answers, and one that is no database, are told apart', async () => {
  const server = await startServer();
  await server.stop();
  await expect(openDb({ url: server.url })).rejects.toThrow(
    `Nothing answers at ${new URL(server.url).host} (ECONNREFUSED).`,
  );
  const { base, stop } = await startApi();
  undo.push(stop);
  await expect(openDb({ url: base })).rejects.toThrow(
    'it answers with HTTP status 404. Is that the address of a libSQL server?',
  );
});

test('a short restart of the database goes unnoticed, by reads and by writes', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  undo.push(async () => asked.mockRestore());
  const server = await startServer();
  const { base } = await startApiOn(server.url);
  const { call } = await newStudent(base);
  await server.stop();
  const answers = [
    call('createHonor', { body: { title: 'Debate' } }),
    call('saveDraft', { body: { text: 'Boats.' } }),
    call('readMe'),
  ];
  await vi.waitFor(() => {
    const refused = asked.mock.settledResults.filter(({ type }) => type === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(answers.length);
  });
  await server.restart();
  expect(await Promise.all(answers)).toMatchObject([{ title: 'Debate' }, { text: 'Boats.' }, { name: 'Ada Okafor' }]);
  expect(await call('listHonors')).toHaveLength(1);
});

test('while the database is away requests fail soon and properly, and when it is back all goes on', async () => {
  const server = await startServer();
  const { base } = await startApiOn(server.url);
  const { token, call } = await newStudent(base);
  await server.stop();
  const start = performance.now();
  expect(await request(base, 'GET', '/api/users/me', { token })).toMatchObject({
    status: 500,
    body: { error: 'Something went wrong on our side. Try again in a moment.' },
  });
  expect(performance.now() - start).toBeLessThan(6_000);
  await server.restart();
  expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
});

test('a write whose answer was lost is not sent again', async () => {
  const server = await startServer();
  let losesAnswers = false;
  let sent = 0;
  /** Passes everything on, and keeps the answers to itself while it is told to. */
  const between = createServer(async (asked, answer) => {
    const statements = await text(asked);
    const response = await fetch(server.url + asked.url, { method: 'POST', body: statements });
    const answered = await response.text();
    if (losesAnswers && statements.includes('insert into \\"honors\\"')) {
      sent++;
      asked.socket.destroy();
    } else answer.writeHead(response.status, { 'content-type': 'application/json' }).end(answered);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  undo.push(async () => between.close());
  const { base } = await startApiOn(`http://127.0.0.1:${(between.address() as AddressInfo).port}`);
  const { token, call } = await newStudent(base);
  losesAnswers = true;
  expect((await request(base, 'POST', '/api/honors', { token, body: { title: 'Debate' } })).status).toBe(500);
  expect(sent).toBe(1);
  losesAnswers = false;
  expect(await call('listHonors')).toHaveLength(1);
});

test('a database that takes a connection and never answers is given up after a time', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  undo.push(async () => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  await expect(fetchWithin(50)(new Request(`http://127.0.0.1:${port}/v2`))).rejects.toThrow(
    `The database at 127.0.0.1:${port} gave no answer: The operation was aborted due to timeout`,
  );
});

test('while the transaction of another client is open, reads are answered, and a write waits for its end', async () => {
  const server = await startServer();
  const { base } = await startApiOn(server.url);
  const { call } = await newStudent(base);
  const other = createClient({ url: server.url });
  const lock = await other.transaction('write');
  await lock.execute('delete from honors');
  let isDone = false;
  const written = call('createHonor', { body: { title: 'Debate' } }).finally(() => {
    isDone = true;
  });
  for (let i = 0; i < 5; i++) expect(await call('listHonors')).toEqual([]);
  expect(isDone).toBe(false);
  await lock.commit();
  expect(await written).toMatchObject({ title: 'Debate' });
  other.close();
});

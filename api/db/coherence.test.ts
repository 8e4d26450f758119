import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inRequest, presentRequest } from '../request.ts';
import { coherentCache } from './coherence.ts';

let folder: string;
let client: Client;
let other: Client;
let cache: ReturnType<typeof coherentCache>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-coherence-'));
  const file = join(folder, 'test.db');
  const open = () => createClient({ url: `file:${file}`, timeout: 10, concurrency: 1 });
  [client, other] = [open(), open()];
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('create table rows (name text unique)');
  cache = coherentCache(client, file);
  await cache.upToDate();
});
afterEach(async () => {
  client.close();
  other.close();
  await rm(folder, { recursive: true });
});

const insert = (by: Client, name: string) => by.execute({ sql: 'insert into rows values (?)', args: [name] });

/** Whose answers are there, after both were kept. */
async function kept(then: () => Promise<unknown>) {
  const ids = ['ada', 'ben'];
  for (const id of ids)
    cache.keepAnswer(cache.of(id), '/', { body: new Uint8Array(1), minute: null, route: '/api/apps' });
  await then();
  return ids.filter((id) => cache.of(id).answers.size > 0);
}

/** Does something in a request of Ada. */
const asAda = <T>(work: () => Promise<T>) =>
  inRequest('1', async () => {
    presentRequest()!.studentId = 'ada';
    return work();
  });

test('what a student writes is forgotten of that student', async () => {
  expect(await kept(() => asAda(() => insert(client, 'one')))).toEqual(['ben']);
  expect(await kept(() => asAda(() => client.batch(['select 1', `insert into rows values ('two')`])))).toEqual(['ben']);
});

test('what is written in no student’s request is forgotten of everybody', async () => {
  expect(await kept(() => insert(client, 'one'))).toEqual([]);
  expect(await kept(() => inRequest('1', () => insert(client, 'two')))).toEqual([]);
});

test('what no answer is made of forgets nothing', async () => {
  for (const table of ['tickets', 'rate_limits']) await client.execute(`create table ${table} (name text)`);
  const writes = [
    `insert into "tickets" values ('one')`,
    `update tickets set name = 'two'`,
    `insert into rate_limits select name from rows`,
    ` delete from "tickets" where name = 'two'`,
  ];
  for (const write of writes) expect(await kept(() => client.execute(write)), write).toEqual(['ada', 'ben']);
  expect(await kept(() => client.batch([...writes, `insert into rows values ('tickets')`]))).toEqual([]);
  expect(await kept(() => client.execute(`update rows set name = 'insert into tickets'`))).toEqual([]);
});

test('what only reads forgets nothing', async () => {
  await asAda(() => insert(client, 'one'));
  const read = () => client.batch(['select * from rows', 'PRAGMA user_version']);
  expect(await kept(() => asAda(read))).toEqual(['ada', 'ben']);
  expect(await kept(async () => [await read(), await cache.upToDate()])).toEqual(['ada', 'ben']);
});

test('a write that fails is forgotten as well, and then everything, because its connection may be another one', async () => {
  await insert(client, 'one');
  const twice = () => asAda(() => insert(client, 'one').catch(() => {}));
  expect(await kept(twice)).toEqual(['ben']);
  expect(await kept(async () => [await twice(), await cache.upToDate()])).toEqual([]);
});

test('what another connection writes is forgotten of everybody before who asks then is answered', async () => {
  for (const name of ['one', 'two', 'three'])
    expect(await kept(async () => [await insert(other, name), await cache.upToDate()])).toEqual([]);
  expect(await kept(() => cache.upToDate())).toEqual(['ada', 'ben']);
});

test('a connection that is opened anew knows nothing of what was written between', async () => {
  const locked = async () => {
    const lock = await other.transaction('write');
    await expect(asAda(() => insert(client, 'one'))).rejects.toThrow('locked');
    await client.reconnect();
    await lock.execute(`insert into rows values ('theirs')`);
    await lock.commit();
    await cache.upToDate();
  };
  expect(await kept(locked)).toEqual([]);
});

test('while nobody writes, the connection is not asked', async () => {
  const execute = vi.spyOn(client, 'execute');
  await cache.upToDate();
  expect(execute).not.toHaveBeenCalled();
});

test('who asks in one turn of the event loop shares a look, who asks after the next write has a later one', async () => {
  const execute = vi.spyOn(client, 'execute');
  await insert(other, 'one');
  await Promise.all([cache.upToDate(), cache.upToDate(), cache.upToDate()]);
  expect(execute).toHaveBeenCalledTimes(1);
  await insert(other, 'two');
  await cache.upToDate();
  expect(execute).toHaveBeenCalledTimes(2);
});

test('a look that has begun is not that of who asks after the next write', async () => {
  const { execute } = client;
  let answer: (() => void) | undefined;
  const spy = vi.spyOn(client, 'execute').mockImplementationOnce(async () => {
    const result = await execute('PRAGMA data_version');
    await new Promise<void>((resolve) => (answer = resolve));
    return result;
  });
  await insert(other, 'one');
  const first = cache.upToDate();
  await expect.poll(() => answer).toBeDefined();
  await insert(other, 'two');
  await Promise.all([first, cache.upToDate(), answer!()]);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('the connection that watches keeps nobody from emptying the log', async () => {
  await insert(client, 'one');
  await cache.upToDate();
  const { rows } = await other.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(rows[0]!.busy).toBe(0);
});

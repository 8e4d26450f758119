import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logSync, withDurability } from './durable.ts';

let folder: string;
let client: Client;
/** Each bringing to the disk that has begun: what ends it. */
let syncs: ReturnType<typeof deferred>[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-durable-'));
  client = createClient({ url: `file:${join(folder, 'test.db')}` });
  await client.execute('create table rows (name text)');
  syncs = [];
  withDurability(client, () => {
    const sync = deferred();
    syncs.push(sync);
    return sync.promise;
  });
});
afterEach(async () => {
  client.close();
  await rm(folder, { recursive: true });
});

function deferred() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

const insert = (name: string) => client.execute({ sql: 'insert into rows values (?)', args: [name] });
const names = async () => (await client.execute('select name from rows')).rows.map(({ name }) => name);

test('a write is reported once it is on the disk, and nobody’s read waits for that', async () => {
  let isReported = false;
  const written = insert('one').then(() => (isReported = true));
  await expect.poll(() => syncs.length).toBe(1);
  expect(await names()).toEqual(['one']);
  expect(isReported).toBe(false);
  syncs[0]!.resolve();
  await written;
  expect(syncs).toHaveLength(1);
});

test('what is written while the disk is at work is not on it with that, and shares the next time', async () => {
  const first = insert('one');
  await expect.poll(() => syncs.length).toBe(1);
  const reported: string[] = [];
  const later = ['two', 'three'].map((name) => insert(name).then(() => reported.push(name)));
  await expect.poll(names).toEqual(['one', 'two', 'three']);
  syncs[0]!.resolve();
  await first;
  await expect.poll(() => syncs.length).toBe(2);
  expect(reported).toEqual([]);
  syncs[1]!.resolve();
  await Promise.all(later);
  expect(syncs).toHaveLength(2);
});

test('where the disk fails the write is not reported as done, and the next one is tried again', async () => {
  const failure = insert('one').catch((error: Error) => error.message);
  await expect.poll(() => syncs.length).toBe(1);
  syncs[0]!.reject(new Error('no disk'));
  expect(await failure).toBe('no disk');
  const written = insert('two');
  await expect.poll(() => syncs.length).toBe(2);
  syncs[1]!.resolve();
  await written;
});

test('a batch with a write in it waits, one of reads does not', async () => {
  await client.batch(['select 1', 'SELECT 2']);
  expect(syncs).toEqual([]);
  const written = client.batch(['select 1', `insert into rows values ('one')`]);
  await expect.poll(() => syncs.length).toBe(1);
  syncs[0]!.resolve();
  await written;
});

test('a database without a log is on the disk whole', async () => {
  await logSync(join(folder, 'nothing.db'), client)();
});

import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';
import { syncLog } from './write-ahead-log.ts';

let folder: string;
let file: string;
let client: EmbeddedClient;
/** What ends each sync that has begun. */
let syncs: ReturnType<typeof deferred>[];
let datasync: MockInstance<() => Promise<void>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-embedded-'));
  file = join(folder, 'test.db');
  client = new EmbeddedClient(file);
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('create table rows (name text unique)');
  syncs = [];
  const handle = await open(file);
  datasync = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync').mockImplementation(() => {
    const sync = deferred();
    syncs.push(sync);
    return sync.promise;
  });
  await handle.close();
});
afterEach(async () => {
  datasync.mockRestore();
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

test('where the disk fails the write is not reported as done, and the next one moves all of the log into the file', async () => {
  const failure = insert('one').catch((error: Error) => error);
  await expect.poll(() => syncs.length).toBe(1);
  syncs[0]!.reject(new Error('no disk'));
  expect(await failure).toMatchObject({
    message: expect.stringContaining('no disk'),
    extendedCode: 'SQLITE_IOERR_FSYNC',
  });
  await insert('two');
  expect((await stat(`${file}-wal`)).size).toBe(0);
  expect(syncs).toHaveLength(1);
  const written = insert('three');
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

test('where a database has no log, there is none to bring to the disk', async () => {
  await expect(syncLog(join(folder, 'nothing.db'))).resolves.toBeUndefined();
});

test('after a lock the connection is another one with the same pragmas, and later writes are there for others', async () => {
  datasync.mockResolvedValue();
  const other = createClient({ url: `file:${file}`, timeout: 100 });
  const pragma = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]![0];
  const lock = await other.transaction('write');
  await expect(insert('one')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await lock.rollback();
  await insert('two');
  expect((await other.execute('select name from rows')).rows.map(({ name }) => name)).toEqual(['two']);
  expect([await pragma('synchronous'), await pragma('secure_delete')]).toEqual([1, 1]);
  other.close();
});

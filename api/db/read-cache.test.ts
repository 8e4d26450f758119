import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReadCache, type ReadCache } from './read-cache.ts';

let folder: string;
let file: string;
let own: Client;
let other: Client;
let cache: ReadCache;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-cache-'));
  file = join(folder, 'test.db');
  const open = () => createClient({ url: `file:${file}`, timeout: 10, concurrency: 1 });
  [own, other] = [open(), open()];
  await own.execute('PRAGMA journal_mode = WAL');
  await own.execute('create table rows (name text unique)');
  cache = createReadCache(file);
});
afterEach(async () => {
  cache.close();
  own.close();
  other.close();
  await rm(folder, { recursive: true });
});

const insert = (by: Client, name: string) => by.execute({ sql: 'insert into rows values (?)', args: [name] });

/** Stores two values, does something, and says which of them are still found. */
async function foundAfter(work: () => Promise<unknown>) {
  for (const key of ['ada', 'ben']) cache.store(key, `of ${key}`, cache.version());
  await work();
  return ['ada', 'ben'].filter((key) => cache.find(key) === `of ${key}`);
}

test('a value is found under its key, until something is written on whatever connection', async () => {
  expect(await foundAfter(async () => {})).toEqual(['ada', 'ben']);
  expect(cache.find('cleo')).toBeUndefined();
  for (const [by, name] of [
    [own, 'one'],
    [other, 'two'],
    [own, 'three'],
  ] as const)
    expect(await foundAfter(() => insert(by, name)), name).toEqual([]);
  expect(await foundAfter(() => own.batch(['select 1', `insert into rows values ('four')`]))).toEqual([]);
});

test('a read, or a write that is refused, forgets nothing', async () => {
  await insert(own, 'one');
  expect(await foundAfter(() => own.batch(['select * from rows', 'PRAGMA user_version']))).toEqual(['ada', 'ben']);
  expect(await foundAfter(() => insert(own, 'one').catch(() => {}))).toEqual(['ada', 'ben']);
});

test('what another connection writes while this one is refused and opened anew is noticed', async () => {
  const locked = async () => {
    const lock = await other.transaction('write');
    await expect(insert(own, 'one')).rejects.toThrow('locked');
    await own.reconnect();
    await lock.execute(`insert into rows values ('theirs')`);
    await lock.commit();
  };
  expect(await foundAfter(locked)).toEqual([]);
});

test('a value that was read before a write is not stored after it', async () => {
  const readAt = cache.version();
  await insert(own, 'one');
  cache.store('ada', 'old', readAt);
  expect(cache.find('ada')).toBeUndefined();
});

test('while the version cannot be told, nothing is stored', () => {
  const elsewhere = createReadCache(join(folder, 'no-folder', 'test.db'));
  elsewhere.store('ada', 'one', elsewhere.version());
  expect(elsewhere.find('ada')).toBeUndefined();
});

test('a cache that is closed finds and stores nothing', () => {
  cache.store('ada', 'one', cache.version());
  cache.close();
  expect(cache.find('ada')).toBeUndefined();
  cache.store('ada', 'two', cache.version());
  expect(cache.find('ada')).toBeUndefined();
});

test('when the values would take more than the limit, all are forgotten, and a larger one is not stored', () => {
  const small = createReadCache(file, 10_000);
  const store = (key: string, size: number) => small.store(key, key, small.version(), size);
  for (const key of ['one', 'two']) store(key, 4_000);
  expect([small.find('one'), small.find('two')]).toEqual(['one', 'two']);
  store('three', 4_000);
  expect([small.find('one'), small.find('two'), small.find('three')]).toEqual([undefined, undefined, 'three']);
  store('four', 10_000);
  expect(small.find('four')).toBeUndefined();
  small.close();
});

test('a value that is stored again takes the place of the one before', () => {
  for (let i = 0; i < 3; i++) cache.store('ada', i, cache.version(), 1_000);
  expect(cache.find('ada')).toBe(2);
  expect(cache.bytes()).toBeLessThan(2_000);
});

test('the connection of the cache does not keep others from emptying the log', async () => {
  await insert(own, 'one');
  cache.version();
  const { rows } = await other.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(rows[0]!.busy).toBe(0);
});

const step = fc.record({
  does: fc.constantFrom('begin', 'end', 'write', 'write elsewhere'),
  key: fc.constantFrom('ada', 'ben', 'cleo'),
  size: fc.integer({ min: 0, max: 3_000 }),
  which: fc.nat(),
});

test('however reads and writes overlap, what is found is what is stored, and memory stays bounded', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const small = createReadCache(file, 6_000);
      await own.execute('delete from rows');
      let written = 0;
      const reads: (() => void)[] = [];
      for (const { does, key, size, which } of steps) {
        if (does === 'begin') {
          const [readAt, value] = [small.version(), `${key} ${written}`];
          reads.push(() => small.store(key, value, readAt, size));
        }
        if (does === 'end' && reads.length > 0) reads.splice(which % reads.length, 1)[0]!();
        if (does.startsWith('write')) await insert(does === 'write' ? own : other, String(++written));
        expect(small.bytes()).toBeLessThanOrEqual(6_000);
        for (const one of ['ada', 'ben', 'cleo']) expect([undefined, `${one} ${written}`]).toContain(small.find(one));
      }
      small.close();
    }),
    { numRuns: 50 },
  );
}, 60_000);

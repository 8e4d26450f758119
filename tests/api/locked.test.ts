import { open, stat } from 'node:fs/promises';
import { createClient as connect } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let other: ReturnType<typeof connect>;
beforeEach(async () => {
  api = await startApi();
  other = connect({ url: `file:${api.file}`, timeout: 100 });
});
afterEach(async () => {
  other.close();
  await api.stop();
});

test('while another process writes, reads are answered, and a write is taken when the file is free', async () => {
  const { call } = await newStudent(api.base);
  const lock = await other.transaction('write');
  let isDone = false;
  const written = call('createHonor', { body: { title: 'Debate' } }).finally(() => {
    isDone = true;
  });
  for (let i = 0; i < 5; i++) expect(await call('listHonors')).toEqual([]);
  expect(isDone).toBe(false);
  await lock.rollback();
  expect(await written).toMatchObject({ title: 'Debate' });
});

test('what was refused or had to wait leaves nothing open: every later write is there for other processes', async () => {
  const { call } = await newStudent(api.base);
  for (let i = 0; i < 3; i++) {
    const lock = await other.transaction('write');
    const waiting = [
      call('saveDraft', { body: { text: `Text ${i}` } }),
      call('createApplication', { body: { college: `College ${i}` } }),
      call('patchMe', { body: { name: `Ada ${i}` } }),
    ];
    await call('listHonors');
    await lock.rollback();
    await Promise.all(waiting);
    await call('createHonor', { body: { title: `Honor ${i}` } });
    const { rows } = await other.execute('select count(*) as honors from honors');
    expect(rows[0]!.honors).toBe(i + 1);
    await (await other.transaction('write')).rollback();
  }
});

test('after a lock as before, the log is brought to the disk by us and not by SQLite, and what is deleted is overwritten', async () => {
  const { call } = await newStudent(api.base);
  const setting = async (name: string) => (await api.db.$client.execute(`PRAGMA ${name}`)).rows[0]![0];
  for (let i = 0; i < 2; i++) {
    // NORMAL: what is acknowledged was brought to the disk in embedded-client.ts, which does not hold the thread.
    expect(await setting('synchronous')).toBe(1);
    expect(await setting('secure_delete')).toBe(1);
    const lock = await other.transaction('write');
    const waiting = call('createHonor', { body: { title: 'Debate' } });
    await call('listHonors');
    await lock.rollback();
    await waiting;
  }
});

test('what the database refuses for another reason leaves nothing open either', async () => {
  const { email, call } = await newStudent(api.base);
  for (let i = 0; i < 3; i++) {
    const taken = createClient({ base: api.base })('register', {
      body: { name: 'Ben Adler', email, password: 'a long password' },
    });
    await expect(taken).rejects.toMatchObject({ status: 409 });
    await call('createHonor', { body: { title: `Honor ${i}` } });
    expect((await other.execute('select count(*) from honors')).rows[0]![0]).toBe(i + 1);
  }
});

test('a save is answered once it is on the disk; where the disk fails it is refused, and nothing later rests on what failed', async () => {
  const { call } = await newStudent(api.base);
  const file = await open(api.file);
  const datasync = vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'datasync');
  await file.close();
  let onDisk!: () => void;
  datasync.mockImplementationOnce(() => new Promise((resolve) => (onDisk = resolve)));
  let isAnswered = false;
  const saved = call('saveDraft', { body: { text: 'One.' } }).then(() => (isAnswered = true));
  await expect.poll(() => onDisk).toBeDefined();
  expect((await call('readDraft')).text).toBe('One.');
  expect(isAnswered).toBe(false);
  onDisk();
  await saved;

  datasync.mockRejectedValueOnce(new Error('EIO'));
  await expect(call('saveDraft', { body: { text: 'Two.' } })).rejects.toMatchObject({ status: 507 });
  datasync.mockClear();
  await call('saveDraft', { body: { text: 'Three.' } });
  // The log that could not be written is gone: all of it was moved into the file.
  expect((await stat(`${api.file}-wal`)).size).toBe(0);
  expect(datasync).not.toHaveBeenCalled();
  await call('saveDraft', { body: { text: 'Four.' } });
  expect(datasync).toHaveBeenCalled();
  datasync.mockRestore();
});

import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let other: ReturnType<typeof createClient>;
beforeEach(async () => {
  api = await startApi();
  other = createClient({ url: `file:${api.file}`, timeout: 100 });
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

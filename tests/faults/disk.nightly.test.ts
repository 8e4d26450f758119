import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient as connect } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { cannotFill, fill, free } from '../support/full-disk.ts';
import { paragraph } from '../support/essays.ts';
import { type Laurel, startLaurel } from '../support/laurel.ts';
import { newStudent } from '../support/requests.ts';
import { figure } from './figures.ts';

const full = new Problem(507, refusals.noRoom);

let laurel: Laurel;
let student: Awaited<ReturnType<typeof newStudent>>;
beforeEach(async (context) => {
  context.skip(Boolean(cannotFill), cannotFill || undefined);
  laurel = await startLaurel();
  student = await newStudent(laurel.address);
});
afterEach(() => laurel?.stop());

const file = () => join(laurel.folder, 'laurel.db');

/** What another process finds in the database. */
async function stored(sql: string) {
  const database = connect({ url: `file:${file()}` });
  const { rows } = await database.execute(sql);
  database.close();
  return rows.map((row) => row[0]);
}

test('while the disk is full, students read, and every write is refused with a sentence and tried again by the app', async () => {
  const { call, email, password } = student;
  const guest = createClient({ base: laurel.address });
  await call('saveDraft', { body: { text: 'Before.' } });
  // A session that would be noted as used.
  await stored('update sessions set last_used_at = last_used_at - 7200000 returning 1');
  await fill(laurel.pid());

  expect(await call('readDraft')).toMatchObject({ text: 'Before.' });
  expect(await call('readMe')).toMatchObject({ email });
  expect(await call('readOverview', { query: {} })).toMatchObject({ applications: { total: 0 } });
  expect(await call('listHonors')).toEqual([]);
  expect(await guest('readHealth')).toEqual({ ok: true });

  const writes = [
    () => call('saveDraft', { body: { text: 'Refused.' } }),
    () => call('createApplication', { body: { college: 'Brown' } }),
    () => call('commitImport', { body: { type: 'honors', items: [{ title: 'Refused' }] } }),
    () => call('patchMe', { body: { name: 'Refused Name' } }),
    () => call('gradeEssay', { body: { text: paragraph } }),
    () => call('createTicket'),
    () => call('logout'),
    () => call('deleteMe', { body: { password } }),
    () => guest('login', { body: { email, password } }),
    () => guest('login', { body: { email, password: 'a wrong password' } }),
    () => guest('register', { body: { name: 'Ben Adler', email: 'ben@example.com', password } }),
    () => guest('previewEssay', { body: { essay: paragraph } }),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow(full);
  for (const write of writes) await expect(write()).rejects.toMatchObject({ status: 507 });
  expect(await call('readDraft')).toMatchObject({ text: 'Before.' });

  const lines = laurel.printed().split('\n');
  expect(lines.filter((line) => line.includes('"database full"'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"defect"'))).toEqual([]);
});

test('what is acknowledged once there is room again is really stored, at once and after a kill', async (context) => {
  const { call } = student;
  const acknowledged: string[] = [];
  for (let round = 0; round < 5; round++) {
    await fill(laurel.pid());
    for (let n = 0; n < 4; n++)
      await expect(call('createHonor', { body: { title: `Refused ${round}.${n}` } })).rejects.toThrow(full);
    await expect(call('saveDraft', { body: { text: `Refused ${round}.` } })).rejects.toThrow(full);
    await free(laurel.pid());
    for (let n = 0; n < 4; n++)
      acknowledged.push((await call('createHonor', { body: { title: `Honor ${round}.${n}` } })).title);
    await call('saveDraft', { body: { text: `Text ${round}.` } });
    expect(await stored('select title from honors order by title')).toEqual(acknowledged);
    expect(await stored('select text from essays')).toEqual([`Text ${round}.`]);
  }
  await laurel.kill();
  expect(await stored('PRAGMA integrity_check')).toEqual(['ok']);
  await laurel.startAgain();
  expect((await call('listHonors')).map(({ title }) => title).toSorted()).toEqual(acknowledged);
  figure(context, 'writes after five full disks, missing', `${acknowledged.length + 5}, 0`);
});

test('where the log has room and the database has none, what was acknowledged outlives a kill', async (context) => {
  const { call } = student;
  const leaving = await newStudent(laurel.address);
  // It empties the log into the file, and the log begins anew.
  await leaving.call('deleteMe', { body: { password: leaving.password } });
  await fill(laurel.pid(), (await stat(file())).size);
  const acknowledged: string[] = [];
  const writing = async () => {
    for (;;) {
      const { id } = await call('createHonor', { body: { title: 'Debate', notes: 'x'.repeat(2_000) } });
      acknowledged.push(id);
    }
  };
  await expect(writing()).rejects.toThrow(full);
  expect(acknowledged.length).toBeGreaterThan(3);
  await laurel.kill();
  await laurel.startAgain();
  expect((await call('listHonors')).map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  expect(await stored('PRAGMA integrity_check')).toEqual(['ok']);
  figure(context, 'writes until the log was full, missing', `${acknowledged.length}, 0`);
});

test('a log that is on the full disk does not end the server', async () => {
  const log = await open('/dev/full', 'w');
  const server = spawn(process.execPath, ['dist/api/server.js'], {
    env: { ...process.env, PORT: '0', DATABASE_URL: `file:${join(laurel.folder, 'other.db')}` },
    stdio: ['ignore', 'pipe', log.fd],
  });
  const first = await createInterface({ input: server.stdout! })[Symbol.asyncIterator]().next();
  const base = /http:\S+/.exec(String(first.value))![0];
  const { call } = await newStudent(base);
  expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
  server.kill('SIGKILL');
  await once(server, 'exit');
  await log.close();
});

import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '#api/db/backup.ts';
import { openDb } from '#api/db/client.ts';
import { createClient } from '#contract/client.ts';
import { runProgram, startProcess } from '../support/processes.ts';
import { newStudent } from '../support/requests.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const url = (name: string) => `file:${at(name)}`;
const startOn = (name: string) => startProcess('dist/api/server.js', { PORT: '0', DATABASE_URL: url(name) });

/** A database with one student, whom no server has open. */
async function makeDatabase(name: string, student: string) {
  const db = await openDb({ url: url(name) });
  await db.$client.execute({
    sql: `insert into users (id, name, email, created_at) values (?, ?, ?, 1)`,
    args: [student, student, `${student}@example.com`],
  });
  db.close();
}

async function studentsIn(name: string) {
  const db = await openDb({ url: url(name) });
  const students = await db.query.users.findMany();
  db.close();
  return students.map(({ id }) => id);
}

test('a backup made while a student writes is one moment of it, and a server on it goes on from there', async () => {
  const server = await startOn('laurel.db');
  const { email, password, call } = await newStudent(server.base);
  let isWriting = true;
  const writing = (async () => {
    let written = 0;
    while (isWriting) await call('saveDraft', { body: { text: `Draft ${++written}.`, status: 'editing' } });
    return written;
  })();
  const { code, printed } = await runProgram('dist/api/backup.js', [at('backup.db')], {
    DATABASE_URL: url('laurel.db'),
  });
  isWriting = false;
  const written = await writing;
  await server.stop();
  const { size, mode } = await stat(at('backup.db'));
  expect([code, printed]).toEqual([0, `Backed up to ${at('backup.db')} (students: 1, bytes: ${size})\n`]);
  expect(mode & 0o777).toBe(0o600);

  const restored = await runProgram('dist/api/restore.js', [at('backup.db')], { DATABASE_URL: url('new.db') });
  expect(restored.printed).toBe(`Restored to ${at('new.db')} (students: 1, bytes: ${size})\n`);
  const again = await startOn('new.db');
  const { token } = await createClient({ base: again.base })('login', { body: { email, password } });
  const { text, status } = await createClient({ base: again.base, token: () => token })('readDraft');
  expect(status).toBe('editing');
  const draft = Number(/^Draft (\d+)\.$/.exec(text)![1]);
  expect(draft).toBeGreaterThan(0);
  expect(draft).toBeLessThanOrEqual(written);
  await again.stop();
});

test('a backup replaces no file', async () => {
  await makeDatabase('laurel.db', 'ada');
  await writeFile(at('backup.db'), 'the backup of yesterday');
  await expect(backUp(url('laurel.db'), at('backup.db'))).rejects.toThrow('a backup never replaces another');
  expect((await readdir(folder)).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
});

test('a restore replaces a database only when told to, and keeps the old one with its rows', async () => {
  await makeDatabase('laurel.db', 'ada');
  await backUp(url('laurel.db'), at('backup.db'));
  const server = await startOn('other.db');
  const { call } = await newStudent(server.base);
  const { id } = await call('readMe');
  await server.stop();
  await expect(restore(at('backup.db'), url('other.db'))).rejects.toThrow('Stop the server and add --replace.');
  const now = new Date('2026-11-22T10:00:00.000Z');
  expect(await restore(at('backup.db'), url('other.db'), { replace: true, now })).toMatchObject({
    students: 1,
    kept: at('other.db.2026-11-22T10-00-00.000Z'),
  });
  expect(await studentsIn('other.db')).toEqual(['ada']);
  expect(await studentsIn('other.db.2026-11-22T10-00-00.000Z')).toEqual([id]);
});

test('a database that a server has open is not replaced', async () => {
  await makeDatabase('backup.db', 'ada');
  const server = await startOn('laurel.db');
  const { call } = await newStudent(server.base);
  await expect(restore(at('backup.db'), url('laurel.db'), { replace: true })).rejects.toThrow('Stop it first.');
  expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
  await server.stop();
  expect((await readdir(folder)).filter((name) => name.startsWith('laurel.db.'))).toEqual([]);
});

test('what is damaged or no database of Laurel is not restored', async () => {
  await writeFile(at('notes.db'), 'Dear diary. '.repeat(1_000));
  await expect(restore(at('notes.db'), url('laurel.db'))).rejects.toThrow('is no good database of Laurel');
  await expect(restore(at('nothing.db'), url('laurel.db'))).rejects.toThrow('There is no backup at');
  expect(await readdir(folder)).toEqual(['notes.db']);
});

test('for a database on a server both say so', async () => {
  const remote = 'libsql://laurel.example';
  await expect(backUp(remote, at('backup.db'))).rejects.toThrow('The database is on a server (DATABASE_URL).');
  await expect(restore(at('backup.db'), remote)).rejects.toThrow('The database is on a server (DATABASE_URL).');
});

import { eq, getTableColumns, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { Uint8ArrayReader, TextWriter, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/client.ts';
import * as schema from '#api/db/schema.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { makeEverything } from '../support/everything.ts';
import { newStudent } from '../support/requests.ts';

/** What is stored and not exported, and why. A whole table by its name, a column after a dot. */
const leftOut: Record<string, string> = {
  'users.passwordHash': 'proves a password, and says nothing of the student',
  'users.calendarHash': 'proves the address of the calendar',
  'users.calendarSecret': 'opens the calendar for whoever has it',
  'sessions.tokenHash': 'proves a token',
  'reminders.token': 'ends the reminders for whoever has it',
  'shares.tokenHash': 'proves the token of a link to read along',
  tickets: 'proofs of links that are good for a minute',
  passwordResets: 'proofs of links that are good for half an hour',
  authorizationRequests: 'proofs of redirects that are good for ten minutes',
  rateLimits: 'counters, gone within a day',
  secrets: 'of the server, and of no student',
};

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A student with a row in every table that is exported, each column of it filled in. */
async function studentWithEverything() {
  const student = await newStudent(api.base);
  const { call } = student;
  await makeEverything(student);
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  await call('patchMe', {
    body: { name: 'Ada N. Okafor', avatar: 'https://pictures.example/ada.png', onboarded: true, engine: 'built-in' },
  });
  const { id } = await call('readMe');
  const calendar = await call('createCalendar');
  await fetch(api.base + new URL(calendar.url).pathname);
  const { ticket } = await call('createTicket');
  await (await fetch(api.base + addressOf('exportDocument', { query: { ticket } }))).arrayBuffer();
  await api.db.update(schema.sessions).set({ device: 'Chrome on Windows' }).where(eq(schema.sessions.userId, id));
  await api.db.insert(schema.identities).values({ issuer: 'https://id.example', subject: student.email, userId: id });
  return { ...student, id };
}

async function exported({ call }: Awaited<ReturnType<typeof newStudent>>) {
  const { ticket } = await call('createTicket');
  const zip = await fetch(api.base + addressOf('exportZip', { query: { ticket } }));
  const entries = await new ZipReader(new Uint8ArrayReader(new Uint8Array(await zip.arrayBuffer()))).getEntries();
  const entry = entries.find(({ filename }) => filename === 'data.json')!;
  if (entry.directory) throw new Error('data.json is no file.');
  const data = await entry.getData(new TextWriter(), { useWebWorkers: false });
  return JSON.parse(data) as { rows: Record<string, Record<string, unknown>[]> };
}

const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, SQLiteTable) ? [{ name, table }] : []));

test('every column that is stored of a student is in the export, or left out for a reason', async () => {
  const { rows } = await exported(await studentWithEverything());
  const missing = tables
    .flatMap(({ name, table }) =>
      leftOut[name] ? [] : Object.keys(getTableColumns(table)).map((column) => [name, column] as const),
    )
    .filter(([name, column]) => !leftOut[`${name}.${column}`])
    .filter(([name, column]) => !rows[name]?.length || rows[name].some((row) => !(column in row)))
    .map((where) => where.join('.'));
  expect(missing).toEqual([]);
});

test('what is left out is left out', async () => {
  const { rows } = await exported(await studentWithEverything());
  const held = Object.entries(rows).flatMap(([name, [row]]) => [
    name,
    ...Object.keys(row!).map((key) => `${name}.${key}`),
  ]);
  expect(held.filter((where) => where in leftOut)).toEqual([]);
  // Whatever is named so one day has to be thought about first.
  expect(held.filter((where) => /hash|token|secret|password|nonce|verifier/i.test(where))).toEqual([]);
});

test('the rows of the export are those of the database, and nobody else’s', async () => {
  const other = await studentWithEverything();
  const student = await studentWithEverything();
  const data = await exported(student);
  expect(JSON.stringify(data)).not.toContain(other.id);
  expect(JSON.stringify(data)).not.toContain(other.email);
  for (const [name, rows] of Object.entries(data.rows)) {
    const { table } = tables.find((one) => one.name === name)!;
    const stored: Record<string, unknown>[] = JSON.parse(JSON.stringify(await api.db.select().from(table)));
    const all = stored.filter((row) => (name === 'users' ? row.id : row.userId) === student.id);
    // An export is noted once it is made, so it does not hold the note of itself.
    const own = name === 'exportsMade' ? all.slice(0, -1) : all;
    expect(own.length, name).toBeGreaterThan(0);
    expect(rows, name).toEqual(
      own.map((row) => Object.fromEntries(Object.keys(rows[0]!).map((key) => [key, row[key]]))),
    );
  }
});

test('a student who has just signed up can export too', async () => {
  const { rows } = await exported(await newStudent(api.base));
  expect(
    Object.entries(rows)
      .filter(([, { length }]) => length > 0)
      .map(([name]) => name),
  ).toEqual(['users', 'sessions', 'essays']);
});

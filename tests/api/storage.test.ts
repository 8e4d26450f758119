import { once } from 'node:events';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBodyBudget } from '#api/request-body.ts';
import { limitHeavyWork } from '#api/heavy-requests.ts';
import { users } from '#api/db/schema.ts';
import { storedBytes } from '#api/services/stored-bytes.ts';
import { limits } from '#contract/limits.ts';
import { refusals } from '#contract/refusals.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { makeEverything } from '../support/everything.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ unlimited: true });
});
afterAll(() => api.stop());

const MEBIBYTE = 1024 * 1024;
type Student = Awaited<ReturnType<typeof newStudent>>;

async function bytesOf({ email }: Student) {
  const { id } = (await api.db.query.users.findFirst({ where: eq(users.email, email) }))!;
  return storedBytes({ db: api.db, studentId: id } as Parameters<typeof storedBytes>[0]);
}

/** An import of supplementals with long texts: nearly the megabyte that one request may carry. */
const longApplication = (n: number) => ({
  type: 'apps' as const,
  items: [
    {
      college: `College ${n}`,
      supplementals: Array.from({ length: 10 }, (_, i) => ({
        title: `${i}`,
        response: `${n} `.padEnd(99_000, 'a b c '),
      })),
    },
  ],
});

test('a row of everything takes a small part of what a student may store', async () => {
  const student = await newStudent(api.base);
  await makeEverything(student);
  const bytes = await bytesOf(student);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(limits.storedBytes / 50);
});

test('nobody stores more than ten megabytes, also by many requests at once, and what is stored can be read and deleted', async () => {
  const student = await newStudent(api.base);
  const { call } = student;
  const imports = Array.from({ length: 30 }, (_, n) => call('commitImport', { body: longApplication(n) }));
  const refused = (await Promise.allSettled(imports)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(15);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ status: 413, message: refusals.accountFull });
  expect(await bytesOf(student)).toBeLessThan(limits.storedBytes + MEBIBYTE);

  const listed = await call('listApplications');
  expect(JSON.stringify(listed).length).toBeLessThan(100_000);
  await call('deleteApplication', { params: { appId: listed[0]!.id } });
  expect(await call('listApplications')).toHaveLength(listed.length - 1);
  expect((await call('readContext')).apps).toHaveLength(listed.length - 1);
});

/** A student whose account is full, with an earlier text that was never scored, and the texts of which it is full. */
async function fullAccount() {
  const student = await newStudent(api.base);
  await student.call('saveDraft', { body: { text: 'An earlier text.' } });
  await student.call('saveDraft', { body: { text: paragraph, keepReplaced: true } });
  for (let n = 0; ; n++) {
    const isFull = await student.call('commitImport', { body: longApplication(n) }).then(
      () => false,
      () => true,
    );
    if (isFull) return student;
  }
}

test('a full account loses nothing by what is refused, and can still ask, export, undo and change its password', async () => {
  const { call, password } = await fullAccount();
  const versions = () => call('listVersions', { params: { essayId: 'main' } });
  expect(await versions()).toHaveLength(1);
  await expect(call('commitImport', { body: longApplication(1_000) })).rejects.toMatchObject({ status: 413 });
  expect(await versions()).toHaveLength(1);

  await call('createTicket');
  await call('chat', { body: { messages: [{ role: 'user', content: 'What should I do first?' }] } });
  await call('previewImport', { body: { type: 'honors', rows: [{ title: 'Chess' }] } });
  const [application] = await call('listApplications');
  await call('deleteApplication', { params: { appId: application!.id } });
  await call('restoreDeleted', { params: { deletedId: application!.id } });
  await call('changePassword', { body: { current: password, password: 'a newer password' } });
  expect(await versions()).toHaveLength(1);
});

test('of one student two heavy requests run at once, and the others have their turn after them', async () => {
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      limitHeavyWork('ada', async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        return n;
      }),
    ),
  );
  expect([most, done]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
});

test('a caller who leaves while a heavy request waits holds up none that come after', async () => {
  const { token, call } = await newStudent(api.base);
  const headers = { authorization: `Bearer ${token}` };
  const left = Array.from({ length: 20 }, async () => {
    const signal = AbortSignal.timeout(1);
    return fetch(`${api.base}/api/ai/context?n=${Math.random()}`, { headers, signal }).catch(() => null);
  });
  await Promise.all(left);
  expect(await call('readContext')).toMatchObject({ apps: [] });
});

test('bodies that are held at once are limited, for all together and for each address', () => {
  const take = createBodyBudget({ all: 10, each: 6 });
  const giveBack = take('192.0.2.1', 6);
  expect(() => take('192.0.2.1', 1)).toThrow('Laurel is taking in a lot right now.');
  take('192.0.2.2', 4);
  expect(() => take('192.0.2.3', 1)).toThrow('Laurel is taking in a lot right now.');
  giveBack();
  take('192.0.2.1', 6);
});

/** Sends the beginning of a request whose body it does not send to the end; the answer's first line, or null after half a second. */
function begun(headers: string) {
  const { hostname, port } = new URL(api.base);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n{`);
  const answered = once(socket, 'data').then(([bytes]) => String(bytes).split('\r\n')[0]!);
  return { answered, end: () => socket.destroy() };
}

test('a body that is too large is refused before it is read', async () => {
  const { answered, end } = begun(`Content-Length: ${2 * MEBIBYTE}`);
  expect(await answered).toBe('HTTP/1.1 413 Payload Too Large');
  end();
});

test('who announces large bodies and does not send them takes no room from others', async () => {
  const announced = Array.from({ length: 100 }, () => begun(`Content-Length: ${MEBIBYTE}`));
  const student = await newStudent(api.base);
  const text = 'a b c '.repeat(16_000);
  await student.call('saveDraft', { body: { text } });
  expect((await student.call('readDraft')).text).toBe(text);
  for (const { end } of announced) end();
});

test('a body that comes in pieces is read whole, and refused where it is too large', async () => {
  const { token, call } = await newStudent(api.base);
  const send = (text: string) =>
    fetch(`${api.base}/api/essays/draft`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: new Blob([JSON.stringify({ text })]).stream(),
      duplex: 'half',
    } as RequestInit);
  expect((await send('In pieces.')).status).toBe(200);
  expect((await call('readDraft')).text).toBe('In pieces.');
  expect((await send('a'.repeat(2 * MEBIBYTE))).status).toBe(413);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBodyBudget } from '#api/body-budget.ts';
import { inTurnOfStudent } from '#api/heavy-requests.ts';
import { users, versions } from '#api/db/schema.ts';
import { storedBytes } from '#api/services/stored-bytes.ts';
import { limits } from '#contract/limits.ts';
import { sentences } from '#contract/sentences.ts';
import { startApi } from '../support/api-server.ts';
import { paragraph } from '../support/essays.ts';
import { makeEverything } from '../support/everything.ts';
import { newStudent, request } from '../support/requests.ts';

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

test('a whole season takes a small part of what a student may store', async () => {
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
    expect(reason).toMatchObject({ status: 413, message: sentences.accountFull });
  expect(await bytesOf(student)).toBeLessThan(limits.storedBytes + MEBIBYTE);

  const before = process.memoryUsage().rss;
  const listed = await Promise.all(Array.from({ length: 50 }, () => call('listApplications')));
  expect(JSON.stringify(listed[0]).length).toBeLessThan(100_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MEBIBYTE);
  await call('deleteApplication', { params: { appId: listed[0]![0]!.id } });
  expect(await call('listApplications')).toHaveLength(listed[0]!.length - 1);
  expect((await call('readContext')).apps).toHaveLength(listed[0]!.length - 1);
});

test('earlier texts make room for new ones, the oldest first, and scored ones stay', async () => {
  const student = await newStudent(api.base);
  const { call } = student;
  const textOf = (n: number) => `${n} ${paragraph} `.repeat(280).slice(0, 90_000);
  await call('saveDraft', { body: { text: paragraph } });
  await call('gradeEssay', { body: { text: paragraph } });
  for (let n = 0; n < 130; n++) {
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    await call('saveDraft', { body: { text: textOf(n), keepReplaced: true } });
  }
  expect(await bytesOf(student)).toBeLessThanOrEqual(limits.storedBytes);
  const kept = await call('listVersions', { params: { essayId: 'main' } });
  expect(kept.length).toBeGreaterThan(100);
  // The scored one is the first that was written.
  expect(kept.at(-1)!.score).toEqual(expect.any(Number));
  const texts = await api.db
    .select({ text: versions.text })
    .from(versions)
    .where(eq(versions.id, kept.at(-2)!.id));
  expect(texts[0]!.text.startsWith('0 ')).toBe(false);
  expect((await call('readDraft')).text.startsWith('129 ')).toBe(true);
});

test('of one student two heavy requests run at once, and the others have their turn after them', async () => {
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      inTurnOfStudent('ada', async () => {
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

test('what is refused by the size or the address of its body is refused before the body is read', async () => {
  const { status, headers } = await request(api.base, 'POST', '/auth/login', { body: 'a'.repeat(2 * MEBIBYTE) }).catch(
    // The connection may be closed while the body is still being sent.
    () => ({ status: 413, headers: new Headers({ connection: 'close' }) }),
  );
  expect([status, headers.get('connection')]).toEqual([413, 'close']);
});

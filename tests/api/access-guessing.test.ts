import { hash, verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi } from '../support/api-server.ts';
import { makeEverything } from '../support/everything.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const login = (email: string, password = 'not the password', base = api.base) =>
  request(base, 'POST', '/auth/login', { body: { email, password } });

/** How often each answer came: its status and its sentence. */
function tally(answers: Awaited<ReturnType<typeof request>>[]) {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = `${status} ${String(body?.error ?? 'ok')}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

describe('whether an e-mail has an account', () => {
  test.each(['nobody', 'a student with a password', 'a student of Google', 'somebody who deleted the account'])(
    'signing in does not tell by sentence, number of tries or work: %s',
    async (who) => {
      const own = await startApi();
      const { call, email: known, password } = await newStudent(own.base, 'hashed at its full cost');
      const email = who === 'nobody' ? 'nobody@example.com' : known;
      if (who === 'a student of Google') await own.db.run(sql`update users set password_hash = null`);
      if (who === 'somebody who deleted the account') await call('deleteMe', { body: { password } });
      vi.mocked(verify).mockClear();
      const answers = await Promise.all(Array.from({ length: 13 }, () => login(email, 'not it', own.base)));
      expect(tally(answers)).toEqual({
        '401 That email and password do not match.': 10,
        '429 Too many tries to sign in. Wait a few minutes and try again.': 3,
      });
      // The hash is all that takes long; its parameters say how long.
      const work = vi.mocked(verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$'));
      expect(work).toEqual(Array.from({ length: 10 }, () => '$argon2id$v=19$m=19456,t=2,p=1'));
      await own.stop();
    },
  );

  test('is not waited for when a new password is asked for: the answer is there though the look-up never ends', async () => {
    const own = await startApi();
    const lookUp = vi.spyOn(own.db.query.users, 'findFirst').mockReturnValue(new Promise(() => {}) as never);
    const asked = await request(own.base, 'POST', '/auth/forgot-password', { body: { email: 'ada@example.com' } });
    expect([asked.status, asked.body]).toEqual([200, { ok: true }]);
    await vi.waitUntil(() => lookUp.mock.calls.length === 1);
    await own.stop();
  });

  test('is told by signing up, to one address five hundred times an hour', async () => {
    const own = await startApi();
    const { email } = await newStudent(own.base);
    vi.mocked(hash).mockResolvedValue('stands for a hash');
    const signUp = () =>
      request(own.base, 'POST', '/auth/register', { body: { name: 'Eve', email, password: '12345678' } });
    const answers = await Promise.all(Array.from({ length: 503 }, signUp));
    vi.mocked(hash).mockReset();
    expect(tally(answers)).toEqual({
      '409 There is already an account with this email. Sign in instead.': 499,
      '429 Too many new accounts from this network. Try again later.': 4,
    });
    await own.stop();
  });
});

describe('guessing', () => {
  test('the password of an account whose token was stolen ends after ten tries, and nothing is deleted', async () => {
    const { call, token, password } = await newStudent(api.base);
    const tryToDelete = (guess: string) =>
      request(api.base, 'DELETE', '/api/users/me', { token, body: { password: guess } });
    const answers = await Promise.all(Array.from({ length: 14 }, (_, i) => tryToDelete(`guess ${i}`)));
    expect(tally(answers)).toEqual({
      '403 That is not your password.': 10,
      '429 Too many tries. Wait a few minutes and try again.': 4,
    });
    expect((await tryToDelete(password)).status).toBe(429);
    expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
  });

  test('at tickets, calendars and links finds nothing, and costs their students none of theirs', async () => {
    const { call } = await newStudent(api.base);
    const { ticket } = await call('createTicket');
    const calendar = new URL((await call('createCalendar')).url).pathname;
    const near = (secret: string) => [secret.slice(1), `${secret}A`, secret.toLowerCase(), `${secret.slice(0, -2)}AA`];
    for (const guess of ['', '%', '*', '%25', ...near(ticket)])
      expect((await fetch(`${api.base}/api/export/zip?ticket=${guess}`)).status).toBe(403);
    const secret = /([\w-]+)\.ics/.exec(calendar)![1]!;
    for (const guess of ['%', '*', '_', '%25', '..%2f', ...near(secret)])
      expect((await fetch(`${api.base}/api/calendar/${guess}.ics`)).status).toBe(404);
    expect((await fetch(`${api.base}/api/export/zip?ticket=${ticket}`)).status).toBe(200);
    expect((await fetch(api.base + calendar)).status).toBe(200);
  });

  test.each([
    ['an operator', { email: { $ne: null }, password: { $ne: null } }],
    ['a list', { email: ['ada@example.com'], password: ['a long password'] }],
    ['true', { email: 'ada@example.com', password: true }],
    ['SQL', { email: "ada@example.com' or '1'='1", password: "' or '1'='1" }],
    ['nothing', { email: 'ada@example.com', password: '' }],
  ])('a password with %s signs nobody in', async (_what, body) => {
    const { status } = await request(api.base, 'POST', '/auth/login', { body });
    expect([400, 401]).toContain(status);
  });

  test('an account without a password is entered by none', async () => {
    const { email } = await newStudent(api.base);
    await api.db.run(sql`update users set password_hash = null where email = ${email}`);
    for (const guess of ['', 'null', 'undefined', 'nobody has this password'])
      expect((await login(email, guess)).status).toBe(401);
  });
});

test('replaced texts that one student has kept as versions are bounded', async () => {
  const { call } = await newStudent(api.base);
  const replace = (i: number) => call('saveDraft', { body: { text: `Text ${i}.`, keepReplaced: true } });
  for (let i = 0; i < 60; i++) await replace(i);
  const refused = { status: 429 };
  await expect(replace(60)).rejects.toMatchObject(refused);
  const { sid } = await makeEverything({ call });
  const body = { response: 'Three.', keepReplaced: true };
  await expect(call('saveSupplemental', { params: { sid }, body })).rejects.toMatchObject(refused);
  // Writing goes on.
  expect(await call('saveDraft', { body: { text: 'More words.' } })).toMatchObject({ text: 'More words.' });
  const essay = { type: 'essays' as const, items: [{ text: 'Imported.' }] };
  await expect(call('commitImport', { body: essay as never })).rejects.toMatchObject(refused);
});

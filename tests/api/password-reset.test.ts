import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizationRequests, identities, passwordResets, users } from '#api/db/schema.ts';
import { deleteExpired } from '#api/services/delete-expired.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const sentTo = (email: string, by = api) => by.mailed.filter(({ to }) => to === email);
const ask = (email: string, by = api) => request(by.base, 'POST', '/auth/forgot-password', { body: { email } });
const reset = (token: string, password = 'a newer password', by = api) =>
  request(by.base, 'POST', '/auth/reset-password', { body: { token, password } });
const login = (email: string, password: string) =>
  request(api.base, 'POST', '/auth/login', { body: { email, password } });

/** Asks for a link and reads its token from the message. */
async function linkFor(email: string, by = api) {
  const before = sentTo(email, by).length;
  expect((await ask(email, by)).status).toBe(200);
  const { text } = await vi.waitUntil(() => sentTo(email, by)[before]);
  return /#token=(\S+)/.exec(text)![1]!;
}

test('a link is good for 30 minutes and not for one more', async () => {
  const { email } = await newStudent(api.base);
  const start = api.time.now;
  const late = await linkFor(email);
  api.time.now = new Date(start.getTime() + 30 * MINUTE);
  expect((await reset(late)).status).toBe(403);
  const intime = await linkFor(email);
  api.time.now = new Date(start.getTime() + 60 * MINUTE - 1);
  expect((await reset(intime)).status).toBe(200);
});

test('of the same link used twenty times at once one works', async () => {
  const { email } = await newStudent(api.base);
  const token = await linkFor(email);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => reset(token, `password number ${i}`)));
  const worked = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
  expect(worked).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  expect((await login(email, `password number ${worked[0]}`)).status).toBe(200);
});

test('neither the database nor the answer holds the token', async () => {
  const { email } = await newStudent(api.base);
  const token = await linkFor(email);
  expect(JSON.stringify(await api.db.select().from(passwordResets))).not.toContain(token);
  expect((await ask(email)).body).toEqual({ ok: true });
});

test('the link leads to the address that students use, with the token where no server is told of it', async () => {
  const { email } = await newStudent(api.base);
  const token = await linkFor(email);
  const [{ text, html } = { text: '', html: '' }] = sentTo(email);
  const link = `https://laurel.example/reset-password#token=${token}`;
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain(`href="${link}"`);
  expect(text).toContain('30 minutes');
});

test('nobody without an account is written to', async () => {
  const { email } = await newStudent(api.base);
  await ask('nobody@example.com');
  await linkFor(email);
  expect(sentTo('nobody@example.com')).toEqual([]);
});

test('a changed password is told of, and proves the e-mail', async () => {
  const { email } = await newStudent(api.base);
  const isProven = async () => (await api.db.query.users.findFirst({ where: eq(users.email, email) }))?.emailProven;
  expect(await isProven()).toBe(false);
  await reset(await linkFor(email));
  expect(await isProven()).toBe(true);
  const subjects = sentTo(email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Choose a new password for Laurel', 'Your Laurel password was changed']);
});

test('an account that signs in elsewhere gets a password of its own', async () => {
  const { email } = await newStudent(api.base);
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
  await reset(await linkFor(email));
  expect((await login(email, 'a newer password')).status).toBe(200);
});

test('a new password ends what the old one let in: sessions, also of that very moment, tickets, and an unproven calendar', async () => {
  const { call, email, token } = await newStudent(api.base);
  const calendar = new URL((await call('createCalendar')).url).pathname;
  const { ticket } = await call('createTicket');
  const link = await linkFor(email);
  const logins = Array.from({ length: 6 }, () => login(email, 'a long password'));
  expect((await reset(link)).status).toBe(200);
  for (const { body } of await Promise.all(logins)) {
    const { status } = await request(api.base, 'GET', '/api/users/me', { token: String(body!.token ?? 'none') });
    expect(status).toBe(401);
  }
  expect((await request(api.base, 'GET', '/api/users/me', { token })).status).toBe(401);
  expect((await fetch(`${api.base}/api/export/zip?ticket=${ticket}`)).status).toBe(403);
  expect((await fetch(api.base + calendar)).status).toBe(404);
});

test('who was locked out by wrong passwords signs in with the new one', async () => {
  const { email } = await newStudent(api.base);
  for (let i = 0; i < 11; i++) await login(email, 'not my password');
  expect((await login(email, 'not my password')).status).toBe(429);
  await reset(await linkFor(email));
  expect((await login(email, 'a newer password')).status).toBe(200);
});

test('a refused token costs no hashing', async () => {
  vi.mocked(hash).mockClear();
  expect((await reset('guessed')).status).toBe(403);
  expect(hash).not.toHaveBeenCalled();
});

test('a link into an account that is deleted meanwhile is refused', async () => {
  const { email, password, call } = await newStudent(api.base);
  const token = await linkFor(email);
  await call('deleteMe', { body: { password } });
  expect((await reset(token)).status).toBe(403);
});

describe('limits', () => {
  /** So many requests at once, and the answers by their status. */
  async function answersTo(tries: number, what: (i: number) => ReturnType<typeof request>) {
    const all = await Promise.all(Array.from({ length: tries }, (_, i) => what(i)));
    return (status: number) => all.filter((answer) => answer.status === status);
  }

  test.each([
    ['an account', true],
    ['no account', false],
  ])('five links an hour are sent for an e-mail with %s, and the answer is the same', async (_, known) => {
    const email = known ? (await newStudent(api.base)).email : 'never-signed-up@example.com';
    const answers = await answersTo(8, () => ask(email));
    expect(answers(200)).toHaveLength(5);
    expect(answers(429)).toHaveLength(3);
    expect(answers(429)[0]!.body).toEqual({
      error: 'Several links were sent to this email already. Look for them there, or try again in an hour.',
    });
  });

  test('fifty links an hour are asked for from an address, and fifty tokens tried in a quarter of one', async () => {
    const own = await startApi();
    const asked = await answersTo(55, (i) => ask(`nobody-${i}@example.com`, own));
    expect(asked(200)).toHaveLength(50);
    expect(asked(429)).toHaveLength(5);
    const tried = await answersTo(55, (i) => reset(`guess-${i}`, 'guessed it', own));
    expect(tried(403)).toHaveLength(50);
    expect(tried(429)).toHaveLength(5);
    await own.stop();
  });

  test('neither asking again and again for one e-mail nor a good link costs others on that address', async () => {
    const own = await startApi();
    const [one, other] = [await newStudent(own.base), await newStudent(own.base)];
    await answersTo(60, () => ask('nobody@example.com', own));
    const links = [await linkFor(one.email, own), await linkFor(other.email, own)];
    await answersTo(49, (i) => reset(`guess-${i}`, 'guessed it', own));
    for (const link of links) expect((await reset(link, 'a newer password', own)).status).toBe(200);
    await own.stop();
  });
});

describe('what is kept', () => {
  /** Rows of a student that a deletion or an hour has to take. */
  async function rowsOf(email: string) {
    const { id: userId } = (await api.db.query.users.findFirst({ where: eq(users.email, email) }))!;
    const expiresAt = new Date(api.time.now.getTime() + 10 * MINUTE);
    await linkFor(email);
    const consent = { browserHash: 'browser', nonce: 'nonce', codeVerifier: 'verifier', userId, expiresAt };
    await api.db.insert(authorizationRequests).values({ stateHash: `state of ${userId}`, ...consent });
    await api.db.insert(identities).values({ issuer: 'https://accounts.example', subject: userId, userId });
    return async () => {
      const count = async (table: typeof authorizationRequests | typeof identities | typeof passwordResets) =>
        api.db.$count(table, sql`user_id = ${userId}`);
      return {
        authorizationRequests: await count(authorizationRequests),
        identities: await count(identities),
        resets: await count(passwordResets),
      };
    };
  }

  test('a deleted student leaves no link, no redirect and no identity', async () => {
    const { email, password, call } = await newStudent(api.base);
    const left = await rowsOf(email);
    expect(await left()).toEqual({ authorizationRequests: 1, identities: 1, resets: 1 });
    await call('deleteMe', { body: { password } });
    expect(await left()).toEqual({ authorizationRequests: 0, identities: 0, resets: 0 });
  });

  test('links and redirects are forgotten once they are too old, and not before', async () => {
    const { email } = await newStudent(api.base);
    const left = await rowsOf(email);
    const after = (minutes: number) => new Date(api.time.now.getTime() + minutes * MINUTE);
    await deleteExpired(api.db, after(9));
    expect(await left()).toEqual({ authorizationRequests: 1, identities: 1, resets: 1 });
    await deleteExpired(api.db, after(10));
    expect(await left()).toEqual({ authorizationRequests: 0, identities: 1, resets: 1 });
    await deleteExpired(api.db, after(30));
    expect(await left()).toEqual({ authorizationRequests: 0, identities: 1, resets: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions, tickets } from '#api/db/schema.ts';
import { deleteExpired } from '#api/services/delete-expired.ts';
import { createClient } from '#contract/client.ts';
import { startApi } from '../support/api-server.ts';
import { rowsOf } from '../support/everything.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DAY = 24 * 60 * 60 * 1000;
const opens = async (token: string) => (await request(api.base, 'GET', '/api/users/me', { token })).status === 200;
const download = async (ticket: string) => (await fetch(`${api.base}/api/export/zip?ticket=${ticket}`)).status;
const secretOf = ({ url }: { url: string }) => new URL(url).pathname;

/** The token of a link to choose a new password, as it is mailed. */
async function linkFor(email: string) {
  await createClient({ base: api.base })('requestPasswordReset', { body: { email } });
  const { text } = await vi.waitUntil(() => api.mailed.findLast(({ to }) => to === email));
  return /#token=(\S+)/.exec(text)![1]!;
}

describe('a secret', () => {
  test('of each kind is 256 bits, and no two are the same', async () => {
    const { call, email, token } = await newStudent(api.base);
    const calendar = /\/([\w-]+)\.ics$/.exec((await call('createCalendar')).url)![1]!;
    const secrets = [token, (await call('createTicket')).ticket, calendar, await linkFor(email)];
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  test('is not what the database holds: who reads the database can not sign in with that', async () => {
    const { call, email, token } = await newStudent(api.base);
    const { id } = await call('readMe');
    const secrets = [token, (await call('createTicket')).ticket, await linkFor(email)];
    // The address of the calendar is the exception: it opens deadlines alone, and the student can see it again.
    await call('createCalendar');
    const stored = JSON.stringify(await rowsOf(api.db, id));
    for (const secret of secrets) expect(stored).not.toContain(secret);
    const hashes = stored.match(/\b[0-9a-f]{64}\b/g)!;
    expect(hashes).toHaveLength(4);
    for (const hash of hashes) {
      expect(await opens(hash)).toBe(false);
      expect(await download(hash)).toBe(403);
      expect((await fetch(`${api.base}/api/calendar/${hash}.ics`)).status).toBe(404);
      const body = { token: hash, password: 'a newer password' };
      expect((await request(api.base, 'POST', '/auth/reset-password', { body })).status).toBe(403);
    }
  });
});

describe('a good token', () => {
  test.each(['token', 'access_token', 'bearer', 'authorization', 'api_key', 'ticket'])(
    'is worth nothing in the address, as ?%s=',
    async (name) => {
      const { token } = await newStudent(api.base);
      const { status, headers } = await request(api.base, 'GET', `/api/users/me?${name}=${token}`);
      expect(status).toBe(401);
      expect(JSON.stringify([...headers])).not.toContain(token);
    },
  );

  test.each([
    ['as a cookie', (token: string) => ({ cookie: `token=${token}; __Host-laurel-authorization=${token}` })],
    ['by another scheme', (token: string) => ({ authorization: `Basic ${btoa(`student:${token}`)}` })],
    ['as a password of Basic', (token: string) => ({ authorization: `Basic ${token}` })],
    ['without a scheme', (token: string) => ({ authorization: token })],
    ['in quotes', (token: string) => ({ authorization: `Bearer "${token}"` })],
    ['twice', (token: string) => ({ authorization: `Bearer ${token}, Bearer ${token}` })],
    ['with more behind it', (token: string) => ({ authorization: `Bearer ${token} x` })],
    ['without its last letter', (token: string) => ({ authorization: `Bearer ${token.slice(0, -1)}` })],
    ['padded', (token: string) => ({ authorization: `Bearer ${token}=` })],
    ['in capitals', (token: string) => ({ authorization: `Bearer ${token.toUpperCase()}` })],
    ['in a header of a proxy', (token: string) => ({ 'x-forwarded-authorization': `Bearer ${token}` })],
    ['as nothing but the scheme', () => ({ authorization: 'Bearer' })],
    ['as a wildcard', () => ({ authorization: 'Bearer %' })],
  ])('is worth nothing %s', async (_how, headersWith) => {
    const { token } = await newStudent(api.base);
    const response = await fetch(`${api.base}/api/users/me`, { headers: headersWith(token) as HeadersInit });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('is good for 30 days to the millisecond', async () => {
    const start = api.time.now;
    const { token } = await newStudent(api.base);
    api.time.now = new Date(start.getTime() + 30 * DAY);
    expect(await opens(token)).toBe(false);
    api.time.now = new Date(start.getTime() + 30 * DAY - 1);
    expect(await opens(token)).toBe(true);
    api.time.now = start;
  });
});

describe('signing out', () => {
  test('ends the token of this device, and no other', async () => {
    const { email, password, token, call } = await newStudent(api.base);
    const other = await createClient({ base: api.base })('login', { body: { email, password } });
    expect(other.token).not.toBe(token);
    await call('logout');
    expect([await opens(token), await opens(other.token)]).toEqual([false, true]);
  });

  test('ends a ticket that was not used, which the next at this computer could find, and nobody else’s', async () => {
    const [one, other] = [await newStudent(api.base), await newStudent(api.base)];
    const [ticket, theirs] = [await one.call('createTicket'), await other.call('createTicket')];
    await one.call('logout');
    expect([await download(ticket.ticket), await download(theirs.ticket)]).toEqual([403, 200]);
  });
});

test('a deleted account leaves nothing that opens anything: token, ticket, calendar, link', async () => {
  const { call, email, password, token } = await newStudent(api.base);
  const other = await createClient({ base: api.base })('login', { body: { email, password } });
  const { ticket } = await call('createTicket');
  const calendar = secretOf(await call('createCalendar'));
  const link = await linkFor(email);
  await call('deleteMe', { body: { password } });
  expect([await opens(token), await opens(other.token), await download(ticket)]).toEqual([false, false, 403]);
  expect((await fetch(api.base + calendar)).status).toBe(404);
  const body = { token: link, password: 'a newer password' };
  expect((await request(api.base, 'POST', '/auth/reset-password', { body })).status).toBe(403);
});

test('a ticket opens what is its student’s, whoever shows it with whatever token', async () => {
  const [one, other] = [await newStudent(api.base), await newStudent(api.base)];
  await one.call('saveDraft', { body: { text: 'Mine alone.' } });
  const { ticket } = await other.call('createTicket');
  const response = await fetch(`${api.base}/api/export/zip?ticket=${ticket}`, {
    headers: { authorization: `Bearer ${one.token}` },
  });
  expect(response.status).toBe(200);
  const content = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(content).not.toContain('Mine alone.');
});

test.each([
  '?ticket=A&ticket=B',
  '?ticket=A&ticket=',
  '?ticket[]=A',
  '?ticket[0]=A',
  '?TICKET=A',
  '?ticket=A%00',
  '?ticket=A%20',
])('an address with %s opens nothing, and uses no ticket up', async (query) => {
  const { call } = await newStudent(api.base);
  const [a, b] = [(await call('createTicket')).ticket, (await call('createTicket')).ticket];
  const polluted = query.replaceAll('A', a).replaceAll('B', b);
  expect((await fetch(`${api.base}/api/export/zip${polluted}`)).status).toBe(403);
  expect([await download(a), await download(b)]).toEqual([200, 200]);
});

test('what opens nothing any more is forgotten within the hour, and nothing else is', async () => {
  const own = await startApi();
  const { call } = await newStudent(own.base);
  await call('createTicket');
  const left = async (ms: number) => {
    await deleteExpired(own.db, new Date(own.time.now.getTime() + ms));
    return [await own.db.$count(tickets), await own.db.$count(sessions)];
  };
  expect(await left(59_999)).toEqual([1, 1]);
  expect(await left(60_000)).toEqual([0, 1]);
  expect(await left(30 * DAY - 1)).toEqual([0, 1]);
  expect(await left(30 * DAY)).toEqual([0, 0]);
  await own.stop();
});

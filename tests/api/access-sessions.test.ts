import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#api/db/schema.ts';
import { startApi } from '../support/api-server.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type SignIn = Pick<Awaited<ReturnType<typeof newStudent>>, 'email' | 'password'>;
const login = ({ email, password }: SignIn) => request(api.base, 'POST', '/auth/login', { body: { email, password } });
const statusOf = async (token: string) => (await request(api.base, 'GET', '/api/users/me', { token })).status;

test('a right password opens thirty sessions in fifteen minutes and not one more, and the newest twenty stay', async () => {
  const student = await newStudent(api.base);
  const tokens = [student.token];
  for (let i = 0; i < 30; i++) tokens.push(String((await login(student)).body!.token));
  const refused = await login(student);
  expect([refused.status, refused.body]).toEqual([
    429,
    { error: 'Too many tries to sign in. Wait a few minutes and try again.' },
  ]);
  const statuses = await Promise.all(tokens.map(statusOf));
  expect(statuses).toEqual([...Array.from({ length: 11 }, () => 401), ...Array.from({ length: 20 }, () => 200)]);
});

test('right passwords beyond the thirty count as no wrong ones: others at the address go on', async () => {
  const [student, other] = [await newStudent(api.base), await newStudent(api.base)];
  for (let i = 0; i < 90; i++) await login(student);
  expect((await login(other)).status).toBe(200);
});

test('who ends a session ends what was begun in it: a ticket opens nothing any more', async () => {
  const student = await newStudent(api.base);
  const stranger = String((await login(student)).body!.token);
  const { ticket } = (await request(api.base, 'POST', '/api/export/ticket', { token: stranger })).body as {
    ticket: string;
  };
  const other = (await student.call('listSessions')).find(({ current }) => !current)!;
  await student.call('deleteSession', { params: { sessionId: other.id } });
  expect((await fetch(`${api.base}/api/export/zip?ticket=${ticket}`)).status).toBe(403);
});

test('of two changes of the password at once the one that is refused ends no session', async () => {
  const student = await newStudent(api.base);
  const second = String((await login(student)).body!.token);
  const change = (token: string, password: string) =>
    request(api.base, 'POST', '/api/users/me/password', { token, body: { current: student.password, password } });
  const answers = await Promise.all([change(student.token, 'the first of two'), change(second, 'the second of two')]);
  const statuses = answers.map(({ status }) => status);
  const winner = statuses.indexOf(204);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await statusOf([student.token, second][winner]!)).toBe(200);
});

test('a changed password ends the calendar of an e-mail that was never proven', async () => {
  const { call, password } = await newStudent(api.base);
  const { pathname } = new URL((await call('createCalendar')).url);
  await call('changePassword', { body: { current: password, password: 'a newer password' } });
  expect((await fetch(api.base + pathname)).status).toBe(404);
  expect(await call('readCalendarAddress')).toEqual({ url: null, active: false, readAt: null });
});

test('a session that is used stays where one is opened too many, and one that was not used for longest ends', async () => {
  const student = await newStudent(api.base);
  const unused = String((await login(student)).body!.token);
  api.time.now = new Date(api.time.now.getTime() + 2 * 60 * 60_000);
  expect(await statusOf(student.token)).toBe(200);
  for (let i = 0; i < 19; i++) await login(student);
  expect([await statusOf(student.token), await statusOf(unused)]).toEqual([200, 401]);
});

test('deleting an account and opening it again does not give back the links that were sent to its e-mail', async () => {
  const email = 'many-accounts@example.com';
  const ask = async () => (await request(api.base, 'POST', '/auth/forgot-password', { body: { email } })).status;
  const body = { name: 'Ada', email, password: 'a long password' };
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const { token } = (await request(api.base, 'POST', '/auth/register', { body })).body as { token: string };
    statuses.push(await ask());
    await request(api.base, 'DELETE', '/api/users/me', { token, body: { password: body.password } });
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the counters of the rate limits name no e-mail, no address and no student', async () => {
  const student = await newStudent(api.base);
  const { id } = await student.call('readMe');
  await login({ ...student, password: 'not the password' });
  await request(api.base, 'POST', '/auth/forgot-password', { body: { email: student.email } });
  await student.call('createTicket');
  const keys = (await api.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z]+:[\w-]{43}$/);
  for (const word of [student.email, id, '127.0.0.1', '::']) expect(keys.join(' ')).not.toContain(word);
});

test('of the browser a session keeps two words, and no address', async () => {
  const student = await newStudent(api.base);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await fetch(`${api.base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email: student.email, password: student.password }),
  });
  const devices = (await student.call('listSessions')).map(({ device }) => device);
  expect(devices).toContain('Firefox on Linux');
});

test('tries to change the password with a wrong one end after ten', async () => {
  const { token } = await newStudent(api.base);
  const body = { current: 'a guess of mine', password: 'a newer password' };
  const change = () => request(api.base, 'POST', '/api/users/me/password', { token, body });
  const statuses = (await Promise.all(Array.from({ length: 12 }, change))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
});

test('a calendar that is read often writes once an hour', async () => {
  const { call } = await newStudent(api.base);
  const { pathname } = new URL((await call('createCalendar')).url);
  const read = async () => {
    await fetch(api.base + pathname);
    return (await call('readCalendarAddress')).readAt;
  };
  const first = await read();
  api.time.now = new Date(api.time.now.getTime() + 59 * 60_000);
  expect(await read()).toBe(first);
  api.time.now = new Date(api.time.now.getTime() + 2 * 60_000);
  expect(await read()).toBe(api.time.now.toISOString());
});

import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newStudent, request } from '../support/requests.ts';
import { startApi } from '../support/api-server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const DAY = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  test('a token dies after 30 days without use, and lives on while it is used', async () => {
    const start = api.time.now;
    const { token } = await newStudent(api.base);
    const status = async (days: number) => {
      api.time.now = new Date(start.getTime() + days * DAY);
      return (await request(api.base, 'GET', '/api/users/me', { token })).status;
    };
    expect(await status(29)).toBe(200);
    expect(await status(58)).toBe(200);
    expect(await status(89)).toBe(401);
    api.time.now = start;
  });

  test('the database holds neither a token nor a password', async () => {
    const { token, password } = await newStudent(api.base);
    for (const table of ['users', 'sessions']) {
      const { rows } = await api.db.$client.execute(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain(password);
    }
  });
});

describe('passwords', () => {
  test('are kept as argon2id', async () => {
    const { email } = await newStudent(api.base, 'hashed at its full cost');
    const { rows } = await api.db.$client.execute({
      sql: 'select password_hash from users where email = ?',
      args: [email],
    });
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('of an unknown e-mail are compared as long as wrong ones are', async () => {
    const { email } = await newStudent(api.base, 'hashed at its full cost');
    /** Which comparisons a failed sign-in costs, as the parameters of their hashes. */
    const comparisons = async (address: string) => {
      vi.mocked(verify).mockClear();
      const body = { email: address, password: 'not the password' };
      expect((await request(api.base, 'POST', '/auth/login', { body })).status).toBe(401);
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
    };
    const wrong = await comparisons(email);
    expect(wrong).toHaveLength(1);
    expect(await comparisons('nobody-at-all@example.com')).toEqual(wrong);
  });
});

describe('rate limits', () => {
  test('of forty passwords for one e-mail at the same moment ten are looked at, and then none for a while', async () => {
    const { email, password } = await newStudent(api.base);
    const tries = Array.from({ length: 40 }, (_, i) =>
      request(api.base, 'POST', '/auth/login', { body: { email, password: i === 30 ? password : 'wrong password' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
    const refused = await request(api.base, 'POST', '/auth/login', { body: { email, password } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('of many e-mails from one address fifty wrong passwords are looked at', async () => {
    const own = await startApi();
    const tries = Array.from({ length: 55 }, (_, i) =>
      request(own.base, 'POST', '/auth/login', { body: { email: `nobody-${i}@example.com`, password: 'wrong' } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    await own.stop();
  });

  test('wrong passwords for one e-mail cost nobody else on that address', async () => {
    const [locked, other] = [await newStudent(api.base), await newStudent(api.base)];
    const login = (email: string, password: string) =>
      request(api.base, 'POST', '/auth/login', { body: { email, password } });
    for (let i = 0; i < 60; i++) await login(locked.email, 'not my password');
    expect((await login(locked.email, locked.password)).status).toBe(429);
    expect((await login(other.email, other.password)).status).toBe(200);
    // Whoever is signed in can still leave.
    await locked.call('deleteMe', { body: { password: locked.password } });
  });

  test('scorings are limited for one student, and others go on', async () => {
    const one = await newStudent(api.base);
    const score = ({ token }: { token: string }) =>
      request(api.base, 'POST', '/api/essays/grade', { token, body: { text: 'Boats.' } });
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await score(one)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await score(await newStudent(api.base))).status).toBe(200);
  });
});

test('signing in rightly again and again is never too often', async () => {
  const { email, password } = await newStudent(api.base);
  for (let i = 0; i < 12; i++)
    expect((await request(api.base, 'POST', '/auth/login', { body: { email, password } })).status).toBe(200);
});

describe('what HTTP asks of every path', () => {
  test.each([
    ['PUT', '/api/users/me', 'GET, PATCH, DELETE'],
    ['GET', '/api/extracurriculars/order', 'PATCH'],
    ['PUT', '/api/essays/draft', 'GET, POST'],
    ['GET', '/auth/login', 'POST'],
  ])('%s %s is refused, and the answer says what is taken', async (method, path, allow) => {
    const { status, headers, body } = await request(api.base, method, path);
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allow);
    expect(body).toEqual({ error: `This address takes ${allow} only.` });
  });

  test.each(['/api/nothing', '/auth/nothing', '/api', '/api/essays/draft/more'])(
    '%s is a 404 in JSON',
    async (path) => {
      expect(await request(api.base, 'GET', path)).toMatchObject({
        status: 404,
        body: { error: 'There is nothing at this address.' },
      });
    },
  );

  test('a body over 1 MiB is a 413', async () => {
    const { token } = await newStudent(api.base);
    const refused = await request(api.base, 'POST', '/api/essays/draft', {
      token,
      body: { text: 'x'.repeat(1024 * 1024) },
    });
    expect(refused).toMatchObject({ status: 413, body: { error: 'That is too large. The limit is 1 MB.' } });
  });

  test('a file over 10 MiB is a 413', async () => {
    const { token } = await newStudent(api.base);
    const form = new FormData();
    form.set('file', new File(['x'.repeat(10 * 1024 * 1024 + 1)], 'essay.txt'));
    const response = await fetch(`${api.base}/api/import/essay-file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(413);
  });

  test('an upload in very many parts is refused before they are read', async () => {
    const { token } = await newStudent(api.base);
    const part = '--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
    const { status } = await fetch(`${api.base}/api/import/essay-file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: `${part.repeat(100_000)}--b--`,
    });
    expect(status).toBe(400);
  });

  test('nobody without an account can send a body of more than 1 MiB', async () => {
    const form = new FormData();
    form.set('file', new File(['x'.repeat(2 * 1024 * 1024)], 'essay.txt'));
    const send = (path: string) => fetch(api.base + path, { method: 'POST', body: form }).then(({ status }) => status);
    expect(await send('/auth/login')).toBe(413);
    expect(await send('/api/import/essay-file')).toBe(401);
  });

  test('answers carry a request id and are not cached', async () => {
    const { headers } = await request(api.base, 'GET', '/api/health');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('a defect is logged with its request id and without the text of the student', async () => {
  const own = await startApi();
  const { token } = await newStudent(own.base);
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await own.db.$client.execute('drop table versions');
  const { status, headers } = await request(own.base, 'POST', '/api/essays/draft', {
    token,
    // A line of it looks like a line of a stack.
    body: { text: 'my secret essay\n    at home it is secret' },
  });
  expect(status).toBe(500);
  const lines = logged.mock.calls.flat().join('\n');
  expect(lines).toContain(headers.get('x-request-id'));
  expect(lines).not.toContain('secret');
  logged.mockRestore();
  await own.stop();
});

test('the secret of a calendar stays out of the log', async () => {
  const own = await startApi();
  const { call } = await newStudent(own.base);
  const { pathname } = new URL((await call('createCalendar')).url);
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await own.db.$client.execute('drop table applications');
  expect((await request(own.base, 'GET', pathname)).status).toBe(500);
  const lines = logged.mock.calls.flat().join('\n');
  expect(lines).toContain('"level":"error"');
  expect(lines).not.toContain(pathname.split('/').at(-1));
  logged.mockRestore();
  await own.stop();
});

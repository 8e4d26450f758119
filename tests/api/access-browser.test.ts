import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { startApi } from '../support/api-server.ts';
import { rawRequest } from '../support/raw-request.ts';
import { newStudent, request } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const endpoints = Object.values(contract) as Endpoint[];
const pathOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x');

describe('a page of another site', () => {
  test.each(['https://evil.example', 'null', 'https://laurel.example.evil.example', 'https://laurel.example'])(
    'at %s is allowed nothing by any endpoint, asked before or not',
    async (origin) => {
      const { token } = await newStudent(api.base);
      for (const endpoint of endpoints) {
        const { method, name } = endpoint;
        const asking = {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization, content-type',
        };
        const asked = await rawRequest(api.base, { method: 'OPTIONS', path: pathOf(endpoint), headers: asking });
        const headers = { origin, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        // What ends the session comes by itself below.
        const simple =
          name === 'logout'
            ? asked
            : await rawRequest(api.base, { method, path: pathOf(endpoint), headers, body: '{}' });
        expect([name, asked.status]).toEqual([name, 405]);
        for (const answer of [asked, simple])
          expect(Object.keys(answer.headers).filter((header) => header.startsWith('access-control-'))).toEqual([]);
      }
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', ''])(
    'sends no body that a form can send, such as %j',
    async (type) => {
      const { call, token } = await newStudent(api.base);
      for (const endpoint of endpoints.filter(({ body }) => body)) {
        const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
        const body = JSON.stringify({ title: 'Forged', college: 'Forged', text: 'Forged.' });
        const sent = { method: endpoint.method, path: pathOf(endpoint), headers, body };
        expect([endpoint.name, (await rawRequest(api.base, sent)).status]).toEqual([endpoint.name, 415]);
      }
      expect(await call('readContext')).toMatchObject({ apps: [], activities: [], honors: [], essays: [{ text: '' }] });
    },
  );

  test('has nothing changed by an address alone: no GET makes, changes or deletes', async () => {
    const changing = endpoints.filter(
      ({ method, name }) => method === 'GET' && /^(?:create|save|delete|patch)/.test(name),
    );
    expect(changing).toEqual([]);
    const { call } = await newStudent(api.base);
    for (const path of ['/auth/logout', '/api/export/ticket', '/api/calendar/secret', '/api/import/commit'])
      expect([path, (await request(api.base, 'GET', path)).status]).toEqual([
        path,
        path.startsWith('/api/calendar') ? 401 : 405,
      ]);
    expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
  });

  test('finds no cookie to use: signing in and every answer to a student set none', async () => {
    const { email, password, token } = await newStudent(api.base);
    const answers = [
      await request(api.base, 'POST', '/auth/login', { body: { email, password } }),
      ...(await Promise.all(
        endpoints
          .filter(({ access, method }) => access === 'student' && method === 'GET')
          .map((endpoint) =>
            rawRequest(api.base, { path: pathOf(endpoint), headers: { authorization: `Bearer ${token}` } }),
          ),
      )),
    ];
    for (const { headers } of answers)
      expect(headers instanceof Headers ? headers.getSetCookie() : (headers['set-cookie'] ?? [])).toEqual([]);
  });
});

describe('a request that names another host', () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-server': 'evil.example',
    'x-host': 'evil.example',
    forwarded: 'host=evil.example;proto=http',
  };

  test('gets a calendar at the public address', async () => {
    const { token } = await newStudent(api.base);
    const headers = { ...lies, authorization: `Bearer ${token}` };
    const { text } = await rawRequest(api.base, { method: 'POST', path: '/api/calendar/secret', headers });
    expect(JSON.parse(text)).toEqual({ url: expect.stringMatching(/^https:\/\/laurel\.example\/api\/calendar\//) });
  });

  test('has a link mailed that leads to the public address', async () => {
    const { email } = await newStudent(api.base);
    const headers = { ...lies, 'content-type': 'application/json' };
    const body = JSON.stringify({ email });
    await rawRequest(api.base, { method: 'POST', path: '/auth/forgot-password', headers, body });
    const { html, text } = await vi.waitUntil(() => api.mailed.find(({ to }) => to === email));
    expect(text).toContain('https://laurel.example/reset-password#token=');
    expect(html + text).not.toContain('evil');
  });

  test.each([
    '/auth/google',
    '/auth/google/callback?state=x',
    '/api/export/zip?ticket=x',
    '/api/nothing',
    '/api/docs',
    '/api/openapi.json',
  ])('finds it in no answer of %s', async (path) => {
    const { headers, text } = await rawRequest(api.base, { path, headers: { ...lies, accept: 'text/html' } });
    expect(JSON.stringify(headers) + text).not.toContain('evil');
  });

  test('in a way that no host is named is refused', async () => {
    for (const host of [
      'evil.example/api/health?',
      'laurel.example@evil.example',
      'a b',
      '[::1',
      'laurel.example:99999',
    ])
      expect([host, (await rawRequest(api.base, { path: '/auth/google', headers: { host } })).status]).toEqual([
        host,
        400,
      ]);
  });
});

test('a request id of the caller is not taken over, so that nobody writes into the log or an answer', async () => {
  const { headers } = await rawRequest(api.base, { path: '/api/health', headers: { 'x-request-id': 'forged' } });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('TRACE gives nothing of a request back', async () => {
  const headers = { authorization: 'Bearer secret', cookie: 'secret=1' };
  for (const path of ['/', '/api/users/me', '/auth/google', '/api/export/zip']) {
    const { status, text } = await rawRequest(api.base, { method: 'TRACE', path, headers });
    expect([404, 405]).toContain(status);
    expect(text).not.toContain('secret');
  }
});

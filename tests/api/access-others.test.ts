import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { addressOf } from '#contract/client.ts';
import { contract } from '#contract/index.ts';
import { startApi } from '../support/api-server.ts';
import { makeEverything, rowsOf } from '../support/everything.ts';
import { takesOwnId, takenBodies, takenQueries } from '../support/own-ids.ts';
import { rawRequest } from '../support/raw-request.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const verbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** The endpoints with an id of a student's in their path. */
const names = (Object.keys(addresses) as EndpointName[]).filter(
  (name) => contract[name].access === 'student' && takesOwnId(name),
);
const paths = [...new Set<string>(names.map((name) => contract[name].path))];

test.each(paths)('%s of somebody else is there for no verb, and stays as it is', async (path) => {
  const owner = await newStudent(api.base);
  const ids = await makeEverything(owner);
  const { id: ownerId } = await owner.call('readMe');
  const before = await rowsOf(api.db, ownerId);
  expect(before.length).toBeGreaterThan(8);
  const { token } = await newStudent(api.base);

  const here = names.filter((name) => contract[name].path === path);
  const byMethod = new Map<string, EndpointName>(here.map((name) => [contract[name].method, name]));
  if (byMethod.has('GET')) byMethod.set('HEAD', byMethod.get('GET')!);
  for (const method of verbs) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const name = byMethod.get(method);
    const address = addressOf(name ?? here[0]!, { params: ids }) + ((name && takenQueries[name]) ?? '');
    const sent = { method, path: address, headers };
    const body = JSON.stringify((name && takenBodies[name]) ?? {});
    const { status } = await rawRequest(api.base, method === 'TRACE' ? sent : { ...sent, body });
    expect([method, status]).toEqual([method, name ? 404 : 405]);
  }
  expect(await rowsOf(api.db, ownerId)).toEqual(before);
});

test('an id is no secret that opens anything: with it and without a token there is a 401', async () => {
  const ids = await makeEverything(await newStudent(api.base));
  for (const name of names) {
    const { method } = contract[name];
    const headers = { 'content-type': 'application/json' };
    const { status } = await rawRequest(api.base, {
      method,
      path: addressOf(name, { params: ids }),
      headers,
      body: JSON.stringify(takenBodies[name] ?? {}),
    });
    expect([name, status]).toEqual([name, 401]);
  }
});

test.each(['x-http-method-override', 'x-http-method', 'x-method-override', 'x-original-url', 'x-rewrite-url'])(
  'the header %s changes neither the verb nor the path',
  async (header) => {
    const { token, password, call } = await newStudent(api.base);
    const value = header.endsWith('url') ? '/api/users/me' : 'DELETE';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', [header]: value };
    const send = (path: string) =>
      rawRequest(api.base, { method: 'POST', path, headers, body: JSON.stringify({ password, _method: 'DELETE' }) });
    expect((await send('/api/users/me')).status).toBe(405);
    expect((await send('/api/users/me?_method=DELETE')).status).toBe(405);
    expect((await send('/api/nothing')).status).toBe(404);
    expect(await call('readMe')).toMatchObject({ name: 'Ada Okafor' });
  },
);

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, type EndpointName } from '#contract/addresses.ts';
import { addressOf } from '#contract/client.ts';
import { contract } from '#contract/index.ts';
import { deleteExpired } from '#api/services/delete-expired.ts';
import { startApi } from '../support/api-server.ts';
import { makeEverything, rowsOf } from '../support/everything.ts';
import { newStudent } from '../support/requests.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ unlimited: true });
});
afterAll(() => api.stop());

const DAY = 24 * 60 * 60_000;
const tokenOf = (url: string) => url.split('#')[1]!;
const names = Object.keys(addresses) as EndpointName[];

/** The two calls of a link. They need no account, and nothing else takes a link's token. */
const ofLinks: EndpointName[] = ['readReview', 'createComment'];
/** Anybody may call these without any token. */
const forAnybody = names.filter((name) => contract[name].access === 'anyone' && !ofLinks.includes(name));

async function send(name: EndpointName, params: Record<string, string>, token: string) {
  const { method } = contract[name];
  const path = addressOf(name, { params });
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (method !== 'GET') headers['content-type'] = 'application/json';
  return fetch(`${api.base}${path}?token=${token}&ticket=${token}&secret=${token}`, {
    method,
    headers,
    body: method === 'GET' ? undefined : JSON.stringify({ token, ticket: token }),
  });
}

/** A student with one of everything, and a link of every kind. */
async function studentWithLinks() {
  const student = await newStudent(api.base);
  const { call, password } = student;
  const ids = await makeEverything(student);
  const make = async (body: Parameters<typeof call<'createShare'>>[1]['body']) => {
    const { id, url } = await call('createShare', { body });
    return { id, token: tokenOf(url) };
  };
  const essay = await make({ essayId: ids.sid, days: 60 });
  const plan = await make({ plan: true, days: 60, show: ['essays', 'scores', 'decisions'] });
  const revoked = await make({ essayId: 'main' });
  await call('deleteShare', { params: { shareId: revoked.id }, query: {} });
  const expired = await make({ essayId: 'main', days: 1 });
  const ofDeleted = await newStudent(api.base);
  const { url } = await ofDeleted.call('createShare', { body: { plan: true } });
  await ofDeleted.call('deleteMe', { body: { password: ofDeleted.password } });
  api.time.now = new Date(api.time.now.getTime() + DAY);
  const links = {
    'an open link to an essay': essay.token,
    'an open link to the plan': plan.token,
    'a revoked link': revoked.token,
    'an expired link': expired.token,
    'a link of a deleted account': tokenOf(url),
    'a guessed token': 'A'.repeat(22),
  };
  return { ...student, password, ids, links };
}

test('the token of a link opens the two calls of a review and nothing else, wherever it is sent', async () => {
  const { call, ids, links } = await studentWithLinks();
  const { id } = await call('readMe');
  const before = await rowsOf(api.db, id);
  for (const [kind, token] of Object.entries(links))
    for (const name of names) {
      if (ofLinks.includes(name) || forAnybody.includes(name)) continue;
      const response = await send(name, ids, token);
      expect([kind, name, response.status]).toEqual([kind, name, 401]);
      expect(await response.json()).toEqual({ error: 'Please sign in again.' });
    }
  // What anybody may call answers with the token exactly as it does without it.
  for (const token of Object.values(links))
    for (const name of forAnybody) {
      const text = await (await send(name, ids, token)).text();
      expect([name, text.includes(ids.appId) || text.includes('Ada')]).toEqual([name, false]);
    }
  expect(await rowsOf(api.db, id)).toEqual(before);
});

test('links that do not open answer alike, whatever the reason, by both calls', async () => {
  const { links } = await studentWithLinks();
  const { 'an open link to an essay': essay, 'an open link to the plan': plan, ...closed } = links;
  const ask = async (path: string, body: object) => {
    const response = await fetch(api.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { headers } = response;
    const { date, 'x-request-id': _, ...others } = Object.fromEntries(headers);
    return { status: response.status, body: await response.text(), headers: others };
  };
  const answers = async (path: string, more: object) =>
    Promise.all(Object.values(closed).map((token) => ask(path, { token, ...more })));
  const comment = { name: 'Ms. Lee', kind: 'praise', text: 'Good.' };
  for (const [path, more] of [
    ['/api/review', {}],
    ['/api/review/comments', comment],
  ] as const) {
    const [first, ...others] = await answers(path, more);
    expect(first!.status).toBe(404);
    for (const other of others) expect(other).toEqual(first);
    for (const token of [essay, plan]) expect((await ask(path, { token, ...more })).status).toBeLessThan(300);
  }
});

test('a link is 128 random bits, of which only the hash is stored, and none once it is revoked', async () => {
  const { call } = await newStudent(api.base);
  const { id, url } = await call('createShare', { body: { essayId: 'main' } });
  const token = tokenOf(url);
  expect(url.startsWith('https://laurel.example/r#')).toBe(true);
  expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const row = () => api.db.get<{ token_hash: string | null }>(sql`select token_hash from shares where id = ${id}`);
  expect((await row()).token_hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(await rowsOf(api.db, (await call('readMe')).id))).not.toContain(token);
  await call('deleteShare', { params: { shareId: id }, query: {} });
  expect((await row()).token_hash).toBeNull();
});

test('both calls of a link set no cookie, and keep search engines, caches and referrers away', async () => {
  const { call } = await newStudent(api.base);
  const { url } = await call('createShare', { body: { essayId: 'main' } });
  const body = { token: tokenOf(url), name: 'Ms. Lee', kind: 'praise', text: 'Good.' };
  for (const path of ['/api/review', '/api/review/comments'])
    for (const given of [body, { ...body, token: 'guessed' }]) {
      const { headers } = await fetch(api.base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      });
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
});

test('a closed link without comments leaves the list after a month; one with comments stays', async () => {
  const { call } = await newStudent(api.base);
  const { id: studentId } = await call('readMe');
  const { url } = await call('createShare', { body: { essayId: 'main', days: 1 } });
  await call('createShare', { body: { plan: true, days: 1 } });
  const body = JSON.stringify({ token: tokenOf(url), name: 'Ms. Lee', kind: 'praise', text: 'Good.' });
  await fetch(`${api.base}/api/review/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await deleteExpired(api.db, new Date(api.time.now.getTime() + 32 * DAY));
  const left = await api.db.all(sql`select essay_id is null as plan from shares where user_id = ${studentId}`);
  expect(left).toEqual([{ plan: 0 }]);
});

test('with the account its links and comments are gone', async () => {
  const student = await newStudent(api.base);
  const { id } = await student.call('readMe');
  await makeEverything(student);
  await student.call('deleteMe', { body: { password: student.password } });
  expect(await rowsOf(api.db, id)).toEqual([]);
});

test('guesses and comments of one address are limited', async () => {
  const limited = await startApi();
  const post = (path: string, body: object) =>
    fetch(limited.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const comment = { token: 'guessed', name: 'Ms. Lee', kind: 'praise', text: 'Good.' };
  expect((await post('/api/review/comments', comment)).status).toBe(404);
  await limited.db.run(sql`update rate_limits set points = 1200 where key like 'reviewsByAddress%'`);
  const refused = await post('/api/review', { token: 'guessed' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.db.run(sql`update rate_limits set points = 0 where key like 'reviewsByAddress%'`);
  await limited.db.run(sql`update rate_limits set points = 600 where key like 'commentsByAddress%'`);
  expect((await post('/api/review/comments', comment)).status).toBe(429);
  await limited.stop();
});

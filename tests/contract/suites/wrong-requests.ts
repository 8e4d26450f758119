import { expect, test } from 'vitest';
import type { EndpointName } from '#contract/addresses.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { Side } from '../both-sides.ts';

const endpoints = Object.values(contract) as Endpoint[];
const names = (which: (endpoint: Endpoint) => unknown) => endpoints.filter(which).map(({ name }) => name);
const pathOf = (name: EndpointName) => contract[name].path.replace(/:\w+/g, 'x');

export function wrongRequests(side: Side) {
  test.each(names(({ access }) => access === 'student'))('%s needs a token that is good', async (name) => {
    const { method } = contract[name];
    for (const token of [undefined, 'guessed']) {
      const { status, headers, body } = await side.request(method, pathOf(name), {
        token,
        body: method === 'GET' ? undefined : {},
      });
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toBe('Bearer');
      expect(body).toEqual({ error: 'Please sign in again.' });
    }
  });

  test.each(names(({ body }) => body))('%s refuses malformed JSON, and a body that is no object', async (name) => {
    const { token } = await side.student();
    for (const body of ['{"text": ', '[]', '"text"', 'null', '']) {
      const refused = await side.request(contract[name].method, pathOf(name), { token, body });
      expect([body, refused.status]).toEqual([body, 400]);
    }
  });

  test('bytes that are not UTF-8 are refused, not guessed at', async () => {
    const { token, call } = await side.student();
    const { status, text } = await side
      .fetch('/api/essays/draft', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: Uint8Array.from([...Buffer.from('{"text":"caf'), 0xe9, ...Buffer.from('"}')]),
      })
      .then(async (response) => ({ status: response.status, text: await response.text() }));
    expect([status, text]).toEqual([400, JSON.stringify({ error: 'Send that as text in UTF-8.' })]);
    expect(await call('readDraft')).toMatchObject({ text: '' });
  });

  test.each(names(({ body, upload }) => body || upload))('%s says which content type it takes', async (name) => {
    const { token } = await side.student();
    const { status } = await side.fetch(pathOf(name), {
      method: contract[name].method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(status).toBe(415);
  });

  test.each(names(({ upload }) => upload))('%s asks for a file where there is none', async (name) => {
    const { token } = await side.student();
    const form = new FormData();
    form.set('file', 'no file');
    const { status } = await side.fetch(pathOf(name), {
      method: contract[name].method,
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(status).toBe(400);
  });

  test('a letter under thousands of marks, out of order, holds nothing up', async () => {
    const { call, token, email } = await side.student();
    // Unicode would put them into order by a time that grows with their square: these took minutes.
    const marks = `a${'\u0315\u0300'.repeat(120_000)}`;
    expect((await call('saveDraft', { body: { text: marks } })).text.length).toBeLessThan(40);
    expect((await side.request('POST', '/auth/login', { body: { email, password: marks } })).status).toBe(400);
    expect((await side.request('PATCH', '/api/users/me', { token, body: { name: marks } })).status).toBe(400);
  });
}

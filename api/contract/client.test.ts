import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addresses } from './addresses.ts';
import { createClient } from './client.ts';
import { Problem } from './problem.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answers = (body: unknown, init?: ResponseInit) => fetched.mockResolvedValueOnce(Response.json(body, init));
const sent = () => {
  const [url, init] = fetched.mock.lastCall!;
  return { url, ...init, headers: Object.fromEntries(new Headers(init?.headers)) };
};
const me = { id: 'a', name: 'Ada', email: 'ada@example.com', avatar: null, onboarded: true };

describe('a request', () => {
  test('carries the token of the moment, and none where there is none', async () => {
    let token: string | null = 'first';
    const api = createClient({ token: () => token });
    for (const [given, header] of [
      ['first', 'Bearer first'],
      ['second', 'Bearer second'],
      [null, undefined],
    ] as const) {
      token = given;
      answers(me);
      expect(await api('readMe')).toEqual(me);
      expect(sent().headers.authorization).toBe(header);
    }
  });

  test('goes to the address of its name, with what it is given in its place', async () => {
    const api = createClient({ base: 'http://laurel.example' });
    answers({});
    await api('patchApplication', { params: { appId: 'a/b' }, body: { notes: 'Rank 1' } });
    expect(sent()).toMatchObject({
      url: 'http://laurel.example/api/apps/a%2Fb',
      method: 'PATCH',
      body: '{"notes":"Rank 1"}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
    answers({ items: [] });
    await api('suggestColleges', { query: { q: 'MIT & more', tz: undefined } });
    expect(sent()).toMatchObject({ url: 'http://laurel.example/api/import/college-suggest?q=MIT+%26+more' });
  });

  test('sends a file as a form, whose content type the browser writes', async () => {
    const file = new File(['I like boats.'], 'essay.txt');
    answers({ text: 'I like boats.' });
    await createClient()('readEssayFile', { file });
    const { body, headers } = sent();
    expect(headers).not.toHaveProperty('content-type');
    expect((body as FormData).get('file')).toEqual(file);
  });

  test('has as long as it takes', async () => {
    vi.useFakeTimers();
    const tenMinutes = 10 * 60_000;
    fetched.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json(me)), tenMinutes)),
    );
    const answer = createClient()('readMe');
    await vi.advanceTimersByTimeAsync(tenMinutes);
    expect(await answer).toEqual(me);
    expect(sent().signal).toBeUndefined();
  });
});

test('every address is under /api or /auth', () => {
  for (const address of Object.values(addresses)) expect(address).toMatch(/^[A-Z]+ \/(?:api|auth)\//);
});

test('an answer without content is nothing', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await createClient()('logout')).toBeUndefined();
});

describe('a failure', () => {
  const failure = (api = createClient()): Promise<unknown> => api('readMe').catch((problem: unknown) => problem);

  test('has the sentence of the server, its fields, what is stored now, and the seconds to wait', async () => {
    const current = { text: 'Saved elsewhere' };
    const fields = { email: 'Taken.' };
    answers({ error: 'That is taken.', fields, current }, { status: 409, headers: { 'Retry-After': '30' } });
    const problem = await failure();
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ status: 409, message: 'That is taken.', fields, current, retryAfter: 30 });
  });

  test('that is no JSON, as of a proxy, has its status and no sentence', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    expect(await failure()).toMatchObject({ status: 502, message: '', fields: undefined });
  });

  test('to reach the server has the status 0 and no sentence', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const problem = await failure();
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ status: 0, message: '' });
  });

  test('is told of, with the token that the request was made with', async () => {
    const onProblem = vi.fn<(problem: Problem, token: string | null) => void>();
    let token = 'first';
    const api = createClient({ token: () => token, onProblem });
    fetched.mockImplementationOnce(async () => {
      token = 'second';
      return Response.json({ error: 'Sign in again.' }, { status: 401 });
    });
    expect(await failure(api)).toMatchObject({ status: 401 });
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 401 }), 'first');
  });

  test('is none where the caller gave up: what it was given up with comes through, and nobody is told', async () => {
    const onProblem = vi.fn<(problem: Problem, token: string | null) => void>();
    const caller = new AbortController();
    fetched.mockImplementationOnce(async () => {
      caller.abort();
      throw caller.signal.reason;
    });
    const call = createClient({ onProblem })('readMe', { signal: caller.signal });
    await expect(call).rejects.toBe(caller.signal.reason);
    expect(sent().signal).toBe(caller.signal);
    expect(onProblem).not.toHaveBeenCalled();
  });
});

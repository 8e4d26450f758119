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

describe('an answer that is told of while it is written', () => {
  const question = { body: { messages: [{ role: 'user' as const, content: 'What is due?' }], tz: 'UTC' } };
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const whole = { message: 'Cornell is due.\nStart today.', engine: 'a-model' };

  /** Answers with events, cut wherever the network pleases. */
  function streams(...events: string[]) {
    const bytes = new TextEncoder().encode(events.join(''));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
        controller.close();
      },
    });
    fetched.mockResolvedValueOnce(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  }

  async function ask(api = createClient()) {
    const heard: string[] = [];
    const answer: unknown = await api('chat', { ...question, onText: (text) => heard.push(text) }).catch(
      (problem: unknown) => problem,
    );
    return { heard, answer };
  }

  test('comes part by part and then whole, where the server sends events', async () => {
    streams(event('text', 'Cornell is due.\n'), event('text', 'Start “today”.'), event('answer', whole));
    expect(await ask()).toEqual({ heard: ['Cornell is due.\n', 'Start “today”.'], answer: whole });
    expect(sent().headers.accept).toBe('text/event-stream, application/json');
  });

  test('comes whole alone, where the server sends JSON', async () => {
    answers(whole);
    expect(await ask()).toEqual({ heard: [], answer: whole });
  });

  test('fails like a server that was not reached, where it breaks off', async () => {
    const onProblem = vi.fn<(problem: Problem, token: string | null) => void>();
    streams(event('text', 'Cornell'));
    const { heard, answer } = await ask(createClient({ onProblem }));
    expect(heard).toEqual(['Cornell']);
    expect(answer).toBeInstanceOf(Problem);
    expect(answer).toMatchObject({ status: 0, message: '' });
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(answer, null);
  });

  test('fails with the sentence, the fields and the status that the server says in the middle', async () => {
    const fields = { engine: 'The language model took too long.' };
    streams(event('text', 'Cornell'), event('problem', { status: 504, error: 'Something went wrong.', fields }));
    expect((await ask()).answer).toMatchObject({ status: 504, message: 'Something went wrong.', fields });
  });

  test('fails with the status of the answer, where the server refuses before the first word', async () => {
    answers({ error: 'Sign in again.' }, { status: 401 });
    expect(await ask()).toMatchObject({ heard: [], answer: { status: 401, message: 'Sign in again.' } });
  });

  test('is given up in the middle by the caller, and nobody is told', async () => {
    const onProblem = vi.fn<(problem: Problem, token: string | null) => void>();
    const caller = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event('text', 'Cornell')));
        // As fetch does to the body of a request that is given up.
        caller.signal.addEventListener('abort', () => controller.error(caller.signal.reason));
      },
    });
    fetched.mockResolvedValueOnce(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    const onText = () => caller.abort();
    const call = createClient({ onProblem })('chat', { ...question, onText, signal: caller.signal });
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    expect(onProblem).not.toHaveBeenCalled();
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

  test('is also an answer that is none of Laurel, as of a network that wants a sign-in, or that breaks off', async () => {
    for (const body of ['<h1>Sign in to the Wi-Fi</h1>', '{"text":"It beg']) {
      fetched.mockResolvedValueOnce(new Response(body));
      await expect(createClient()('readDraft')).rejects.toMatchObject({ status: 0, message: '' });
    }
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

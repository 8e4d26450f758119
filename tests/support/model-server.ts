import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  temperature?: number;
  max_completion_tokens?: number;
  response_format?: { type: string; json_schema?: { name: string } };
}

/** What the stand-in does with a request. */
export type Behaviour =
  /** Answers with it: as JSON where it is an object. With `usage: null` it does not count tokens; `when` is waited for. */
  | { says: string | object; usage?: null; when?: Promise<void> }
  /** Answers in parts, and stops in the middle where it `breaks` or, without a word, `hangs`. */
  | { writes: string[]; breaks?: true; hangs?: true }
  | { fails: number; body?: object; headers?: Record<string, string> }
  /** Takes the request and never answers. */
  | 'never answers';

export const USAGE = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };

/**
 * A stand-in for a service of language models: the part of its protocol that Laurel speaks. It does with each request what is
 * next in `next`, the last for ever.
 */
export async function startModelServer() {
  const asked: Asked[] = [];
  const keys: (string | undefined)[] = [];
  const next: Behaviour[] = [];
  /** How many requests are being answered, the most at once so far, and how many callers went away. */
  const seen = { now: 0, most: 0, left: 0 };

  const app = new Hono().post('/v1/chat/completions', async (c) => {
    const body = await c.req.json<Asked>();
    asked.push(body);
    keys.push(c.req.header('authorization'));
    seen.most = Math.max(seen.most, ++seen.now);
    const left = new Promise<void>((resolve) => c.req.raw.signal.addEventListener('abort', () => resolve()));
    void left.then(() => seen.left++);
    try {
      const behaviour = next.length > 1 ? next.shift()! : next[0]!;
      if (behaviour === 'never answers') {
        await left;
        return c.body(null);
      }
      if ('fails' in behaviour) return c.json(behaviour.body ?? {}, behaviour.fails as 500, behaviour.headers);
      if ('says' in behaviour) {
        await behaviour.when;
        const content = typeof behaviour.says === 'string' ? behaviour.says : JSON.stringify(behaviour.says);
        const message = { role: 'assistant', content };
        const usage = behaviour.usage === null ? undefined : USAGE;
        return c.json({
          id: 'x',
          object: 'chat.completion',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage,
        });
      }
      return streamSSE(c, async (stream) => {
        const chunk = (rest: object) =>
          stream.writeSSE({ data: JSON.stringify({ object: 'chat.completion.chunk', ...rest }) });
        for (const content of behaviour.writes) await chunk({ choices: [{ index: 0, delta: { content } }] });
        if (behaviour.breaks) return;
        if (behaviour.hangs) await left;
        await chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
        await chunk({ choices: [], usage: USAGE });
        await stream.writeSSE({ data: '[DONE]' });
      });
    } finally {
      seen.now--;
    }
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    keys,
    next,
    seen,
    /** Everything that was sent, as one text. */
    sent: () => JSON.stringify(asked),
    reset() {
      for (const list of [asked, keys, next]) list.length = 0;
      Object.assign(seen, { now: 0, most: 0, left: 0 });
    },
    stop: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createMiddleware } from 'hono/factory';
import type { Endpoint } from '#contract/endpoint.ts';
import type { HttpEnv } from './http-env.ts';

const MINUTE = 60_000;

interface CachedAnswer {
  body: Uint8Array<ArrayBuffer>;
  /** The minute that the answer is good for, counted from 1970; null where it does not depend on the time. */
  minute: number | null;
}

/**
 * Whether an endpoint answers JSON that depends on the student's rows, the address and the time, and on nothing else. Such an
 * endpoint asks no service outside of Laurel and counts nothing.
 */
export const isCacheable = ({ method, access, answer, ofSession }: Endpoint) =>
  method === 'GET' && access === 'student' && answer !== undefined && !ofSession;

/**
 * Answers a cacheable endpoint from the read cache while nobody has written to the database since the same student asked at the same
 * address. An answer for which the clock was asked is good for that minute, because what depends on the time (calendar
 * days, closing times) changes at full minutes.
 */
export const answerFromCache = createMiddleware<HttpEnv>(async (c, next) => {
  const visitor = c.get('visitor');
  const cache = visitor.db.readCache;
  if (!cache) return next();
  const key = `${c.get('studentId')!} ${c.env.incoming.url!}`;
  const cached = cache.find<CachedAnswer>(key);
  const send = (body: CachedAnswer['body']) => c.body(body, 200, { 'content-type': 'application/json' });
  if (cached && (cached.minute === null || cached.minute === minuteOf(visitor.clock()))) return send(cached.body);

  const version = cache.version();
  let minute: number | null = null;
  const clock = () => {
    const now = visitor.clock();
    minute ??= minuteOf(now);
    return now;
  };
  c.set('visitor', { ...visitor, clock });
  await next();
  if (c.res.status !== 200) return;
  const body = new Uint8Array(await c.res.arrayBuffer());
  cache.store(key, { body, minute } satisfies CachedAnswer, version, body.byteLength);
  // Without a response before it, of which Hono would merge the headers.
  c.res = undefined;
  c.res = send(body);
});

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE);

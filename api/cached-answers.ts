import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Endpoint } from '#contract/endpoint.ts';
import type { HttpEnv } from './serve.ts';

const MINUTE = 60_000;

/**
 * Whether an endpoint answers JSON from the rows of the student, the address and the time, and from nothing else. No service
 * outside of Laurel may be asked for such an answer, and nothing counted.
 */
export const isCacheable = ({ method, access, answer }: Endpoint) =>
  method === 'GET' && access === 'student' && answer !== undefined;

/**
 * Answers what was answered before at the same address, while nothing of the student has changed; an answer for which the time was
 * asked is good for that minute, since calendar days are all that depends on it. Comes after `requireStudent`, which has seen to it that
 * the cache is up to date.
 */
export const cached = createMiddleware<HttpEnv>(async (c, next) => {
  const visitor = c.get('visitor');
  const { cache } = visitor.db;
  if (!cache) return next();
  const address = pathAndQuery(c);
  const own = cache.of(c.get('studentId')!);
  const known = own.answers.get(address);
  if (known && (known.minute === null || known.minute === minuteOf(visitor.clock())))
    return sendJson(c, known.body, 200);

  let minute: number | null = null;
  const clock = () => {
    const now = visitor.clock();
    minute ??= minuteOf(now);
    return now;
  };
  c.set('visitor', { ...visitor, clock });
  await next();
  const body = c.get('json');
  if (body) cache.keepAnswer(own, address, { body, minute });
});

/** Answers JSON that is encoded already. */
export function sendJson(c: Context<HttpEnv>, body: Uint8Array<ArrayBuffer>, status: 200 | 201) {
  c.set('json', body);
  c.set('sent', body.length);
  return c.body(body, status, { 'content-type': 'application/json' });
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE);

function pathAndQuery({ req: { url } }: Context) {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

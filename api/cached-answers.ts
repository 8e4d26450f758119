import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from './context.ts';
import type { Cache, CachedAnswer } from './db/cache.ts';
import type { Operations } from './operations.ts';
import { inRequest } from './request.ts';
import type { HttpEnv } from './serve.ts';
import { isUseToBeNoted } from './services/sessions.ts';
import { hashToken, tokenIn } from './tokens.ts';

const MINUTE = 60_000;

/**
 * Whether an endpoint answers JSON from the rows of the student, the address and the time, and from nothing else. No service
 * outside of Laurel may be asked for such an answer, and nothing counted.
 */
export const isCacheable = ({ method, access, answer, ofSession }: Endpoint) =>
  method === 'GET' && access === 'student' && answer !== undefined && !ofSession;

type AnswerCachedDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'> & {
  /** What every answer of the API says, beside what it is. */
  headers: Promise<ReadonlyMap<string, string>>;
  operations: Operations;
};

/**
 * Answers what was answered before at the same address, while nothing of the student has changed; an answer for which the time was
 * asked is good for that minute, because what depends on it, calendar days and closing times, changes at full minutes. Most requests are such reads, and working through the
 * app takes longer than all that is left to do for them, so they are answered in front of it. It calls `others` for whatever is not as
 * usual: an unknown session, or one whose use has to be noted, a student who is kept at a pace, a request with a body.
 */
export function answerCached({ db, clock, rateLimits, headers, operations }: AnswerCachedDeps) {
  const { cache } = db;
  const { pace } = rateLimits;
  let always: string[] | undefined;
  void headers.then((given) => (always = [...given, ['content-type', 'application/json']].flat()));

  /** The session that a request is made in. */
  function sessionOf(cache: Cache, { method, headers, headersDistinct }: IncomingMessage) {
    if (method !== 'GET' || headers['content-length'] || headers['transfer-encoding']) return undefined;
    // Of several, Node keeps the first one, and the app refuses them all.
    if (headersDistinct.authorization?.length !== 1 || !isPlainHost(headersDistinct.host)) return undefined;
    const token = tokenIn(headers.authorization);
    const session = token === null ? undefined : cache.session(hashToken(token));
    return session && !isUseToBeNoted(session, clock()) ? session : undefined;
  }

  const isGood = ({ minute }: CachedAnswer) => minute === null || minute === minuteOf(clock());

  return async (request: IncomingMessage, response: ServerResponse, others: () => void) => {
    const session = cache && sessionOf(cache, request);
    if (!session || !always) return others();
    const studentId = session.userId;
    const find = () => cache.of(studentId).answers.get(request.url!);
    const answer = find();
    if (!answer || !isGood(answer)) return others();
    const start = performance.now();
    try {
      await cache.upToDate();
    } catch {
      // Who works with the database says what is wrong with it.
      return others();
    }
    // A session that ends takes what was read in it along.
    if (find() !== answer || !pace.isFree(studentId)) return others();
    const { body, route } = answer;
    const requestId = randomUUID();
    response.writeHead(200, [...always, 'x-request-id', requestId, 'content-length', String(body.length)]);
    response.end(body);
    pace.count(studentId, body.length);
    const seconds = (performance.now() - start) / 1_000;
    inRequest(requestId, () => operations.onAnswered({ method: 'GET', route, status: 200, seconds }));
  };
}

/** Keeps what an endpoint answers for `answerCached`. Comes after `requireStudent`, which has seen to it that the cache is up to date. */
export const keepAnswer = ({ path: route }: Endpoint) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const visitor = c.get('visitor');
    const { cache } = visitor.db;
    if (!cache) return next();
    const own = cache.of(c.get('studentId')!);
    let minute: number | null = null;
    const clock = () => {
      const now = visitor.clock();
      minute ??= minuteOf(now);
      return now;
    };
    c.set('visitor', { ...visitor, clock });
    await next();
    const body = c.get('json');
    if (body) cache.keepAnswer(own, c.env.incoming.url!, { body, minute, route });
  });

/** Answers JSON that is encoded already. */
export function sendJson(c: Context<HttpEnv>, body: Uint8Array<ArrayBuffer>, status: 200 | 201) {
  c.set('json', body);
  c.set('sent', body.length);
  return c.body(body, status, { 'content-type': 'application/json' });
}

/** Whether a host is a name or an IPv4 address with or without a port, as it nearly always is; the app judges all others. */
const isPlainHost = (hosts: string[] | undefined) => hosts?.length === 1 && /^[a-z\d.-]+(?::\d{1,5})?$/.test(hosts[0]!);

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE);

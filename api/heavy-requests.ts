import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import PQueue from 'p-queue';
import type { HttpEnv } from './http-env.ts';
import { mostBytes } from './request-body.ts';

/** JSON of more bytes is limited. No essay is as long, only an import is. */
const LARGE = 512 * 1024;
/** Milliseconds that a request with such a body counts after its answer, for each byte: 0.4 seconds for a mebibyte. */
const REST_PER_BYTE = 400 / (1024 * 1024);

type Limiter = <T>(studentId: string, work: () => Promise<T>) => Promise<T>;

/** Lets so much work of the same student run at once; the rest waits. */
function createLimiter(most: number): Limiter {
  const queues = new Map<string, PQueue>();
  function queueOf(studentId: string) {
    const known = queues.get(studentId);
    if (known) return known;
    const queue = new PQueue({ concurrency: most });
    queue.on('idle', () => queues.delete(studentId));
    queues.set(studentId, queue);
    return queue;
  }
  return (studentId, work) => queueOf(studentId).add(work);
}

/**
 * Limits work that reads everything a student wrote. That may be many megabytes, and a hundred times at once it would take the memory of
 * everybody.
 */
export const limitHeavyWork = createLimiter(2);
const limitLargeBodies = createLimiter(1);

/**
 * Resolves when the request may go on. It counts until its response is closed, because the answer of a slow reader stays in memory, and
 * for `rest` milliseconds more. Rejects when the caller has gone before.
 */
function mayGoOn(c: Context<HttpEnv>, limiter: Limiter, rest = 0) {
  const { outgoing } = c.env;
  return new Promise<void>((goOn, refuse) => {
    const untilClosed = async () => {
      if (outgoing.closed) throw new Error('The caller has gone.');
      goOn();
      await new Promise((closed) => outgoing.once('close', closed));
      await wait(rest, undefined, { ref: false });
    };
    limiter(c.get('studentId')!, untilClosed).catch(refuse);
  });
}

/** The same limit for a whole request, of an endpoint that is marked `heavy`. */
export const limitHeavyRequests = createMiddleware<HttpEnv>(async (c, next) => {
  await mayGoOn(c, limitHeavyWork);
  await next();
});

/**
 * Limits a student to about two mebibytes of JSON a second, because parsing them holds the one thread. Nobody who only writes comes near
 * that. Uploaded files are read in threads and are not limited here.
 */
export const limitLargeJson = createMiddleware<HttpEnv>(async (c, next) => {
  const bytes = mostBytes(c);
  if (bytes > LARGE) await mayGoOn(c, limitLargeBodies, bytes * REST_PER_BYTE);
  await next();
});

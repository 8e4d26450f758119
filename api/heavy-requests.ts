import { createMiddleware } from 'hono/factory';
import PQueue from 'p-queue';
import type { HttpEnv } from './http-env.ts';
import { mostBytes } from './request-body.ts';

/** How many requests of one student that read everything they wrote run at once. */
const AT_ONCE = 2;
/** JSON of more bytes is counted. No essay is as long, only an import is. */
const LARGE = 512 * 1024;

const queues = new Map<string, PQueue>();

/**
 * Runs work that reads everything a student wrote when fewer than two such works of the student run. That may be many megabytes, and a
 * hundred times at once it would take the memory of everybody.
 */
export function limitHeavyWork<T>(studentId: string, work: () => Promise<T>): Promise<T> {
  const known = queues.get(studentId);
  const queue = known ?? new PQueue({ concurrency: AT_ONCE });
  if (!known) {
    queues.set(studentId, queue);
    queue.on('idle', () => queues.delete(studentId));
  }
  return queue.add(work);
}

/**
 * The same limit for a whole request, of an endpoint that is marked `heavy`. The request counts until its response is closed, because the
 * answer of a slow reader stays in memory.
 */
export const limitHeavyRequests = createMiddleware<HttpEnv>(async (c, next) => {
  const { outgoing } = c.env;
  await new Promise<void>((goOn, refuse) => {
    const untilClosed = async () => {
      if (outgoing.closed) throw new Error('The caller has gone.');
      goOn();
      await new Promise((closed) => outgoing.once('close', closed));
    };
    limitHeavyWork(c.get('studentId')!, untilClosed).catch(refuse);
  });
  await next();
});

/** Counts large JSON bodies of a student, because parsing one holds the only thread. Nobody who just writes sends any. */
export const countLargeBodies = createMiddleware<HttpEnv>(async (c, next) => {
  const { rateLimits } = c.get('visitor');
  if (mostBytes(c) > LARGE) await rateLimits.count('largeBodiesByStudent', c.get('studentId')!);
  await next();
});

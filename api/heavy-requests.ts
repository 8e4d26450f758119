import { createMiddleware } from 'hono/factory';
import PQueue from 'p-queue';
import type { HttpEnv } from './http-env.ts';

/** How many heavy requests of one student are worked on at once. */
const LIMIT = 2;

/** The queues of the students of whom a heavy request runs or waits, by their ids. */
const queues = new Map<string, PQueue>();

function queueOf(studentId: string) {
  const known = queues.get(studentId);
  if (known) return known;
  const queue = new PQueue({ concurrency: LIMIT });
  queue.on('idle', () => queues.delete(studentId));
  queues.set(studentId, queue);
  return queue;
}

/**
 * Waits until fewer than two heavy requests of the student are worked on, then does this work. A heavy request reads everything
 * that a student wrote, which may be many megabytes; a hundred of them at once would take the memory of everybody.
 */
export const limitHeavyWork = <T>(studentId: string, work: () => Promise<T>): Promise<T> =>
  queueOf(studentId).add(work);

/**
 * The same limit for a whole request. The request counts until its response is closed, because the answer of a slow reader stays in
 * memory until then.
 */
export const limitHeavyRequests = createMiddleware<HttpEnv>(async (c, next) => {
  const { outgoing } = c.env;
  await new Promise<void>((begin, refuse) => {
    const untilClosed = () =>
      new Promise<void>((closed) => {
        if (outgoing.closed) throw new Error('The caller has gone.');
        outgoing.once('close', closed);
        begin();
      });
    limitHeavyWork(c.get('studentId')!, untilClosed).catch(refuse);
  });
  await next();
});

import type { ServerResponse } from 'node:http';
import pLimit, { type LimitFunction } from 'p-limit';

/** How many requests of one student that read everything they wrote are worked on at once. */
const AT_ONCE = 2;

const limiters = new Map<string, LimitFunction>();

/**
 * Waits until fewer than two such requests of the student are under way, then runs this one. What such a request reads may be many
 * megabytes, and a hundred of them at once would take the memory of everybody.
 */
export async function inTurnOfStudent<T>(studentId: string, work: () => Promise<T>): Promise<T> {
  const limiter = limiters.get(studentId) ?? pLimit(AT_ONCE);
  limiters.set(studentId, limiter);
  try {
    return await limiter(work);
  } finally {
    if (limiter.activeCount + limiter.pendingCount === 0) limiters.delete(studentId);
  }
}

/**
 * Resolves when the request may begin. It counts as under way until `response` is closed, because a slow reader keeps the answer in
 * memory. Rejects where the caller has left before.
 */
export function beginInTurnOfStudent(studentId: string, response: ServerResponse): Promise<void> {
  return new Promise((begin, refuse) => {
    const untilSent = () =>
      new Promise<void>((sent, gone) => {
        if (response.closed) return gone(new Error('The caller has gone.'));
        response.once('close', sent);
        begin();
      });
    inTurnOfStudent(studentId, untilSent).catch(refuse);
  });
}

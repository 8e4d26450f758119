import PQueue from 'p-queue';
import type { Asker } from '../coach.ts';

/** Too many wait already; nothing was asked. */
export class Busy extends Error {}
/** There was no turn in time; nothing was asked. */
export class NoTurn extends Error {}

/** How many calls of one asker run or wait at once. */
const EACH = 3;
/** How many may wait, as a multiple of those that run. */
const WAITING = 20;
/** The part of the time limit in which a call has to begin, to have a chance to end. */
const BEGIN = 0.8;

/**
 * Lets so many calls run at once; the others wait, students before visitors, of whom at most a quarter run, so that nobody
 * without an account can keep a student waiting.
 * @param seconds that a call has, waiting included
 */
export function createTurns(maxCalls: number, seconds: number) {
  const all = new PQueue({ concurrency: maxCalls });
  const visitors = new PQueue({ concurrency: Math.max(1, Math.floor(maxCalls / 4)) });
  const asking = new Map<string, number>();

  /** Throws `Busy` and `NoTurn`, and what the signal was aborted with. */
  return async function inTurn<T>({ id, kind }: Asker, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    const key = `${kind} ${id}`;
    const mine = asking.get(key) ?? 0;
    const crowded = [all, visitors].some((queue) => queue.size >= WAITING * queue.concurrency);
    if (mine >= EACH || crowded) throw new Busy();
    asking.set(key, mine + 1);
    const latest = performance.now() + BEGIN * seconds * 1_000;
    const begin = () => {
      if (performance.now() > latest) throw new NoTurn();
      return call();
    };
    try {
      if (kind === 'student') return await all.add(begin, { signal, priority: 1 });
      return await visitors.add(() => all.add(begin, { signal }), { signal });
    } finally {
      const left = asking.get(key)! - 1;
      if (left > 0) asking.set(key, left);
      else asking.delete(key);
    }
  };
}

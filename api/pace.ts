import { Problem } from '#contract/problem.ts';

/** Bytes of a request and its answer together that cost nothing: whatever a student of an ordinary season sends and reads. */
const SMALL = 128 * 1024;
/** Milliseconds that the server's one thread is busy with a KiB, about. */
const PER_KIB = 0.25;
/** The share of that thread which one caller may take on the mean, and how many milliseconds at once before. */
const SHARE = 0.1;
const AT_ONCE = 300;
/** Milliseconds that a request may be kept waiting; longer, and it is refused. */
const PATIENCE = 15_000;

/**
 * Keeps whoever sends or reads very much at a pace that leaves the thread to others: after large requests the next one of
 * the same caller waits. Each process counts for itself, because it is its thread that is shared.
 */
export function createPace() {
  /** Of each caller, until when what they took is paid for, by `performance.now()`. */
  const paid = new Map<string, number>();

  const earlyOf = (caller: string) => Math.max(0, (paid.get(caller) ?? 0) - AT_ONCE / SHARE - performance.now());

  return {
    /** Whether the caller may go on now. */
    isFree: (caller: string) => earlyOf(caller) === 0,
    /** Milliseconds until the caller may go on, 0 for now; throws a 429 where that is too far away. */
    due(caller: string) {
      const early = earlyOf(caller);
      if (early <= PATIENCE) return early;
      const retryAfter = Math.ceil((early - PATIENCE) / 1_000);
      throw new Problem(429, 'That is very much at once. Wait a moment and try again.', { retryAfter });
    },
    /** Counts what a request and its answer took, in bytes. */
    count(caller: string, bytes: number) {
      if (bytes <= SMALL) return;
      const now = performance.now();
      for (const [other, until] of paid) if (until <= now) paid.delete(other);
      paid.set(caller, Math.max(now, paid.get(caller) ?? 0) + ((bytes / 1024) * PER_KIB) / SHARE);
    },
  };
}

export type Pace = ReturnType<typeof createPace>;

/** Keeps nobody waiting. */
export const noPace: Pace = { isFree: () => true, due: () => 0, count: () => {} };

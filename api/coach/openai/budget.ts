import { Problem } from '#contract/problem.ts';
import { log } from '../../log.ts';
import type { RateLimits } from '../../rate-limits.ts';
import type { Asker } from '../coach.ts';

/** The asker's share of tokens is used up; `retryAfter` in seconds. */
export class UsedUp extends Error {
  readonly retryAfter: number | undefined;

  constructor(retryAfter: number | undefined) {
    super();
    this.retryAfter = retryAfter;
  }
}

type Share = [rule: 'modelTokensByStudent' | 'modelTokensByVisitor' | 'modelTokensOfVisitors', key: string];

/** A student has a share; a visitor one of the network, and one of all that visitors have together. */
const sharesOf = ({ kind, id }: Asker): Share[] =>
  kind === 'student'
    ? [['modelTokensByStudent', id]]
    : [
        ['modelTokensByVisitor', id],
        ['modelTokensOfVisitors', 'all'],
      ];

/**
 * Takes the most tokens that a call may use out of the asker's shares, so that calls at the same moment can't pass the limit
 * together. Throws `UsedUp`. The answer settles what the call has used.
 */
export async function takeTokens(rateLimits: RateLimits, asker: Asker, most: number) {
  const shares = sharesOf(asker);
  for (const [at, share] of shares.entries()) {
    try {
      await rateLimits.count(...share, most);
    } catch (refusal) {
      // A refusal counts as well.
      for (const taken of shares.slice(0, at + 1)) await rateLimits.giveBack(...taken, most);
      if (refusal instanceof Problem) throw new UsedUp(refusal.retryAfter);
      throw refusal;
    }
  }
  /** Never fails: an answer is not to be lost by it. */
  return async function settle(used: number) {
    for (const share of shares) {
      const settled =
        used <= most ? rateLimits.giveBack(...share, most - used) : rateLimits.count(...share, used - most);
      await settled.catch((error: unknown) => {
        if (!(error instanceof Problem)) log.error({ event: 'settleTokens', error: (error as Error).name });
      });
    }
  };
}

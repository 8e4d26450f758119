import { createHmac, randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { RateLimiterDrizzleNonAtomic, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Db } from './db/client.ts';
import { rateLimits, secrets } from './db/schema.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What is counted: how many `points`, for one key, in `duration` seconds. */
const rules = {
  loginFailuresByEmail: { points: 10, duration: 15 * MINUTE },
  loginFailuresByAddress: { points: 50, duration: 15 * MINUTE },
  // Right passwords are counted too, because whoever has one could otherwise open sessions without end.
  loginsByStudent: { points: 30, duration: 15 * MINUTE },
  resetsByEmail: { points: 5, duration: 60 * MINUTE },
  resetsByAddress: { points: 50, duration: 60 * MINUTE },
  resetTriesByAddress: { points: 50, duration: 15 * MINUTE },
  deletionsByStudent: { points: 10, duration: 15 * MINUTE },
  passwordChangesByStudent: { points: 10, duration: 15 * MINUTE },
  // A school may stand behind one address.
  authorizationsByAddress: { points: 500, duration: 60 * MINUTE },
  registrationsByAddress: { points: 500, duration: 60 * MINUTE },
  previewsByAddress: { points: 300, duration: 10 * MINUTE },
  gradingsByStudent: { points: 60, duration: 10 * MINUTE },
  adviceByStudent: { points: 120, duration: 10 * MINUTE },
  uploadsByStudent: { points: 30, duration: 10 * MINUTE },
  // Each keeps a whole earlier text, of up to 100,000 characters.
  replacementsByStudent: { points: 60, duration: 10 * MINUTE },
  exportsByStudent: { points: 30, duration: 10 * MINUTE },
  avatarsByStudent: { points: 60, duration: 10 * MINUTE },
  // Tokens that a language model reads and writes, in shares of a student. Behind one address there may be a school, and
  // all visitors together are not to cost more than a hundred students.
  modelTokensByStudent: { points: 1, duration: DAY },
  modelTokensByVisitor: { points: 10, duration: DAY },
  modelTokensOfVisitors: { points: 100, duration: DAY },
};
type Rule = keyof typeof rules;
const ruleNames = Object.keys(rules) as Rule[];

const sentence: Record<Rule, string> = {
  loginFailuresByEmail: 'Too many tries to sign in. Wait a few minutes and try again.',
  loginFailuresByAddress: 'Too many tries to sign in. Wait a few minutes and try again.',
  loginsByStudent: 'Too many tries to sign in. Wait a few minutes and try again.',
  resetsByEmail: 'Several links were sent to this email already. Look for them there, or try again in an hour.',
  resetsByAddress: 'Too many links were asked for from this network. Try again in an hour.',
  resetTriesByAddress: 'Too many tries to choose a new password. Wait a few minutes and try again.',
  deletionsByStudent: 'Too many tries. Wait a few minutes and try again.',
  passwordChangesByStudent: 'Too many tries. Wait a few minutes and try again.',
  authorizationsByAddress: 'Too many tries to sign in. Try again later.',
  registrationsByAddress: 'Too many new accounts from this network. Try again later.',
  previewsByAddress: 'That is a lot of samples. Wait a few minutes, or sign up to score as often as you revise.',
  gradingsByStudent: 'That is a lot of scoring in a short time. Wait a few minutes and try again.',
  adviceByStudent: 'That is a lot of advice in a short time. Wait a few minutes and try again.',
  uploadsByStudent: 'That is a lot of files in a short time. Wait a few minutes and try again.',
  replacementsByStudent: 'That is a lot of replaced texts in a short time. Wait a few minutes and try again.',
  exportsByStudent: 'That is a lot of exports in a short time. Wait a few minutes and try again.',
  avatarsByStudent: 'Your picture was asked for too often. Wait a few minutes and try again.',
  modelTokensByStudent: sentences.modelBudget,
  modelTokensByVisitor: sentences.modelBudgetOfNetwork,
  modelTokensOfVisitors: sentences.modelBudgetOfNetwork,
};

export interface RateLimits {
  /** Counts one event, or as many points as it takes; throws a 429 past the limit. */
  count(rule: Rule, key: string, points?: number): Promise<void>;
  /** Takes back one event that turned out to be harmless, or as many points as were not needed. */
  giveBack(rule: Rule, key: string, points?: number): Promise<void>;
  /**
   * Deletes what one rule has counted for a key, once its owner has proved who they are. Without a rule it deletes everything counted
   * for the key, for an account that was deleted.
   */
  forget(key: string, rule?: Rule): Promise<void>;
}

/**
 * Limits kept in the database, so that all processes on it share them.
 * @param dailyTokens the share of a student in the language model
 */
export function createRateLimits(db: Db, { dailyTokens }: { dailyTokens: number }): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, { duration, points }]) => [
      rule,
      new Limiter(db, {
        keyPrefix: rule,
        duration,
        points: rule.startsWith('modelTokens') ? points * dailyTokens : points,
      }),
    ]),
  ) as Record<Rule, Limiter>;
  const nameOf = createNames(db);
  return {
    async count(rule, key, points = 1) {
      await limiters[rule].consume(await nameOf(key), points).catch((refusal: unknown) => refuse(rule, refusal));
    },
    async giveBack(rule, key, points = 1) {
      await db
        .update(rateLimits)
        .set({ points: sql`max(0, ${rateLimits.points} - ${points})` })
        .where(eq(rateLimits.key, limiters[rule].getKey(await nameOf(key))));
    },
    async forget(key, rule) {
      const name = await nameOf(key);
      const all = (rule ? [rule] : ruleNames).map((one) => limiters[one].getKey(name));
      await db.delete(rateLimits).where(inArray(rateLimits.key, all));
    },
  };
}

/**
 * How an e-mail or an address is named in the table: by an HMAC, because a bare hash of an address is found by trying them all. Its key is
 * random, made once for the database and kept in it, so that all processes count together.
 */
function createNames(db: Db) {
  let secret: Promise<string> | null = null;
  async function read() {
    const name = 'rate-limits';
    await db
      .insert(secrets)
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    return (await db.query.secrets.findFirst({ where: eq(secrets.name, name) }))!.value;
  }
  return async (key: string) => {
    secret ??= read().catch((error: unknown) => {
      // A database that is away is asked again by the next.
      secret = null;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(key)
      .digest('base64url');
  };
}

export const noRateLimits: RateLimits = {
  count: async () => {},
  giveBack: async () => {},
  forget: async () => {},
};

function refuse(rule: Rule, refusal: unknown): never {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
  throw new Problem(429, sentence[rule], { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
}

/** The library reads and then writes, so parallel tries would count as one; here one statement does both. */
class Limiter extends RateLimiterDrizzleNonAtomic {
  readonly #db: Db;

  constructor(db: Db, options: { keyPrefix: string; points: number; duration: number }) {
    super({ storeClient: db, schema: rateLimits, ...options });
    this.#db = db;
  }

  async _upsert(key: string, points: number, duration: number, forceExpire = false) {
    const now = Date.now();
    const renew = forceExpire ? sql`1` : sql`${rateLimits.expire} <= ${now}`;
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key, points, expire: new Date(now + duration) })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${renew} then ${points} else ${rateLimits.points} + ${points} end`,
          expire: sql`case when ${renew} then ${now + duration} else ${rateLimits.expire} end`,
        },
      })
      .returning();
    return row;
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { RateLimiterDrizzleNonAtomic, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import commonRules from './data/rate-limits.json' with { type: 'json' };
import type { Db } from './db/client.ts';
import { rateLimits, secrets } from './db/schema.ts';

/** How many points one key may use in so many minutes, and what a student reads past that. */
interface Limit {
  points: number;
  minutes: number;
  sentence: string;
}

const DAY = 24 * 60;
const { modelBudget, modelBudgetOfNetwork } = sentences;

/** Points of the language model are shares of a student, which are counted in tokens. */
const modelRules = {
  modelTokensByStudent: { points: 1, minutes: DAY, sentence: modelBudget },
  // A whole school may use one network address, but all visitors together must not cost more than a hundred students.
  modelTokensByVisitor: { points: 10, minutes: DAY, sentence: modelBudgetOfNetwork },
  modelTokensOfVisitors: { points: 100, minutes: DAY, sentence: modelBudgetOfNetwork },
};

/** The name of a limit. */
export type Rule = keyof typeof commonRules | keyof typeof modelRules;
const rules: Record<Rule, Limit> = { ...commonRules, ...modelRules };
const ruleNames = Object.keys(rules) as Rule[];

export interface RateLimits {
  /** Counts one event, or so many points. Throws a Problem (429) past the limit. */
  count(rule: Rule, key: string, points?: number): Promise<void>;
  /** Takes back one event that turned out to be harmless, or so many points that were not needed. */
  giveBack(rule: Rule, key: string, points?: number): Promise<void>;
  /**
   * Deletes what one rule has counted for a key, when its owner has proved who they are. Without a rule it deletes everything that was
   * counted for the key, when an account is deleted.
   */
  forget(key: string, rule?: Rule): Promise<void>;
}

/**
 * Limits that are counted in the database, so that all processes on it share them.
 * @param dailyTokens the share of a student in the language model
 */
export function createRateLimits(db: Db, { dailyTokens }: { dailyTokens: number }): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([rule, { minutes, points }]) => [
      rule,
      new Limiter(db, {
        keyPrefix: rule,
        duration: 60 * minutes,
        points: rule in modelRules ? points * dailyTokens : points,
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
 * Names an e-mail or an address in the table by an HMAC, because a bare hash of an address can be found by trying all addresses. The
 * HMAC's secret is random, made once and stored in the database, so that all processes count together.
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
      // The next request asks again a database that did not answer.
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
  throw new Problem(429, rules[rule].sentence, { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
}

/** The library reads and then writes, so tries at the same time would count as one. This counts them in one statement. */
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

import { and, eq, gt, lte } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { VisitorContext } from '../context.ts';
import { sessions } from '../db/schema.ts';
import { hashToken, randomToken } from '../tokens.ts';

const HOUR = 60 * 60 * 1000;
/** A token dies after 30 days without use. */
const LIFETIME = 30 * 24 * HOUR;

/** Starts a session and gives its token: 256 random bits, of which only a hash is kept. */
export async function startSession({ db, clock }: VisitorContext, userId: string) {
  const token = randomToken();
  const now = clock();
  const expired = new Date(now.getTime() - LIFETIME);
  await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.lastUsedAt, expired))),
    db.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now }),
  ]);
  return token;
}

/** The student behind the request's token; throws a 401 where there is none. */
export async function studentOf({ db, clock, token }: VisitorContext) {
  const now = clock();
  const session = token
    ? await db.query.sessions.findFirst({
        where: and(
          eq(sessions.tokenHash, hashToken(token)),
          gt(sessions.lastUsedAt, new Date(now.getTime() - LIFETIME)),
        ),
      })
    : undefined;
  if (!session) throw new Problem(401, sentences.signInAgain);
  // Once an hour is enough to know that a token is in use, and spares a write for every request.
  if (now.getTime() - session.lastUsedAt.getTime() > HOUR) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
  }
  return session.userId;
}

/** Ends the session of the request's token, if it has one. */
export async function endSession({ db, token }: VisitorContext) {
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

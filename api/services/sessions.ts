import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { DAY, HOUR } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { VisitorContext } from '../context.ts';
import { type Db, isFull } from '../db/client.ts';
import { authorizationRequests, passwordResets, sessions, tickets, users } from '../db/schema.ts';
import { hashToken, randomToken } from '../tokens.ts';

/** A token dies after 30 days without use. */
const LIFETIME = 30 * DAY;

/**
 * Starts a session and returns its token: 256 random bits, of which only a hash is stored. When a student has more sessions than
 * allowed, the one that was not used for longest ends.
 * @param passwordHash the hash of the password that was given; when it has been changed meanwhile, a Problem (401) is thrown
 */
export async function startSession({ db, clock, device }: VisitorContext, userId: string, passwordHash?: string) {
  const token = randomToken();
  const now = clock();
  const expired = new Date(now.getTime() - LIFETIME);
  const same = passwordHash === undefined ? sql`true` : eq(users.passwordHash, passwordHash);
  const [, { rowsAffected }] = await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.lastUsedAt, expired))),
    // Values by the columns of `sessions`, in their order.
    db.insert(sessions).select(sql`
      select ${hashToken(token)}, ${users.id}, ${now.getTime()}, ${now.getTime()}, ${device()}
      from ${users} where ${eq(users.id, userId)} and ${same}`),
    db.delete(sessions).where(
      and(
        eq(sessions.userId, userId),
        sql`${sessions.tokenHash} not in (select token_hash from sessions where user_id = ${userId}
          order by last_used_at desc, created_at desc, rowid desc limit ${limits.sessions})`,
      ),
    ),
  ]);
  if (rowsAffected === 0) throw new Problem(401, refusals.wrongSignIn);
  return token;
}

/** The values of an update that removes the address of the calendar, unless the student has proven their e-mail. */
export const endUnproven = {
  calendarHash: sql`case when ${users.emailProven} then ${users.calendarHash} end`,
  calendarSecret: sql`case when ${users.emailProven} then ${users.calendarSecret} end`,
  calendarReadAt: sql`case when ${users.emailProven} then ${users.calendarReadAt} end`,
};

/** Statements of a batch that end what was begun in any session of a student: tickets, and redirects for consent. */
export const endBegun = (db: Db, userId: string, where?: SQL) =>
  [
    db.delete(tickets).where(and(eq(tickets.userId, userId), where)),
    db.delete(authorizationRequests).where(and(eq(authorizationRequests.userId, userId), where)),
  ] as const;

/**
 * Statements of a batch that end all access to an account: sessions and what was begun in them, links to choose a password and,
 * unless the student has proven their e-mail, the address of the calendar.
 */
export const endAccess = (db: Db, userId: string) =>
  [
    db.update(users).set(endUnproven).where(eq(users.id, userId)),
    ...endBegun(db, userId),
    ...[sessions, passwordResets].map((table) => db.delete(table).where(eq(table.userId, userId))),
  ] as const;

/** Statements of a batch that delete expired sessions and tickets. */
export const forgetEnded = (db: Db, now: Date) =>
  [
    db.delete(sessions).where(lte(sessions.lastUsedAt, new Date(now.getTime() - LIFETIME))),
    db.delete(tickets).where(lte(tickets.expiresAt, now)),
  ] as const;

/** The id of the student whose token the request has. Throws a Problem (401) when the token is missing, unknown or expired. */
export async function studentOf({ db, clock, token }: VisitorContext) {
  if (!token) throw new Problem(401, refusals.signInAgain);
  const now = clock();
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash);
  if (!session || session.lastUsedAt.getTime() <= now.getTime() - LIFETIME)
    throw new Problem(401, refusals.signInAgain);
  // Noting it once an hour is enough to know that a token is in use, and spares a write for every request.
  if (now.getTime() - session.lastUsedAt.getTime() > HOUR) {
    const noted = db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
    await noted.catch((error: unknown) => {
      // While the disk is full, students can still read.
      if (!isFull(error)) throw error;
    });
  }
  return session.userId;
}

async function findSession({ readCache, query }: Db, tokenHash: string) {
  const key = `session ${tokenHash}`;
  const cached = readCache?.find<typeof sessions.$inferSelect>(key);
  if (cached) return cached;
  const version = readCache?.version();
  const session = await query.sessions.findFirst({ where: eq(sessions.tokenHash, tokenHash) });
  if (session) readCache?.store(key, session, version!);
  return session;
}

/**
 * Ends the session of the request's token, if it has one, and the tickets and redirects for consent that were begun in it, because the
 * next person at this browser could finish those.
 */
export async function endSession({ db, token }: VisitorContext) {
  if (!token) return;
  const its = eq(sessions.tokenHash, hashToken(token));
  const student = db.select({ id: sessions.userId }).from(sessions).where(its);
  await db.batch([
    db.delete(tickets).where(inArray(tickets.userId, student)),
    db.delete(authorizationRequests).where(inArray(authorizationRequests.userId, student)),
    db.delete(sessions).where(its),
  ]);
}

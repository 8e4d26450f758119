import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { and, eq, gt } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, VisitorContext } from '../context.ts';
import { passwordResets, users } from '../db/schema.ts';
import { passwordChangedMail, resetLinkMail } from '../mail/password-reset-mail.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { endAccess } from './sessions.ts';
import { countAttempt } from './users.ts';

/** Sends a link to choose a new password, where the e-mail belongs to an account. */
export async function requestPasswordReset(context: VisitorContext, { body }: Input<'requestPasswordReset'>) {
  await countAttempt(context, ['resetsByAddress', 'resetsByEmail'], body.email);
  // The account is looked up after the answer, so that neither its words nor its time tell whether there is one.
  void context.mailer.send(setImmediate().then(() => makeLink(context, body.email)));
  return { ok: true as const };
}

/** The message with a link, or none where there is no account. Only the newest link of an account is good. */
async function makeLink({ db, clock, publicUrl }: VisitorContext, email: string) {
  const user = await db.query.users.findFirst({ where: eq(users.email, email), columns: { id: true } });
  if (!user) return null;
  const token = randomToken();
  const expiresAt = new Date(clock().getTime() + limits.resetMinutes * 60_000);
  await db.batch([
    db.delete(passwordResets).where(eq(passwordResets.userId, user.id)),
    db.insert(passwordResets).values({ hash: hashToken(token), userId: user.id, expiresAt }),
  ]);
  return resetLinkMail(email, token, publicUrl);
}

/**
 * Sets a new password with the token of a link, which is then used up, and ends all access to the account. Whoever has the
 * link reads the account's e-mail, so that is proven now, and an account that had no password gets one.
 */
export async function resetPassword(context: VisitorContext, { body }: Input<'resetPassword'>) {
  const { db, clock, rateLimits, address, mailer, publicUrl } = context;
  await rateLimits.count('resetTriesByAddress', address);
  const [reset] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.hash, hashToken(body.token)), gt(passwordResets.expiresAt, clock())))
    .returning();
  if (!reset) throw new Problem(403, sentences.resetRefused);
  await rateLimits.giveBack('resetTriesByAddress', address);

  const { userId } = reset;
  const passwordHash = await hash(body.password);
  const [, ...results] = await db.batch([
    ...endAccess(db, userId),
    db.update(users).set({ passwordHash, emailProven: true }).where(eq(users.id, userId)).returning(),
  ]);
  const [user] = results.at(-1) as (typeof users.$inferSelect)[];
  // The account may have been deleted in between.
  if (!user) throw new Problem(403, sentences.resetRefused);
  // Earlier wrong passwords must not lock the student out.
  await rateLimits.forget(user.email, 'loginFailuresByEmail');
  void mailer.send(passwordChangedMail(user.email, 'link', publicUrl));
  return { ok: true as const };
}

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { register } from '#contract/users.ts';
import type { VisitorContext } from '../context.ts';
import { violates } from '../db/client.ts';
import { essays, identities, users } from '../db/schema.ts';
import type { Authorization } from '../google/provider.ts';
import { newMainEssay } from './essay-rows.ts';
import { endAccess, startSession } from './sessions.ts';

/** The provider has not verified that the e-mail belongs to the person who signs in. */
export class UnverifiedEmail extends Error {}

/**
 * Signs in the person that a provider has identified: the student of that identity, else the one with the same e-mail, else
 * a new one. Throws UnverifiedEmail for an e-mail that the provider has not verified.
 *
 * Somebody who does not own the address may have opened an account with it, to read along later. So when its e-mail is
 * proven here for the first time, its password and all sessions end.
 */
export async function enterAs(context: VisitorContext, authorization: Authorization) {
  const email = register.body.shape.email.safeParse(authorization.email ?? '');
  // Cleaning may make another address of the one that was verified: of other letters, such as the sign of Kelvin, a plain k.
  const verified = authorization.email?.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const same = email.success && email.data === verified;
  if (!authorization.emailVerified || !same) throw new UnverifiedEmail();
  const known = await findByIdentity(context, authorization);
  if (known) return { token: await startSession(context, known.userId), passwordRemoved: false };
  const { id, passwordRemoved } =
    (await joinByEmail(context, authorization, email.data)) ??
    (await openAccount(context, authorization, email.data)) ??
    // Another request has just opened it.
    (await joinByEmail(context, authorization, email.data))!;
  return { token: await startSession(context, id), passwordRemoved };
}

const findByIdentity = ({ db }: VisitorContext, { issuer, subject }: Authorization) =>
  db.query.identities.findFirst({ where: and(eq(identities.issuer, issuer), eq(identities.subject, subject)) });

async function joinByEmail({ db }: VisitorContext, { issuer, subject }: Authorization, email: string) {
  const user = await db.query.users.findFirst({
    columns: { id: true, passwordHash: true, emailProven: true },
    where: eq(users.email, email),
  });
  if (!user) return null;
  const identity = db.insert(identities).values({ issuer, subject, userId: user.id }).onConflictDoNothing();
  if (user.emailProven) await identity;
  else
    await db.batch([
      identity,
      ...endAccess(db, user.id),
      db.update(users).set({ emailProven: true, passwordHash: null }).where(eq(users.id, user.id)),
    ]);
  return { id: user.id, passwordRemoved: !user.emailProven && user.passwordHash !== null };
}

/** A new account with its empty main essay; null where its e-mail has just been taken. */
async function openAccount({ db, clock }: VisitorContext, { issuer, subject, name }: Authorization, email: string) {
  const [id, now] = [randomUUID(), clock()];
  const at = now.toISOString();
  try {
    await db.batch([
      db.insert(users).values({ id, name: nameOf(name, email), email, emailProven: true, createdAt: now }),
      db.insert(essays).values(newMainEssay(id, at)),
      db.insert(identities).values({ issuer, subject, userId: id }),
    ]);
  } catch (error) {
    if (!violates(error, 'UNIQUE')) throw error;
    return null;
  }
  return { id, passwordRemoved: false };
}

/** A name that the contract allows: the provider's, or what stands before the @. */
function nameOf(name: string | null, email: string) {
  const [local = ''] = email.split('@');
  for (const candidate of [name ?? '', local.replace(/[._+-]+/g, ' ')]) {
    const parsed = register.body.shape.name.safeParse(candidate.slice(0, 100));
    if (parsed.success) return parsed.data;
  }
  return 'New student';
}

import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LibsqlError } from '@libsql/client';
import { DrizzleQueryError, eq } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import type { User } from '#contract/users.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { essays, users } from '../db/schema.ts';
import { endSession, startSession } from './sessions.ts';

/** Compared with when an e-mail is unknown, so that the answer takes as long as for a wrong password. */
const nobodysHash = hash('nobody has this password');

/** Makes an account with its empty main essay. */
export async function register(context: VisitorContext, { body }: Input<'register'>) {
  const { db, clock, limits, address } = context;
  await limits.count('registrationsByAddress', address);
  const { name, email, password } = body;
  const [id, now, passwordHash] = [randomUUID(), clock(), await hash(password)];
  try {
    await db.batch([
      db.insert(users).values({ id, name, email, passwordHash, createdAt: now }),
      db.insert(essays).values({ id: randomUUID(), userId: id, kind: 'main', updatedAt: now }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const sentence = 'There is already an account with this email. Sign in instead.';
    throw new Problem(409, sentence, { fields: { email: sentence } });
  }
  return { token: await startSession(context, id) };
}

export async function login(context: VisitorContext, { body }: Input<'login'>) {
  const { db, limits, address } = context;
  // Counted before the password is looked at, so that tries at the same moment count as well, and given back on success.
  await limits.count('loginFailuresByAddress', address);
  await limits.count('loginFailuresByEmail', body.email);
  const user = await db.query.users.findFirst({ where: eq(users.email, body.email) });
  const matches = await verify(user?.passwordHash ?? (await nobodysHash), body.password);
  if (!user?.passwordHash || !matches) throw new Problem(401, 'That email and password do not match.');
  await limits.giveBack('loginFailuresByAddress', address);
  await limits.giveBack('loginFailuresByEmail', body.email);
  return { token: await startSession(context, user.id) };
}

export async function logout(context: VisitorContext) {
  await endSession(context);
}

export async function readMe({ db, studentId }: StudentContext): Promise<User> {
  const user = await db.query.users.findFirst({ where: eq(users.id, studentId) });
  if (!user) throw new Problem(401, 'Please sign in again.');
  const { id, name, email, avatar, onboarded } = user;
  return { id, name, email, avatar, onboarded };
}

export async function patchMe(context: StudentContext, { body }: Input<'patchMe'>) {
  const { name, avatar, onboarded } = body;
  if (Object.keys(body).length > 0) {
    await context.db.update(users).set({ name, avatar, onboarded }).where(eq(users.id, context.studentId));
  }
  return readMe(context);
}

function isUniqueViolation(error: unknown) {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof LibsqlError && cause.extendedCode === 'SQLITE_CONSTRAINT_UNIQUE';
}

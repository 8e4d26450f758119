import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { User } from '#contract/users.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { violates } from '../db/client.ts';
import {
  activities,
  applications,
  authorizationRequests,
  essays,
  exportsMade,
  deletedRows,
  honors,
  identities,
  passwordResets,
  sessions,
  tickets,
  users,
  versions,
} from '../db/schema.ts';
import { emptyLog } from '../db/write-ahead-log.ts';
import { newMainEssay } from './essay-rows.ts';
import { endSession, startSession } from './sessions.ts';

/** Compared with when an e-mail is unknown, so that the answer takes as long as for a wrong password. */
const nobodysHash = hash('nobody has this password');

/** Makes an account with its empty main essay. */
export async function register(context: VisitorContext, { body }: Input<'register'>) {
  const { db, clock, rateLimits, address } = context;
  await rateLimits.count('registrationsByAddress', address);
  const { name, email, password } = body;
  const [id, now, passwordHash] = [randomUUID(), clock(), await hash(password)];
  try {
    await db.batch([
      db.insert(users).values({ id, name, email, passwordHash, createdAt: now }),
      db.insert(essays).values(newMainEssay(id, now.toISOString())),
    ]);
  } catch (error) {
    if (!violates(error, 'UNIQUE')) throw error;
    throw new Problem(409, sentences.emailTaken, { fields: { email: sentences.emailTaken } });
  }
  return { token: await startSession(context, id) };
}

export async function login(context: VisitorContext, { body }: Input<'login'>) {
  const { db, rateLimits, address } = context;
  // Counted before the password is looked at, so that tries at the same moment count as well, and given back on success.
  await rateLimits.count('loginFailuresByAddress', address);
  await rateLimits.count('loginFailuresByEmail', body.email).catch(async (refusal) => {
    // No password was looked at: others on this address are not to pay for it.
    await rateLimits.giveBack('loginFailuresByAddress', address);
    throw refusal;
  });
  const user = await db.query.users.findFirst({ where: eq(users.email, body.email) });
  const matches = await verify(user?.passwordHash ?? (await nobodysHash), body.password);
  if (!user?.passwordHash || !matches) throw new Problem(401, sentences.wrongSignIn);
  await rateLimits.giveBack('loginFailuresByAddress', address);
  await rateLimits.giveBack('loginFailuresByEmail', body.email);
  await rateLimits.count('loginsByStudent', user.id);
  return { token: await startSession(context, user.id, user.passwordHash) };
}

export async function logout(context: VisitorContext) {
  await endSession(context);
}

export async function readMe({ db, studentId }: StudentContext): Promise<User> {
  const user = await db.query.users.findFirst({ where: eq(users.id, studentId) });
  if (!user) throw new Problem(401, sentences.signInAgain);
  const { id, name, email, avatar, onboarded, engine } = user;
  return { id, name, email, avatar, onboarded, engine };
}

export async function patchMe(context: StudentContext, { body }: Input<'patchMe'>) {
  const { name, avatar, onboarded, engine } = body;
  if (Object.keys(body).length > 0) {
    await context.db.update(users).set({ name, avatar, onboarded, engine }).where(eq(users.id, context.studentId));
  }
  return readMe(context);
}

/** The picture at the address that the student gave. Their browser asks nobody but Laurel for it. */
export async function readAvatar(context: StudentContext) {
  const { pictures, rateLimits, signal, studentId } = context;
  const { avatar } = await readMe(context);
  if (avatar) await rateLimits.count('avatarsByStudent', studentId);
  const picture = avatar && (await pictures.read(avatar, signal()));
  if (!picture) throw new Problem(404, sentences.avatarMissing);
  return picture;
}

/** Deletes the account and every row of the student, once the student has proved to be the one. */
export async function deleteMe({ db, rateLimits, studentId }: StudentContext, { body }: Input<'deleteMe'>) {
  const user = await db.query.users.findFirst({ where: eq(users.id, studentId) });
  if (!user) throw new Problem(401, sentences.signInAgain);
  if (user.passwordHash) {
    await rateLimits.count('deletionsByStudent', studentId);
    if (!body.password || !(await verify(user.passwordHash, body.password)))
      throw new Problem(403, sentences.wrongPassword, { fields: { password: sentences.wrongPassword } });
  } else if (body.confirm?.toLowerCase() !== user.email) {
    throw new Problem(403, sentences.confirmEmail, { fields: { confirm: sentences.confirmEmail } });
  }
  const writing = [versions, essays, applications, activities, honors, deletedRows];
  const owned = [...writing, exportsMade, tickets, passwordResets, identities, authorizationRequests];
  await db.batch([
    db.delete(sessions).where(eq(sessions.userId, studentId)),
    ...owned.map((table) => db.delete(table).where(eq(table.userId, studentId))),
    db.delete(users).where(eq(users.id, studentId)),
  ]);
  await rateLimits.forget(studentId);
  // Not how many links were sent to the e-mail: who opens and deletes accounts could send it messages without end.
  await rateLimits.forget(user.email, 'loginFailuresByEmail');
  // The account is gone whatever becomes of this; what it can't do now is done within the hour.
  await emptyLog(db.$client).catch(() => {});
}

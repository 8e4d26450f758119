import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { User } from '#contract/users.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { violates } from '../db/client.ts';
import { authorizationRequests, essays, passwordResets, tickets, users } from '../db/schema.ts';
import { emptyLog } from '../db/write-ahead-log.ts';
import type { Rule } from '../rate-limits.ts';
import { newMainEssay } from './essay-rows.ts';
import { startSession } from './sessions.ts';
import { ownedTables } from './stored-rows.ts';

/** Stands in for the password of an unknown e-mail, so that the answer takes as long as for a wrong password. */
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
    throw fieldProblem(409, 'email', refusals.emailTaken);
  }
  return { token: await startSession(context, id) };
}

export async function login(context: VisitorContext, { body }: Input<'login'>) {
  const { db, rateLimits, address } = context;
  // Counted before the password is looked at, so that tries at the same moment count as well, and given back on success.
  await countAttempt(context, ['loginFailuresByAddress', 'loginFailuresByEmail'], body.email);
  const user = await db.query.users.findFirst({ where: eq(users.email, body.email) });
  const matches = await verify(user?.passwordHash ?? (await nobodysHash), body.password);
  if (!user?.passwordHash || !matches) throw new Problem(401, refusals.wrongSignIn);
  await rateLimits.giveBack('loginFailuresByAddress', address);
  await rateLimits.giveBack('loginFailuresByEmail', body.email);
  await rateLimits.count('loginsByStudent', user.id);
  return { token: await startSession(context, user.id, user.passwordHash) };
}

/** Counts an attempt for the address and the e-mail. One that is refused for the e-mail does not count for others on the address. */
export async function countAttempt(
  { rateLimits, address }: VisitorContext,
  [byAddress, byEmail]: readonly [Rule, Rule],
  email: string,
) {
  await rateLimits.count(byAddress, address);
  await rateLimits.count(byEmail, email).catch(async (refusal) => {
    await rateLimits.giveBack(byAddress, address);
    throw refusal;
  });
}

export { endSession as logout } from './sessions.ts';

/** The row of the student; throws a 401 where the account was deleted meanwhile. */
export async function ownUser({ db, studentId }: StudentContext) {
  const user = await db.query.users.findFirst({ where: eq(users.id, studentId) });
  if (!user) throw new Problem(401, refusals.signInAgain);
  return user;
}

export async function readMe(context: StudentContext): Promise<User> {
  const { id, name, email, avatar, onboarded, engine } = await ownUser(context);
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
  if (!picture) throw new Problem(404, refusals.avatarMissing);
  return picture;
}

/** Deletes the account and every row of the student, once the student has proved to be the one. */
export async function deleteMe(context: StudentContext, { body }: Input<'deleteMe'>) {
  const { db, rateLimits, studentId } = context;
  const user = await ownUser(context);
  if (user.passwordHash) {
    await rateLimits.count('deletionsByStudent', studentId);
    if (!body.password || !(await verify(user.passwordHash, body.password)))
      throw fieldProblem(403, 'password', refusals.wrongPassword);
  } else if (body.confirm?.toLowerCase() !== user.email) {
    throw fieldProblem(403, 'confirm', refusals.confirmEmail);
  }
  // Rows that refer to others go before those.
  const owners = [tickets, passwordResets, authorizationRequests].map((table): SQLiteColumn => table.userId);
  owners.push(...Object.values(ownedTables).toReversed());
  const [first, ...others] = owners.map((owner) => db.delete(owner.table).where(eq(owner, studentId)));
  await db.batch([first!, ...others]);
  await rateLimits.forget(studentId);
  // The count of links sent to the e-mail stays: else somebody could open and delete accounts to send it messages without end.
  await rateLimits.forget(user.email, 'loginFailuresByEmail');
  // The account is gone even if this fails; then the log is emptied within the hour.
  await emptyLog(db.$client).catch(() => {});
}

import { hash, verify } from '@node-rs/argon2';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { fieldProblem, found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { ExportKind } from '#contract/exports.ts';
import type { Input, StudentContext } from '../context.ts';
import { exportsMade, passwordResets, sessions, users } from '../db/schema.ts';
import { log, traceOf } from '../log.ts';
import { passwordChangedMail } from '../mail/password-reset-mail.ts';
import { hashToken } from '../tokens.ts';
import { endBegun, endUnproven } from './sessions.ts';
import { ownUser } from './users.ts';

/** The id of a session in the API: a hash of the stored hash of its token, from which neither can be found. */
const idOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 32);

const ownHash = ({ token }: StudentContext) => hashToken(token ?? '');

const sessionsOf = ({ db, studentId }: StudentContext) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, studentId))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));

export async function listSessions(context: StudentContext) {
  const own = ownHash(context);
  return (await sessionsOf(context)).map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
    id: idOf(tokenHash),
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: tokenHash === own,
  }));
}

/** Ends one session, and what was begun in any: whoever loses the session could finish it. */
export async function deleteSession(context: StudentContext, { params: { sessionId } }: Input<'deleteSession'>) {
  const { db, studentId } = context;
  const session = found((await sessionsOf(context)).find(({ tokenHash }) => idOf(tokenHash) === sessionId));
  await db.batch([...endBegun(db, studentId), db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash))]);
}

export async function deleteOtherSessions(context: StudentContext) {
  await context.db.batch([...endOthers(context)]);
}

/** Deletes every other session, what was begun in any, and all links to a new password, as statements of one batch. */
const endOthers = (context: StudentContext, where?: SQL) => {
  const { db, studentId } = context;
  return [
    ...endBegun(db, studentId, where),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, studentId), where)),
    db.delete(sessions).where(and(eq(sessions.userId, studentId), ne(sessions.tokenHash, ownHash(context)), where)),
  ] as const;
};

/** Changes the password of a student who gives the present one, and ends all other sessions. */
export async function changePassword(context: StudentContext, { body }: Input<'changePassword'>) {
  const { db, studentId, rateLimits, mailer, publicUrl } = context;
  const user = await ownUser(context);
  if (!user.passwordHash) throw new Problem(403, refusals.noPassword);
  await rateLimits.count('passwordChangesByStudent', studentId);
  if (!(await verify(user.passwordHash, body.current))) throw wrongPassword();
  const passwordHash = await hash(body.password);
  // Another change may have come first: then the password that was given is not the present one any more, and nothing ends.
  const isChanged = sql`exists (select 1 from ${users} where ${users.id} = ${studentId} and ${users.passwordHash} = ${passwordHash})`;
  const [{ rowsAffected }] = await db.batch([
    db
      .update(users)
      .set({ passwordHash, ...endUnproven })
      .where(and(eq(users.id, studentId), eq(users.passwordHash, user.passwordHash))),
    ...endOthers(context, isChanged),
  ]);
  if (rowsAffected === 0) throw wrongPassword();
  await rateLimits.forget(user.email, 'loginFailuresByEmail');
  void mailer.send(passwordChangedMail(user.email, 'settings', publicUrl));
}

const wrongPassword = () => fieldProblem(403, 'current', refusals.wrongPassword);

export async function readAccess(context: StudentContext) {
  const { db, studentId } = context;
  const [user, exported] = await Promise.all([
    ownUser(context),
    db
      .select({ kind: exportsMade.kind, at: exportsMade.at })
      .from(exportsMade)
      .where(eq(exportsMade.userId, studentId))
      .orderBy(desc(exportsMade.id)),
  ]);
  return { exports: exported, calendarReadAt: user.calendarReadAt, hasPassword: user.passwordHash !== null };
}

/** Notes an export, and deletes all but the newest notes. The export is made by then, so a failure is only logged. */
export async function noteExport({ db, studentId, clock }: StudentContext, kind: ExportKind) {
  const noted = db.batch([
    db.insert(exportsMade).values({ userId: studentId, kind, at: clock().toISOString() }),
    db
      .delete(exportsMade)
      .where(
        and(
          eq(exportsMade.userId, studentId),
          sql`${exportsMade.id} not in (select id from exports where user_id = ${studentId} order by id desc limit ${limits.exportsNoted})`,
        ),
      ),
  ]);
  await noted.catch((error: unknown) => log.error({ event: 'noteExport', ...traceOf(error) }));
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { DAY } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import type { Origins } from '#contract/origins.ts';
import { paths } from '#contract/paths.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { shareState } from '#contract/review/share-state.ts';
import type { Share, Shown } from '#contract/shares.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import type { Db } from '../db/client.ts';
import { comments, essays, shares, sharedTexts } from '../db/schema.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { publicId } from './essay-rows.ts';
import { readOrigins } from './origins.ts';
import { ownEssay } from './own-essay.ts';

/** Makes a link. Its address is answered this once, because only the hash of its token is stored. */
export async function createShare(context: StudentContext, { body }: Input<'createShare'>) {
  const { db, clock, rateLimits, publicUrl, studentId: userId } = context;
  const essay = body.essayId === undefined ? null : await ownEssay(context, body.essayId);
  await rateLimits.count('sharesByStudent', userId);
  const now = clock();
  const mayOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, now.toISOString()));
  const open = (await sharesOf(context, mayOpen)).filter(({ state }) => state === 'open');
  if (open.length >= limits.openShares) throw new Problem(400, refusals.sharesOpen);

  const token = randomToken(128);
  const expiresAt = new Date(now.getTime() + body.days * DAY).toISOString();
  const { purpose, show } = body;
  const share = { id: randomUUID(), userId, essayId: essay?.rowId ?? null, tokenHash: hashToken(token), purpose, show };
  const origins = body.essayId === undefined ? null : await shownOrigins(context, body.essayId, show);
  const insert = db.insert(shares).values({ ...share, createdAt: now.toISOString(), expiresAt });
  if (essay) await db.batch([insert, db.insert(sharedTexts).values(textOf(context, share.id, essay, origins))]);
  else await insert;
  return { id: share.id, url: `${new URL(paths.review, publicUrl).href}#${token}`, expiresAt };
}

/** An essay as it is now, for a link. */
function textOf(
  { clock, studentId: userId }: RecordContext,
  shareId: string,
  { title, prompt, wordLimit, text }: Awaited<ReturnType<typeof ownEssay>>,
  origins: Origins | null,
) {
  const sharedAt = clock().toISOString();
  return { id: randomUUID(), userId, shareId, sharedAt, title, prompt, wordLimit, origins, text };
}

/** Where the words of an essay came from, for a link that shows it. */
const shownOrigins = async (context: RecordContext, essayId: string, show: readonly Shown[]) =>
  show.includes('origins') ? readOrigins(context, { params: { essayId } }) : null;

export const listShares = (context: RecordContext): Promise<Share[]> => sharesOf(context);

async function sharesOf({ db, clock, studentId }: RecordContext, which?: SQL): Promise<Share[]> {
  const { id, purpose, show, createdAt, expiresAt, revokedAt } = shares;
  const rows = await db
    .select({
      id,
      purpose,
      show,
      createdAt,
      expiresAt,
      revokedAt,
      essayId: publicId as SQL<string | null>,
      comments: sql<number>`(select count(*) from comments where comments.share_id = ${shares.id})`,
    })
    .from(shares)
    .leftJoin(essays, eq(essays.id, shares.essayId))
    .where(and(eq(shares.userId, studentId), which))
    .orderBy(desc(shares.createdAt), desc(sql`${shares}.rowid`));
  const now = clock();
  return rows.map(({ revokedAt, ...row }) => ({
    ...row,
    kind: row.essayId === null ? 'plan' : 'essay',
    state: shareState({ ...row, revokedAt }, now),
  }));
}

/** Revokes a link: it opens nothing from now on. Its comments stay unless they are to go at once. */
export async function deleteShare(context: StudentContext, { params, query }: Input<'deleteShare'>) {
  const { db, studentId } = context;
  const its = and(eq(shares.userId, studentId), eq(shares.id, params.shareId))!;
  const removesComments = query.comments === 'delete';
  const [{ rowsAffected }] = await db.batch([
    closeShares(context, its),
    ...(removesComments
      ? [db.delete(comments).where(and(eq(comments.userId, studentId), eq(comments.shareId, params.shareId)))]
      : []),
    forgetTexts(context, params.shareId),
  ]);
  if (rowsAffected === 0) throw new Problem(404, refusals.notFound);
}

/** The statement that revokes links. The hash of the token goes, so that nothing is left that could open them. */
const closeShares = ({ db, clock }: Pick<RecordContext, 'db' | 'clock'>, which: SQL) =>
  db
    .update(shares)
    .set({ tokenHash: null, revokedAt: sql`coalesce(${shares.revokedAt}, ${clock().getTime()})` })
    .where(which);

/** The links to essays that are to be deleted, with all that belongs to them, for `deleteWhole`. */
export function linksTo({ db }: StudentContext, which: SQL) {
  const those = inArray(shares.essayId, db.select({ id: essays.id }).from(essays).where(which));
  const ids = db.select({ id: shares.id }).from(shares).where(those);
  return [
    { table: shares, where: those },
    { table: sharedTexts, where: inArray(sharedTexts.shareId, ids) },
    { table: comments, where: inArray(comments.shareId, ids) },
  ];
}

/** Revokes the links to essays before those are deleted: undoing that brings the comments back, and opens no link again. */
export async function closeLinksTo(context: StudentContext, which: SQL) {
  await closeShares(context, linksTo(context, which)[0]!.where);
}

/** The statement that deletes the texts of a revoked link on which there is no comment. */
const forgetTexts = ({ db, studentId }: StudentContext, shareId: string) =>
  db
    .delete(sharedTexts)
    .where(
      and(
        eq(sharedTexts.userId, studentId),
        eq(sharedTexts.shareId, shareId),
        notExists(db.select({ id: comments.id }).from(comments).where(eq(comments.textId, sharedTexts.id))),
        inArray(sharedTexts.shareId, db.select({ id: shares.id }).from(shares).where(isNull(shares.tokenHash))),
      ),
    );

/** Shows the present text by a link from now on. Earlier texts stay as long as there are comments on them. */
export async function sendShare(context: StudentContext, { params: { shareId } }: Input<'sendShare'>): Promise<Share> {
  const { db, rateLimits, studentId } = context;
  const read = async () => found((await sharesOf(context, eq(shares.id, shareId)))[0]);
  const share = await read();
  if (share.state !== 'open') throw new Problem(400, refusals.shareClosed);
  if (share.essayId === null) return share;
  await rateLimits.count('sharesByStudent', studentId);
  const row = textOf(
    context,
    shareId,
    await ownEssay(context, share.essayId),
    await shownOrigins(context, share.essayId, share.show),
  );
  const hasNone = notExists(db.select({ id: comments.id }).from(comments).where(eq(comments.textId, sharedTexts.id)));
  await db.batch([
    db.insert(sharedTexts).values(row),
    db.delete(sharedTexts).where(and(eq(sharedTexts.shareId, shareId), ne(sharedTexts.id, row.id), hasNone)),
  ]);
  return read();
}

/** The statement that deletes links without comments that have been closed for long. */
export function forgetClosedShares(db: Db, now: Date) {
  const before = new Date(now.getTime() - limits.closedShareDays * DAY).toISOString();
  return db
    .delete(shares)
    .where(
      and(
        or(lte(shares.revokedAt, before), lte(shares.expiresAt, before)),
        notExists(db.select({ id: comments.id }).from(comments).where(eq(comments.shareId, shares.id))),
      ),
    );
}

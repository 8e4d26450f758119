import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PlanComments } from '#contract/plan/record.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { groupUnsettled } from '#contract/review/group-unsettled.ts';
import { placeComments } from '#contract/review/place-comments.ts';
import type { OwnComment } from '#contract/review.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { comments, essays, sharedTexts, shares } from '../db/schema.ts';
import { publicId } from './essay-rows.ts';
import { ownEssay } from './own-essay.ts';

/** Comments of a student, the oldest first, where their words are in a text. */
export async function commentsTo({ db, studentId }: RecordContext, which: SQL, to: string): Promise<OwnComment[]> {
  const rows = await db
    .select({ comment: comments, from: sharedTexts.text })
    .from(comments)
    .innerJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(sharedTexts, eq(sharedTexts.id, comments.textId))
    .where(and(eq(comments.userId, studentId), which))
    .orderBy(asc(comments.createdAt), sql`${comments}.rowid`);
  // Those on one text are placed together, because comparing two texts takes longest.
  const byText = new Map<string | null, typeof rows>();
  for (const row of rows) byText.set(row.comment.textId, [...(byText.get(row.comment.textId) ?? []), row]);
  const placed = new Map(
    [...byText.values()].flatMap((group) => {
      const places = placeComments(
        group.map(({ comment }) => comment),
        group[0]!.from ?? '',
        to,
      );
      return group.map(({ comment }, i) => [comment.id, places[i]!] as const);
    }),
  );
  return rows.map(({ comment: { userId, textId, start, end, ...comment } }) => ({
    ...comment,
    ...placed.get(comment.id)!,
  }));
}

export async function listComments(context: RecordContext, { params }: Input<'listComments'>): Promise<OwnComment[]> {
  const essay = await ownEssay(context, params.essayId);
  return commentsTo(context, eq(shares.essayId, essay.rowId), essay.text);
}

export const listPlanComments = (context: RecordContext): Promise<OwnComment[]> =>
  commentsTo(context, isNull(shares.essayId), '');

export async function patchComment(context: StudentContext, { params, body }: Input<'patchComment'>) {
  const { commentId } = params;
  if (Object.keys(body).length > 0) await context.db.update(comments).set(body).where(ownComment(context, commentId));
  const [row] = await context.db
    .select({ text: essays.text })
    .from(comments)
    .innerJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(essays, eq(essays.id, shares.essayId))
    .where(ownComment(context, commentId));
  return found((await commentsTo(context, eq(comments.id, commentId), found(row).text ?? ''))[0]);
}

export async function deleteComment(context: StudentContext, { params }: Input<'deleteComment'>) {
  const { rowsAffected } = await context.db.delete(comments).where(ownComment(context, params.commentId));
  if (rowsAffected === 0) throw new Problem(404, refusals.notFound);
}

/** What is not settled, for each essay and for the plan: who said it, and how much. */
export async function unsettledComments({ db, studentId }: RecordContext): Promise<PlanComments[]> {
  const rows = await db
    .select({ essayId: publicId as SQL<string | null>, title: essays.title, name: comments.name })
    .from(comments)
    .innerJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(essays, eq(essays.id, shares.essayId))
    .where(and(eq(comments.userId, studentId), eq(comments.settled, false)))
    .orderBy(asc(comments.createdAt), sql`${comments}.rowid`);
  return groupUnsettled(rows);
}

const ownComment = ({ studentId }: StudentContext, id: string) =>
  and(eq(comments.userId, studentId), eq(comments.id, id))!;

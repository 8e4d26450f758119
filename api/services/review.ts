import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { isPlaceIn, newCommentOf } from '#contract/review/new-comment.ts';
import { reviewPlanOf } from '#contract/review/review-plan.ts';
import type { Comment, Review } from '#contract/review.ts';
import type { Input, RecordContext, VisitorContext } from '../context.ts';
import { comments, essays, sharedTexts, shares, users, versions } from '../db/schema.ts';
import { hashToken } from '../tokens.ts';
import { commentsTo } from './comments.ts';
import { isShownGrade, publicId } from './essay-rows.ts';
import { loadPlan } from './plan.ts';

/** What a link shows, with its comments. */
export async function readReview(context: VisitorContext, { body }: Input<'readReview'>): Promise<Review> {
  const share = await openShare(context, body.token);
  const { db, clock } = context;
  const student = { db, clock, studentId: share.userId };
  const shown = await shownText(context, share.id);
  const { purpose, expiresAt } = share;
  return {
    kind: share.essayId === null ? 'plan' : 'essay',
    purpose,
    student: share.student,
    expiresAt,
    essay: shown ? essayOf(shown) : null,
    plan: share.essayId === null ? reviewPlanOf(await loadPlan(student), await scoresOf(student), share.show) : null,
    comments: (await commentsTo(student, eq(comments.shareId, share.id), shown?.text ?? '')).map(
      ({ shareId, ...comment }) => comment,
    ),
  };
}

const essayOf = ({ title, prompt, wordLimit, text, sharedAt, origins }: typeof sharedTexts.$inferSelect) => ({
  title,
  prompt,
  wordLimit,
  text,
  sharedAt,
  origins,
});

/** Adds a comment of a reader. The statement itself looks whether the link still takes one. */
export async function createComment(context: VisitorContext, { body }: Input<'createComment'>): Promise<Comment> {
  const { db, clock, rateLimits, address } = context;
  await rateLimits.count('commentsByAddress', address);
  const share = await openShare(context, body.token);
  const shown = await shownText(context, share.id);
  const comment = newCommentOf(body, shown?.text ?? null);
  if ((await db.$count(comments, eq(comments.userId, share.userId))) >= limits.comments)
    throw new Problem(413, refusals.commentsFull);

  const [id, now] = [randomUUID(), clock()];
  const { name, kind, text, replacement, start, end } = comment;
  const { rowsAffected } = await db.run(sql`
    insert into comments (id, user_id, share_id, text_id, name, kind, text, replacement, start, "end", settled, created_at)
    select ${id}, user_id, id, ${shown?.id ?? null}, ${name}, ${kind}, ${text}, ${replacement}, ${start}, ${end}, 0, ${now.getTime()}
    from shares where id = ${share.id} and token_hash is not null and expires_at > ${now.getTime()}
      and (select count(*) from comments where share_id = shares.id) < ${limits.commentsOfLink}`);
  if (rowsAffected === 0) throw new Problem(404, refusals.notFound);
  return {
    ...comment,
    id,
    quote: isPlaceIn(comment) ? shown!.text.slice(comment.start, comment.end) : null,
    lost: false,
    answer: null,
    settled: false,
    createdAt: now.toISOString(),
  };
}

/** The link of a token. Whatever the reason that it does not open, the answer is the same. */
async function openShare({ db, clock, rateLimits, address }: VisitorContext, token: string) {
  await rateLimits.count('reviewsByAddress', address);
  const { id, userId, essayId, purpose, show, expiresAt } = shares;
  const [share] = await db
    .select({ id, userId, essayId, purpose, show, expiresAt, student: users.name })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.userId))
    .where(
      and(
        eq(shares.tokenHash, hashToken(token)),
        gt(shares.expiresAt, clock().toISOString()),
        sql`(select count(*) from comments where comments.share_id = ${shares.id}) < ${limits.commentsOfLink}`,
      ),
    );
  return found(share);
}

/** The text that a link shows; none where it shows the plan. */
const shownText = ({ db }: Pick<RecordContext, 'db'>, shareId: string) =>
  db.query.sharedTexts.findFirst({
    where: eq(sharedTexts.shareId, shareId),
    orderBy: [desc(sharedTexts.sharedAt), desc(sql`rowid`)],
  });

/** The scores that are shown of essays, by `main` or a supplemental's id. */
async function scoresOf({ db, studentId }: RecordContext) {
  const rows = await db
    .select({ id: publicId, score: versions.score })
    .from(essays)
    .leftJoin(versions, isShownGrade)
    .where(eq(essays.userId, studentId));
  return new Map(rows.map(({ id, score }) => [id, score]));
}

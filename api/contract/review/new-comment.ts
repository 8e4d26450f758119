import { Problem } from '../problem.ts';
import { refusals } from '../refusals.ts';
import type { NewComment } from '../review.ts';

type Sent = Omit<NewComment, 'token' | 'quote'>;

/** Whether a comment is on words, and not on the whole. */
export const isPlaceIn = <C extends { start: number | null; end: number | null }>(
  comment: C,
): comment is C & { start: number; end: number } => comment.start !== null && comment.end !== null;

/**
 * A comment as it is stored. Throws a 400 where its place is not in the text, and a 409 where the words there are not those that the reader
 * saw.
 * @param shown the text that the link shows; null for the plan
 */
export function newCommentOf({ token, quote, ...comment }: NewComment, shown: string | null): Sent {
  if (!isPlaceIn(comment)) return comment;
  const words = shown === null ? '' : shown.slice(comment.start, comment.end);
  if (quote !== undefined && shown !== null && quote !== words) throw new Problem(409, refusals.newerShown);
  if (shown === null || comment.end > shown.length || words.trim() === '' || !words.isWellFormed())
    throw new Problem(400, refusals.commentPlace, { fields: { start: refusals.commentPlace } });
  return comment;
}

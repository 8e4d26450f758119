import { DAY } from '#contract/dates.ts';
import { limits } from '#contract/limits.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { originsSay } from '#contract/origins/origins-say.ts';
import { recordFor } from '#contract/origins/record.ts';
import type { Origins } from '#contract/origins.ts';
import { paths } from '#contract/paths.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { isPlaceIn, newCommentOf } from '#contract/review/new-comment.ts';
import { placeComments } from '#contract/review/place-comments.ts';
import { reviewPlanOf } from '#contract/review/review-plan.ts';
import { shareState } from '#contract/review/share-state.ts';
import type { OwnComment } from '#contract/review.ts';
import type { Share, Shown } from '#contract/shares.ts';
import { type Account, type CommentRow, db, NOW, type ShareRow } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { essayIn, rowOf } from '../rows.ts';
import { planPartsIn } from './plan.ts';

export const shareMocks = {
  readOrigins: ({ params: { essayId } }, account) => originsIn(account, essayId),
  createShare({ body: { essayId = null, purpose, days, show } }, account, request) {
    const texts = essayId === null ? [] : [textOf(account, essayId, show)];
    if (account.shares.filter((share) => stateOf(share) === 'open').length >= limits.openShares)
      throw new Problem(400, refusals.sharesOpen);
    const expiresAt = new Date(Date.parse(NOW) + days * DAY).toISOString();
    const token = db.newId('link');
    const id = db.newId('share');
    const row = { id, token, essayId, purpose, show, createdAt: NOW, expiresAt, revokedAt: null, texts, comments: [] };
    account.shares.unshift(row);
    return { id, url: `${new URL(paths.review, request.url).href}#${token}`, expiresAt };
  },
  listShares: (_input, account) => sharesIn(account).map(shareOf),
  deleteShare({ params: { shareId }, query }, account) {
    const share = rowOf(sharesIn(account), shareId);
    share.revokedAt ??= NOW;
    share.token = null;
    if (query.comments) share.comments = [];
  },
  sendShare({ params: { shareId } }, account) {
    const share = rowOf(sharesIn(account), shareId);
    if (stateOf(share) !== 'open') throw new Problem(400, refusals.shareClosed);
    if (share.essayId !== null) share.texts.push(textOf(account, share.essayId, share.show));
    return shareOf(share);
  },
  readReview({ body: { token } }) {
    const { account, share } = openShare(token);
    const shown = share.texts.at(-1);
    const { purpose, expiresAt, essayId, show } = share;
    return {
      kind: essayId === null ? 'plan' : 'essay',
      purpose,
      student: account.user.name,
      expiresAt,
      essay: shown ?? null,
      plan: essayId === null ? reviewPlanOf(planPartsIn(account), scoresIn(account), show) : null,
      comments: commentsOf([share], shown?.text ?? '').map(({ shareId, ...comment }) => comment),
    };
  },
  createComment({ body }) {
    const { account, share } = openShare(body.token);
    const shown = share.texts.at(-1);
    const { start, end, ...comment } = newCommentOf(body, shown?.text ?? null);
    if (account.shares.flatMap(({ comments }) => comments).length >= limits.comments)
      throw new Problem(413, refusals.commentsFull);
    const id = db.newId('comment');
    const row = { ...comment, start, end, id, on: shown?.text ?? '', answer: null, settled: false, createdAt: NOW };
    share.comments.push(row);
    const quote = isPlaceIn(row) ? row.on.slice(row.start, row.end) : null;
    const { on, ...sent } = row;
    return { ...sent, quote, lost: false };
  },
  listComments({ params: { essayId } }, account) {
    const { text } = essayIn(account, essayId);
    return commentsOf(account.shares.filter((share) => share.essayId === essayId).toReversed(), text);
  },
  listPlanComments: (_input, account) =>
    commentsOf(
      account.shares.filter(({ essayId }) => essayId === null),
      '',
    ),
  patchComment({ params: { commentId }, body }, account) {
    const share = found(sharesIn(account).find(({ comments }) => comments.some(({ id }) => id === commentId)));
    Object.assign(rowOf(share.comments, commentId), body);
    const text = share.essayId === null ? '' : essayIn(account, share.essayId).text;
    return rowOf(commentsOf([share], text), commentId);
  },
  deleteComment({ params: { commentId } }, account) {
    const share = found(sharesIn(account).find(({ comments }) => comments.some(({ id }) => id === commentId)));
    share.comments = share.comments.filter(({ id }) => id !== commentId);
  },
} satisfies Mocks;

/** The links of an account, without those to essays that are deleted. */
const sharesIn = (account: Account) =>
  account.shares.filter(({ essayId }) => essayId === null || essayIds(account).includes(essayId));

const essayIds = ({ applications }: Account) => [
  MAIN_ESSAY.id,
  ...applications.flatMap(({ supplementals }) => supplementals.map(({ id }) => id)),
];

/** Revokes the links to essays that are deleted: undoing that brings the comments back, and opens no link again. */
export function closeLinksTo({ shares }: Account, ids: readonly string[]) {
  for (const share of shares) {
    if (share.essayId === null || !ids.includes(share.essayId)) continue;
    share.revokedAt ??= NOW;
    share.token = null;
  }
}

const stateOf = (share: ShareRow) => shareState({ ...share, comments: share.comments.length }, new Date(NOW));

function shareOf(share: ShareRow): Share {
  const { id, essayId, purpose, show, createdAt, expiresAt, comments } = share;
  const kind = essayId === null ? 'plan' : 'essay';
  return { id, kind, essayId, purpose, show, createdAt, expiresAt, state: stateOf(share), comments: comments.length };
}

function textOf(account: Account, essayId: string, show: readonly Shown[]) {
  const { title, prompt, wordLimit, text } = essayIn(account, essayId);
  const origins = show.includes('origins') ? originsIn(account, essayId) : null;
  return { title, prompt, wordLimit, text, sharedAt: NOW, origins };
}

/** Where the words of an essay came from. */
function originsIn(account: Account, essayId: string): Origins {
  const { origins, text } = essayIn(account, essayId);
  const record = recordFor(origins, text);
  return { spans: record.spans, says: originsSay(record, text, account.planSettings.zone) };
}

function openShare(token: string) {
  const open = db.accounts.flatMap((account) =>
    sharesIn(account).flatMap((share) =>
      share.token === token && stateOf(share) === 'open' ? [{ account, share }] : [],
    ),
  );
  return found(open[0]);
}

/** The oldest first, where their words are in a text. */
function commentsOf(shares: readonly ShareRow[], to: string): OwnComment[] {
  return shares
    .flatMap(({ id: shareId, comments }) => comments.map((row) => placed(row, shareId, to)))
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)));
}

function placed({ on, start, end, ...row }: CommentRow, shareId: string, to: string): OwnComment {
  return { ...row, shareId, ...placeComments([{ start, end }], on, to)[0]! };
}

/** The scores of essays, by their ids. */
const scoresIn = (account: Account) => new Map(essayIds(account).map((id) => [id, essayIn(account, id).score]));

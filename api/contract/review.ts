import { z } from 'zod';
import { Decision, ApplicationStatus, Round } from './applications.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { Origins } from './origins.ts';
import { PlanItem } from './plan.ts';
import { refusals } from './refusals.ts';
import { filled, line, writing } from './text.ts';

export const CommentKind = z.enum(['question', 'praise', 'wording'], { error: refusals.commentKind });
export type CommentKind = z.output<typeof CommentKind>;

export const Comment = named('Comment', {
  id: z.string(),
  /** The name that the reader gave. */
  name: z.string(),
  kind: CommentKind,
  text: z.string(),
  /** The words that a wording suggests. */
  replacement: z.string().nullable(),
  /** The words that were commented on; null for a comment on the whole. */
  quote: z.string().nullable(),
  /** UTF-16 offsets of these words; null for a comment on the whole, and while they are gone. */
  start: z.int().nullable(),
  end: z.int().nullable(),
  /** Whether its words are gone from the text. */
  lost: z.boolean(),
  /** What the student answered. */
  answer: z.string().nullable(),
  settled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Comment = z.output<typeof Comment>;

/** The same for the student, with the link that it came by. */
export const OwnComment = Comment.extend({ shareId: z.string() }).meta({ id: 'OwnComment' });
export type OwnComment = z.output<typeof OwnComment>;

export const ReviewEssay = z.object({
  title: z.string(),
  prompt: z.string(),
  /** Words. */
  wordLimit: z.int().nullable(),
  text: z.string(),
  /** When the student shared this text. */
  sharedAt: z.iso.datetime(),
  /** Null unless the student shows where the words came from. */
  origins: Origins.nullable(),
});
export type ReviewEssay = z.output<typeof ReviewEssay>;

export const ReviewPlan = z.object({
  items: z.array(PlanItem.pick({ title: true, due: true, state: true, waitingFor: true })),
  apps: z.array(
    z.object({
      college: z.string(),
      round: Round.nullable(),
      deadline: z.iso.datetime().nullable(),
      status: ApplicationStatus,
      /** Null unless the student shows decisions. */
      decision: Decision.nullable(),
    }),
  ),
});
export type ReviewPlan = z.output<typeof ReviewPlan>;

/** What somebody with a link reads. */
export const Review = named('Review', {
  kind: z.enum(['essay', 'plan']),
  purpose: z.string().nullable(),
  /** The student's name. */
  student: z.string(),
  expiresAt: z.iso.datetime(),
  essay: ReviewEssay.nullable(),
  plan: ReviewPlan.nullable(),
  /** The oldest first. */
  comments: z.array(Comment),
});
export type Review = z.output<typeof Review>;

const token = z.string().max(200);
const place = z
  .int()
  .min(0)
  .nullish()
  .transform((at) => at ?? null);
const tooLong = `Use at most ${limits.comment.toLocaleString('en')} characters.`;

export const readReview = endpoint('readReview', {
  about:
    'What a link shows, with its comments. It needs no account. A token that is revoked, expired, used up or unknown is answered alike.',
  access: 'anyone',
  body: z.object({ token }),
  answer: Review,
  problems: [404],
});

export const createComment = endpoint('createComment', {
  about:
    'Adds a comment on words of the text that a link shows or, without `start` and `end`, on the whole. With `quote` it is refused where the words there are others by now.',
  access: 'anyone',
  status: 201,
  body: z
    .object({
      token,
      name: filled(line(limits.name, refusals.readerName), refusals.readerName),
      start: place,
      end: place,
      kind: CommentKind,
      text: writing(limits.comment)
        .default('')
        .transform((text) => text.trim()),
      replacement: writing(limits.comment)
        .nullish()
        .transform((text) => text?.trim() || null),
      /** The words as the reader saw them. */
      quote: z.string().max(limits.essay, { error: tooLong }).optional(),
    })
    .refine(({ kind, text }) => kind === 'wording' || text !== '', { error: refusals.commentEmpty, path: ['text'] })
    .refine(({ kind, replacement }) => kind !== 'wording' || replacement !== null, {
      error: refusals.wordingEmpty,
      path: ['replacement'],
    })
    .refine(({ kind, replacement }) => kind === 'wording' || replacement === null, {
      error: refusals.wordingOnly,
      path: ['replacement'],
    })
    .refine(({ start, end }) => (start === null) === (end === null) && (start === null || start < end!), {
      error: refusals.commentPlace,
      path: ['start'],
    })
    .refine(({ kind, start }) => kind !== 'wording' || start !== null, {
      error: refusals.wordingPlace,
      path: ['start'],
    }),
  answer: Comment,
  problems: [404, 409],
});
export type NewComment = z.output<(typeof createComment)['body']>;

export const listComments = endpoint('listComments', {
  about: 'The comments on an essay by all its links, the oldest first, with offsets into its saved text.',
  answer: z.array(OwnComment),
});

export const listPlanComments = endpoint('listPlanComments', {
  about: 'The comments on the plan by all its links, the oldest first.',
  answer: z.array(OwnComment),
});

export const patchComment = endpoint('patchComment', {
  stores: true,
  about: 'Answers a comment, or says whether it is settled. An empty answer takes the answer away.',
  body: z
    .object({
      answer: writing(limits.comment)
        .nullable()
        .transform((text) => text?.trim() || null),
      settled: z.boolean(),
    })
    .partial(),
  answer: OwnComment,
});

export const deleteComment = endpoint('deleteComment', { about: 'Deletes a comment.' });

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { writing } from './text.ts';

/** What a link shows only where the student has ticked it, by what is shared. */
const mayShow = { essay: ['origins'], plan: ['essays', 'scores', 'decisions'] } as const;
const shown = [...mayShow.essay, ...mayShow.plan] as const;
export const Shown = z.enum(shown, { error: refusals.shareShows });
export type Shown = z.output<typeof Shown>;

/** A link by which somebody without an account reads an essay or the plan, and comments on it. */
export const Share = named('Share', {
  id: z.string(),
  kind: z.enum(['essay', 'plan']),
  /** `main` or a supplemental's id; null for the plan. */
  essayId: z.string().nullable(),
  /** The student's question to the reader. */
  purpose: z.string().nullable(),
  show: z.array(Shown),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** `used`: it has as many comments as a link takes. */
  state: z.enum(['open', 'expired', 'revoked', 'used']),
  /** How many comments were sent by it. */
  comments: z.int(),
});
export type Share = z.output<typeof Share>;

const days = { error: refusals.shareDays };

export const createShare = endpoint('createShare', {
  stores: true,
  about:
    'Makes a link to the present text of an essay, or to the plan. Its address is answered this once: only a hash of its token is stored.',
  status: 201,
  body: z
    .object({
      essayId: z.string().optional(),
      plan: z.literal(true, { error: refusals.shareOne }).optional(),
      purpose: writing(limits.purpose)
        .nullish()
        .transform((text) => text?.trim() || null),
      days: z.int(days).min(1, days).max(limits.shareDays, days).default(14),
      show: z
        .array(Shown)
        .max(shown.length)
        .default([])
        .transform((list) => [...new Set(list)]),
    })
    .refine(({ essayId, plan }) => (essayId === undefined) === (plan === true), {
      error: refusals.shareOne,
      path: ['essayId'],
    })
    .refine(({ plan, show }) => show.every((one) => isIn(mayShow[plan ? 'plan' : 'essay'], one)), {
      error: refusals.shareShows,
      path: ['show'],
    }),
  answer: z.object({ id: z.string(), url: z.string(), expiresAt: z.iso.datetime() }),
  problems: [404],
});

const isIn = (list: readonly string[], one: string) => list.includes(one);

export const listShares = endpoint('listShares', {
  about: 'The links of the student, the newest first. Addresses are not among what is answered.',
  answer: z.array(Share),
});

export const deleteShare = endpoint('deleteShare', {
  about:
    'Revokes a link. Its row and its comments stay with the student; with `comments=delete` the comments go at once.',
  query: z.object({ comments: z.literal('delete').optional() }),
  problems: [400],
});

export const sendShare = endpoint('sendShare', {
  stores: true,
  about: 'Shows the present text by a link from now on. A plan is always shown as it is now.',
  answer: Share,
  problems: [400],
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';
import { cleanText, writing } from './text.ts';

/** The six categories, in the order in which they are always shown. */
export const categoryNames = ['content', 'structure', 'voice', 'clarity', 'specificity', 'reflection'] as const;
export type CategoryName = (typeof categoryNames)[number];

const score = z.int().min(0).max(100);
export const Categories = z.object({
  content: score,
  structure: score,
  voice: score,
  clarity: score,
  specificity: score,
  reflection: score,
} satisfies Record<CategoryName, z.ZodType>);
export type Categories = z.output<typeof Categories>;

/**
 * A remark on a stretch of the essay: UTF-16 offsets into the text it belongs to, `0 <= start < end <= length`.
 * Both null: a remark on the whole, or on words that have changed since: listed, not drawn.
 */
export const Highlight = z.object({ start: z.int().nullable(), end: z.int().nullable(), why: z.string() });
export type Highlight = z.output<typeof Highlight>;

export const Grade = z.object({
  score,
  likes: z.array(Highlight),
  needsWork: z.array(Highlight),
  categories: Categories,
  /** Who scored: `built-in`, or the name of the language model. */
  engine: z.string(),
});
export type Grade = z.output<typeof Grade>;

export const DraftStatus = z.enum(['drafting', 'editing', 'final']);
export type DraftStatus = z.output<typeof DraftStatus>;

export const Draft = z.object({
  text: z.string(),
  status: DraftStatus,
  /** Null before the first scoring, like the four below. */
  score: score.nullable(),
  /** The score before that, to say how far it moved. */
  previousScore: score.nullable(),
  categories: Categories.nullable(),
  engine: z.string().nullable(),
  scoredAt: z.iso.datetime().nullable(),
  /** Offsets into `text`; the remarks whose words have changed since the scoring have none. */
  likes: z.array(Highlight),
  needsWork: z.array(Highlight),
  /** Counts the changes of the text. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
});
export type Draft = z.output<typeof Draft>;

export const readDraft = endpoint('readDraft', { access: 'student', status: 200, answer: Draft });

export const saveDraft = endpoint('saveDraft', {
  access: 'student',
  status: 200,
  body: z.object({
    text: writing(limits.essay).optional(),
    status: DraftStatus.optional(),
    /** The revision that the text was written on. Older than the stored one: 409 with both. Left out: the save is taken. */
    baseRevision: z.int().min(0).optional(),
  }),
  answer: Draft,
});

export const gradeEssay = endpoint('gradeEssay', {
  access: 'student',
  status: 200,
  body: z.object({
    // Not cleaned: the offsets of the answer are offsets into the very text sent.
    text: z.string().refine((text) => cleanText(text).trim().length <= limits.essay, {
      error: `Use at most ${limits.essay.toLocaleString('en')} characters.`,
    }),
    prompt: writing(limits.prompt).default(''),
  }),
  /** `stored`: the text is the saved draft, so the grade is kept with it. */
  answer: Grade.extend({ stored: z.boolean() }),
});

export const EssayPreview = z.object({
  /** 0 to 10, one decimal. */
  score: z.number().min(0).max(10),
  feedback: z.array(z.string()),
  rewritten_intro: z.string(),
});
export type EssayPreview = z.output<typeof EssayPreview>;

export const previewEssay = endpoint('previewEssay', {
  access: 'anyone',
  status: 200,
  body: z.object({
    essay: writing(limits.essay, sentences.previewTooShort).refine((text) => text.trim().length >= limits.previewMin, {
      error: sentences.previewTooShort,
    }),
  }),
  answer: EssayPreview,
});

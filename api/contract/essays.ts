import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { engine } from './engine.ts';
import { limits } from './limits.ts';
import { MAIN_ESSAY } from './main-essay.ts';
import { EssayKind } from './essay-kind.ts';
import { named } from './named.ts';
import { insertions } from './origins.ts';
import { sentences } from './sentences.ts';
import { cleanText, line, writing } from './text.ts';

/** The six categories, in the order in which they are always shown. */
export const categoryNames = ['content', 'structure', 'voice', 'clarity', 'specificity', 'reflection'] as const;
export type CategoryName = (typeof categoryNames)[number];

export const Score = z.int().min(0).max(100);
export const Categories = named('Categories', {
  content: Score,
  structure: Score,
  voice: Score,
  clarity: Score,
  specificity: Score,
  reflection: Score,
} satisfies Record<CategoryName, z.ZodType>);
export type Categories = z.output<typeof Categories>;

/**
 * A remark on a stretch of the essay: UTF-16 offsets into the text it belongs to, `0 <= start < end <= length`.
 * Both null: a remark on the whole, listed and not drawn.
 */
export const Highlight = named('Highlight', { start: z.int().nullable(), end: z.int().nullable(), why: z.string() });
export type Highlight = z.output<typeof Highlight>;

/** What a scoring says beside its score. */
export const Feedback = named('Feedback', {
  likes: z.array(Highlight),
  needsWork: z.array(Highlight),
  categories: Categories,
});

export const Grade = Feedback.extend({
  score: Score,
  /** Who scored: `built-in`, or the name of the language model. */
  engine: z.string(),
});
export type Grade = z.output<typeof Grade>;

export const WritingStatus = z.enum(['drafting', 'editing', 'final'], { error: sentences.status });
export type WritingStatus = z.output<typeof WritingStatus>;

/** What the main essay and a supplemental have in common. */
export const essayFields = {
  title: z.string(),
  prompt: z.string(),
  status: WritingStatus,
  /** What the student says that the essay is for; null where its prompt tells. */
  kind: EssayKind.nullable(),
  /** Null before the first scoring, like `previousScore`, `engine` and `scoredAt`. */
  score: Score.nullable(),
  /** The score that was shown before it, to say how far it moved; null where another coach gave it. */
  previousScore: Score.nullable(),
  /** Whether the text was changed since it was scored, so that the score is one of an earlier draft. */
  scoreOutdated: z.boolean(),
  engine: z.string().nullable(),
  scoredAt: z.iso.datetime().nullable(),
  /** Counts the changes of the text. */
  revision: z.int(),
  updatedAt: z.iso.datetime(),
};

export const Draft = named('MainEssay', {
  ...essayFields,
  /** Words. */
  wordLimit: z.int(),
  text: z.string(),
  /** Null before the first scoring. */
  categories: Categories.nullable(),
  /** Offsets into `text`; remarks whose words have changed since the scoring are left out. */
  likes: z.array(Highlight),
  needsWork: z.array(Highlight),
});
export type Draft = z.output<typeof Draft>;

/** The revision that a text was written on. Older than the stored one: 409 with both. Left out: the save is taken. */
export const baseRevision = z.int().min(0).optional();

/** For a text that comes from elsewhere: the one that it replaces always becomes a version. */
export const keepReplaced = z.boolean().optional();

export const readDraft = endpoint('readDraft', { about: 'The main essay.', answer: Draft });

/** The same under `main`, the id by which its versions are listed. */
export const readMainEssay = endpoint('readMainEssay', { about: 'The main essay.', answer: Draft });

export const saveDraft = endpoint('saveDraft', {
  stores: true,
  about:
    'Saves the text of the main essay, its status or both. A text that was written on an older revision is refused with the stored one; without `baseRevision` it is taken.',
  body: z.object({
    text: writing(limits.essay).optional(),
    status: WritingStatus.optional(),
    baseRevision,
    keepReplaced,
    insertions,
  }),
  answer: Draft,
  problems: [409],
});

/** Words that an essay may have. */
export const WordLimit = z
  .int({ error: 'Use a whole number of words.' })
  .min(1, { error: 'Use a whole number of words.' })
  .max(limits.wordLimit, { error: `Use at most ${limits.wordLimit.toLocaleString('en')} words.` });

/** What can be changed of the main essay beside its text: title, prompt, word limit, kind. */
export const MainEssayMeta = z
  .object({
    title: line(limits.title).transform((text) => text || MAIN_ESSAY.title),
    prompt: writing(limits.prompt),
    wordLimit: WordLimit,
    kind: EssayKind.nullable(),
  })
  .partial();

export const patchMainEssayMeta = endpoint('patchMainEssayMeta', {
  stores: true,
  about: `Changes what is given of the title, the prompt, the word limit and the kind of the main essay. Without a title it is called «${MAIN_ESSAY.title}».`,
  body: MainEssayMeta,
  answer: Draft,
});

export const gradeEssay = endpoint('gradeEssay', {
  stores: true,
  about:
    'Scores a text. Where it is the saved text of the main essay, or of the supplemental named, the result is stored with it.',
  coached: true,
  body: z.object({
    engine,
    // Not cleaned: the offsets of the answer are offsets into the very text sent.
    text: z.string().refine((text) => cleanText(text).trim().length <= limits.essay, {
      error: `Use at most ${limits.essay.toLocaleString('en')} characters.`,
    }),
    /** Without one, the text is scored for the prompt that is stored with the essay. */
    prompt: writing(limits.prompt).nullish(),
    supplementalId: z.string().nullish(),
  }),
  /** `stored`: the text is the saved one, so the grade is stored with it. */
  answer: Grade.extend({ stored: z.boolean() }),
  problems: [404],
});

const VersionSummary = z.object({
  id: z.string(),
  savedAt: z.iso.datetime(),
  words: z.int(),
  /** Null for a text that was saved and not scored, like `engine`. */
  score: Score.nullable(),
  engine: z.string().nullable(),
});
export type VersionSummary = z.output<typeof VersionSummary>;
export const Version = VersionSummary.extend({ text: z.string() }).meta({ id: 'Version' });
export type Version = z.output<typeof Version>;

export const listVersions = endpoint('listVersions', {
  about:
    "An essay's earlier texts, newest first: at most one for ten minutes of writing, and one for each scoring. The id is `main` or a supplemental's.",
  answer: z.array(VersionSummary),
});

export const readVersion = endpoint('readVersion', { about: 'One earlier text of an essay.', answer: Version });

export const EssayPreview = z.object({
  /** 0 to 10, one decimal. */
  score: z.number().min(0).max(10),
  feedback: z.array(z.string()),
  rewritten_intro: z.string(),
  /** What is said of help by AI where no college is known. */
  rule: z.string(),
  engine: z.string(),
});
export type EssayPreview = z.output<typeof EssayPreview>;

export const previewEssay = endpoint('previewEssay', {
  about: 'Scores a sample without an account. Nothing is stored.',
  access: 'anyone',
  coached: true,
  body: z.object({
    engine,
    essay: writing(limits.essay, sentences.previewTooShort).refine(
      (text) => text.trim().length >= limits.previewMin,
      sentences.previewTooShort,
    ),
  }),
  answer: EssayPreview,
});

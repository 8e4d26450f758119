import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { sentenceRoles } from './outline/roles.ts';
import { line, writing } from './text.ts';

const Share = z.number().min(0).max(1);

/** What each paragraph of an essay does. */
export const Outline = named('Outline', {
  /** Line ends part them. */
  paragraphs: z.array(
    z.object({
      /** UTF-16 offsets into the saved text. */
      start: z.int(),
      end: z.int(),
      /** What the student says that it does; empty where nothing is said yet. */
      line: z.string(),
      words: z.int(),
      /** Words of the paragraph that name somebody, a place and a time. */
      people: z.array(z.string()),
      places: z.array(z.string()),
      times: z.array(z.string()),
      /** Shares of its words. What is left of 1 is claims and what is true of everybody. */
      scene: Share,
      summary: Share,
      thought: Share,
    }),
  ),
  /** What the prompt asks for, where its words ask for it (UTF-16 units), and the numbers (from 0) of the paragraphs that answer it. */
  parts: z.array(
    z.object({
      says: z.string(),
      place: z.object({ start: z.int(), end: z.int() }).nullable(),
      paragraphs: z.array(z.int()),
    }),
  ),
  /** What a reader would miss, in sentences for the student. */
  notes: z.array(z.string()),
});
export type Outline = z.output<typeof Outline>;

/** What each sentence of an essay does, in text order. */
export const Arc = named('Arc', {
  sentences: z.array(z.object({ start: z.int(), end: z.int(), role: z.enum(sentenceRoles) })),
  notes: z.array(z.string()),
});
export type Arc = z.output<typeof Arc>;

export const readOutline = endpoint('readOutline', {
  about:
    'The paragraphs of the saved text with the student’s line for each, what can be measured of them, and which of them answer each part of the prompt. Lines stay with their paragraphs while the text changes, as well as can be told.',
  coached: true,
  answer: Outline,
});

export const saveOutline = endpoint('saveOutline', {
  stores: true,
  about:
    'Stores a line for each paragraph of `text`, which is the saved text where none is sent. The text may have changed since, on another device: each line then goes to what its paragraph has become, and one whose paragraph was taken out is kept for when it comes back. More or fewer lines than paragraphs are refused.',
  coached: true,
  body: z.object({
    lines: z.array(line(limits.outlineLine)).max(limits.essay),
    /** What the student wrote the lines for. */
    text: writing(limits.essay).optional(),
  }),
  answer: Outline,
});

export const readArc = endpoint('readArc', {
  about: 'What each sentence of the saved text does, and what a reader would miss in their order.',
  coached: true,
  answer: Arc,
});

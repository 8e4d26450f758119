import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { PromptUnit } from './map/prompt-units.ts';
import { named } from './named.ts';
import { refusals } from './refusals.ts';
import { Supplemental } from './supplementals.ts';

/** What the prompt of an essay asks for. */
export const MapPrompt = named('MapPrompt', {
  /** `main`, or a supplemental's id. */
  essayId: z.string(),
  /** None where the prompt was not read. */
  units: z.array(PromptUnit),
  /** Whether the student said it. */
  corrected: z.boolean(),
  /** What Laurel read, whatever the student said. */
  read: z.array(PromptUnit),
  /** Whether it is one of the questions that are published for this season. */
  published: z.boolean(),
  /** Words of the essay. */
  words: z.int(),
  /** Words; null where it is not known. */
  limit: z.int().nullable(),
});
export type MapPrompt = z.output<typeof MapPrompt>;

/** An essay that could serve the prompt of another. */
export const Reuse = named('Reuse', {
  /** A supplemental that is not written. */
  target: z.string(),
  source: z.string(),
  /** The share of what the target asks for that the source's prompt asks for too, times the fit of length. 0 to 1. */
  coverage: z.number().min(0).max(1),
  kind: z.enum(['asIs', 'adapt', 'start']),
});

/** Something that is told in essays, or could be. */
export const Story = named('Story', {
  id: z.string(),
  name: z.string(),
  kind: z.enum(['activity', 'honor', 'person', 'place']),
  essays: z.array(
    z.object({
      essayId: z.string(),
      /** The first sentence that tells it. */
      quote: z.string(),
      /** Whether it carries the essay, and is not only mentioned. */
      carries: z.boolean(),
    }),
  ),
});
export type Story = z.output<typeof Story>;

export const EssayMap = named('EssayMap', {
  /** Every supplemental, and the main essay once it has a text or a prompt. */
  prompts: z.array(MapPrompt),
  /** For each supplemental that is not written, the best first. */
  reuse: z.array(Reuse),
  /** The ids of the fewest essays that are still to be written so that every prompt is served. */
  toWrite: z.array(z.string()),
  stories: z.array(Story),
  /** For each application with answers, what one reader finds too often, and what not at all. */
  colleges: z.array(z.object({ appId: z.string(), says: z.string() })),
  /** The applications whose college lists no supplement for everybody in this cycle. */
  noSupplement: z.array(
    z.object({
      appId: z.string(),
      /** Whether some of its programs ask for one. */
      programs: z.boolean(),
      /** The admission cycle, such as 2026-27. */
      cycle: z.string(),
    }),
  ),
});
export type EssayMap = z.output<typeof EssayMap>;

export const readEssayMap = endpoint('readEssayMap', {
  heavy: true,
  about: 'Which essays can serve several prompts, what is left to write, and which stories each college reads.',
  answer: EssayMap,
});

export const patchUnits = endpoint('patchUnits', {
  stores: true,
  about: 'Corrects what the prompt of an essay asks for. Null takes Laurel’s reading again.',
  body: z.object({ units: z.array(PromptUnit).min(1, { error: refusals.unitsEmpty }).max(17).nullable() }),
  answer: MapPrompt,
});

export const startFrom = endpoint('startFrom', {
  stores: true,
  about:
    'Copies the text of another essay into an empty supplemental, and notes where it came from. It is refused where the supplemental has a text.',
  body: z.object({ sourceId: z.string() }),
  answer: Supplemental,
  problems: [404, 409],
});

import { z } from 'zod';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { EssayKind } from './essay-kind.ts';
import { baseRevision, essayFields, Feedback, keepReplaced, WordLimit, WritingStatus } from './essays.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { insertions } from './origins.ts';
import { refusals } from './refusals.ts';
import { line, orEmpty, writing } from './text.ts';

/** The essay whose text was copied into a supplemental: `main`, or a supplemental's id. */
export const StartedFrom = z.object({ essayId: z.string(), at: z.iso.datetime() });
export type StartedFrom = z.output<typeof StartedFrom>;

export const Supplemental = named('Supplemental', {
  ...essayFields,
  id: z.string(),
  appId: z.string(),
  appCollege: z.string(),
  /** Words. */
  wordLimit: z.int().nullable(),
  /** The essay. */
  response: z.string(),
  /** Words of the response. */
  words: z.int(),
  /** A deadline of its own; null means the application's. */
  due: z.iso.datetime().nullable(),
  feedback: Feedback.nullable(),
  startedFrom: StartedFrom.nullable(),
});
export type Supplemental = z.output<typeof Supplemental>;

/** A supplemental in a list: without its text, and without the remarks that have offsets into that text. */
export const SupplementalSummary = Supplemental.omit({ response: true, feedback: true }).meta({
  id: 'SupplementalSummary',
});
export type SupplementalSummary = z.output<typeof SupplementalSummary>;

/** The title of a supplemental that has a prompt and no title. */
const UNTITLED = 'Prompt';
const title = line(limits.title).transform((text) => text || UNTITLED);
const prompt = writing(limits.prompt);
const wordLimit = WordLimit.nullable();

/** At least a title or a prompt. */
export const NewSupplemental = z
  .object({
    title: line(limits.title).nullish(),
    prompt: orEmpty(prompt),
    wordLimit: wordLimit.default(null),
    status: WritingStatus.default('drafting'),
    kind: EssayKind.nullable().default(null),
    response: writing(limits.essay).default(''),
    due: Deadline.default(null),
  })
  .refine(({ title, prompt }) => title || prompt.trim(), { error: refusals.supplementalEmpty, path: ['title'] })
  .transform((supplemental) => ({ ...supplemental, title: supplemental.title || UNTITLED }));
export type NewSupplemental = z.output<typeof NewSupplemental>;

export const createSupplemental = endpoint('createSupplemental', {
  stores: true,
  about: `Adds a supplemental to an application. It needs a title or a prompt; without a title it is called «${UNTITLED}».`,
  status: 201,
  body: NewSupplemental,
  answer: Supplemental,
});

export const readSupplemental = endpoint('readSupplemental', { about: 'One supplemental.', answer: Supplemental });

const save = {
  about:
    'Changes what is given. A response that was written on an older revision is refused with the stored one; without `baseRevision` it is taken.',
  body: z
    .object({
      title,
      prompt,
      wordLimit,
      status: WritingStatus,
      kind: EssayKind.nullable(),
      response: writing(limits.essay),
      due: Deadline,
      baseRevision,
      keepReplaced,
      insertions,
    })
    .partial(),
  answer: Supplemental,
  stores: true,
  problems: [409],
} as const;

export const saveSupplemental = endpoint('saveSupplemental', save);
/** The same rule behind the path of the application. */
export const saveApplicationSupplemental = endpoint('saveApplicationSupplemental', save);

export const deleteSupplemental = endpoint('deleteSupplemental', {
  about: 'Deletes a supplemental with its versions.',
});

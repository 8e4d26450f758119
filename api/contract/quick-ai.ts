import { z } from 'zod';
import { activityFields } from './activities.ts';
import { endpoint } from './endpoint.ts';
import { engine } from './engine.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';
import { filled, line, orEmpty, upTo, writing } from './text.ts';

export const PolishedParagraph = z.object({
  output: z.string(),
  /** What was changed, and why. */
  changes: z.array(z.object({ what: z.string(), why: z.string() })),
  engine: z.string(),
});
export type PolishedParagraph = z.output<typeof PolishedParagraph>;

export const polishParagraph = endpoint('polishParagraph', {
  about: 'The same paragraph, tighter: same meaning, same voice, same facts.',
  coached: true,
  body: z.object({
    engine,
    text: filled(writing(limits.paragraph, sentences.polishEmpty), sentences.polishEmpty),
  }),
  answer: PolishedParagraph,
});

export const strengthenActivity = endpoint('strengthenActivity', {
  about: `Wordings of one activity, each at most ${limits.impact} characters, none with a fact that the student did not give, and questions for facts that are missing.`,
  coached: true,
  body: z
    .object({
      engine,
      title: orEmpty(line(limits.title)),
      organization: orEmpty(line(limits.organization)),
      description: orEmpty(writing(limits.description).transform((text) => text.trim())),
      /** Where the activity has them: they stand in a field of their own, so they are not asked for. */
      hoursPerWeek: activityFields.hoursPerWeek.default(null),
      n: upTo(limits.strengthenOptions).default(3),
      /** How freely a language model may word it, 0 to 2. The built-in coach has no use for it. */
      temperature: z.number().min(0).max(2).default(0.9),
    })
    .refine(({ title, description }) => title || description, {
      error: sentences.describeActivity,
      path: ['description'],
    }),
  answer: z.object({
    options: z.array(z.string()),
    /** Asked where a fact is missing that would make the line better. */
    questions: z.array(z.string()),
    /** The first of the options. */
    output: z.string(),
    engine: z.string(),
  }),
});

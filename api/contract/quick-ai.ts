import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { engine } from './engine.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';
import { line, writing } from './text.ts';

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
    text: writing(limits.paragraph, sentences.polishEmpty).refine((text) => text.trim() !== '', {
      error: sentences.polishEmpty,
    }),
  }),
  answer: PolishedParagraph,
});

export const strengthenActivity = endpoint('strengthenActivity', {
  about: `Wordings of one activity, each at most ${limits.impact} characters, none with a fact that the student did not give.`,
  coached: true,
  body: z
    .object({
      engine,
      title: line(limits.title).nullish(),
      organization: line(limits.organization).nullish(),
      description: writing(limits.description).nullish(),
      n: z
        .number()
        .transform((n) => Math.min(limits.strengthenOptions, Math.max(1, Math.round(n))))
        .default(3),
      /** How freely a language model may word it, 0 to 2. The built-in coach has no use for it. */
      temperature: z.number().min(0).max(2).default(0.9),
    })
    .transform(({ title, organization, description, ...rest }) => ({
      title: title ?? '',
      organization: organization ?? '',
      description: (description ?? '').trim(),
      ...rest,
    }))
    .refine(({ title, description }) => title || description, {
      error: sentences.describeActivity,
      path: ['description'],
    }),
  answer: z.object({ options: z.array(z.string()), output: z.string(), engine: z.string() }),
});

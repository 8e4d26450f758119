import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { writing } from './text.ts';

/** The text of an uploaded essay, with its paragraphs. */
export const readEssayFile = endpoint('readEssayFile', {
  access: 'student',
  status: 200,
  upload: true,
  answer: z.object({ text: z.string() }),
});

/** Sets the main essay and marks the student as onboarded. */
export const commitImport = endpoint('commitImport', {
  access: 'student',
  status: 200,
  body: z.object({
    type: z.literal('essays'),
    items: z
      .array(
        z.object({
          text: writing(limits.essay).refine((text) => text.trim() !== '', {
            error: 'Write or paste your essay first.',
          }),
        }),
      )
      .length(1, { error: 'Send one essay.' }),
  }),
  answer: z.object({ ok: z.literal(true), inserted: z.int(), skipped: z.int() }),
});

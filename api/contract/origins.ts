import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';
import { originKinds } from './origins/record.ts';
import { line, writing } from './text.ts';

const Span = named('OriginSpan', {
  /** UTF-16 offsets into the text. */
  start: z.int(),
  end: z.int(),
  kind: z.enum(originKinds),
  /** Pasted: `outside`, `essay` or `import`. Taken: the name of the helper or of the reader. Else null. */
  from: z.string().nullable(),
  /** When it was pasted or taken; null for what was typed, because no times of typing are kept. */
  at: z.iso.datetime().nullable(),
});

export const Origins = named('Origins', {
  /** They cover the text without gap or overlap. */
  spans: z.array(Span),
  /** The same in words. */
  says: z.string(),
});
export type Origins = z.output<typeof Origins>;

const from = z.union([
  z.object({ kind: z.literal('pasted'), from: z.enum(['outside', 'essay', 'import']) }),
  z.object({ kind: z.enum(['suggestion', 'reviewer']), from: line(limits.name) }),
]);

/** What the editor put in otherwise than by typing since the last save, the oldest first. */
export const insertions = z
  .array(z.intersection(from, z.object({ text: writing(limits.essay) })))
  .max(limits.insertions)
  .optional();

export const readOrigins = endpoint('readOrigins', {
  about: 'Where the words of the saved text of an essay came from. It is seen by nobody unless the student shares it.',
  answer: Origins,
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { named } from './named.ts';

/** The name of another college in an essay for this one. */
export const Slip = named('Slip', {
  /** UTF-16 offsets into the saved text. */
  start: z.int(),
  end: z.int(),
  /** The other college. */
  college: z.string(),
  /** What the word means otherwise, such as «a colour»; null where it means only the college. */
  alsoMeans: z.string().nullable(),
  /** Whether the student said that the name belongs there. */
  meant: z.boolean(),
});
export type Slip = z.output<typeof Slip>;

export const listSlips = endpoint('listSlips', {
  about:
    'The names of other colleges in the saved text of a supplemental. The main essay goes to every college, so it has none.',
  answer: z.array(Slip),
});

export const patchSlips = endpoint('patchSlips', {
  stores: true,
  about:
    'Says whether a name that is listed was meant. It is remembered for this essay, wherever the name stands in it.',
  body: z.object({ name: z.string().max(limits.college), meant: z.boolean() }),
  answer: z.array(Slip),
});

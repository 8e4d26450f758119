import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';

/** A sentence that could go where an essay is too long. */
export const Cut = named('Cut', {
  /** UTF-16 offsets into the saved text. */
  start: z.int(),
  end: z.int(),
  /** What goes with it. */
  words: z.int(),
  why: z.string(),
});
export type Cut = z.output<typeof Cut>;

export const listCuts = endpoint('listCuts', {
  about:
    'The sentences that could go first where the saved text is over its limit: as many as are needed, the first to go first. Nothing is cut.',
  coached: true,
  answer: z.array(Cut),
});

import { z } from 'zod';
import { Round } from './applications.ts';
import { college } from './colleges.ts';
import { Deadline } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';
import { FactSource } from './requirements.ts';

/** Two applications of which at least one is in an early, binding or restrictive round. */
export const RoundPair = named('RoundPair', {
  /** The id of an application; null for the plan that is checked and does not exist yet. */
  a: z.string().nullable(),
  b: z.string(),
  /** `clash`: a rule forbids it; `order`: one after the other; `ask`: it depends on what is not known; `fine`: allowed. */
  verdict: z.enum(['clash', 'order', 'ask', 'fine']),
  /** The reason, in a sentence. */
  says: z.string(),
  /** Where the rule was read; null only where two rounds of one college clash. */
  source: FactSource.nullable(),
});
export type RoundPair = z.output<typeof RoundPair>;

export const readRounds = endpoint('readRounds', {
  heavy: true,
  about: "Whether the student's early plans may go together, by the rules of both colleges. Nothing is blocked by it.",
  answer: z.object({ summary: z.string(), pairs: z.array(RoundPair) }),
});

export const checkRound = endpoint('checkRound', {
  heavy: true,
  about: "The same for a plan that does not exist yet, against the student's own; `a` is null.",
  body: z.object({ college, round: Round, deadline: Deadline.default(null) }),
  answer: z.object({ pairs: z.array(RoundPair) }),
});

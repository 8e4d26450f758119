import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';
import { FactSource } from './requirements.ts';

/** What a college says of help by AI. */
export const AiRule = named('AiRule', {
  /** As the student's application names it; null for what holds where there is no application. */
  college: z.string().nullable(),
  /** `silent`: no rule was found. `unknown`: it was not read, or readings disagree. */
  level: z.enum(['forbids-all', 'forbids-drafting', 'allows-editing', 'discloses', 'silent', 'unknown']),
  /** In our words. */
  says: z.string(),
  /** Null where no rule was found. */
  source: FactSource.nullable(),
});
export type AiRule = z.output<typeof AiRule>;

export const listAiRules = endpoint('listAiRules', {
  about:
    'What the colleges of the student’s applications say of help by AI, the strictest first. Without applications it is one row that holds for all.',
  answer: z.array(AiRule),
});

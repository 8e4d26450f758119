import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';
import { FactSource } from './requirements.ts';

/** Something to do, or to know, after an application was sent in a binding round, or answered. */
export const Duty = named('Duty', {
  /** The same for the same duty of any application. */
  id: z.string(),
  says: z.string(),
  /** Who does it, in words: student, parent, counselor, college. */
  who: z.string(),
  /** When, in words; null for no time. */
  due: z.string().nullable(),
  /** The day on which most colleges agree; null where the words alone tell. */
  usual: z.iso.date().nullable(),
  optional: z.boolean(),
  /** Something to know, and nothing to do. */
  info: z.boolean(),
  /** The other applications that it concerns, such as those to withdraw. */
  appIds: z.array(z.string()),
  source: FactSource,
});
export type Duty = z.output<typeof Duty>;

export const listDuties = endpoint('listDuties', {
  about:
    'What an application asks of the student once it was sent in a binding round, or answered, in the order in which it is safe to do. Empty before that.',
  answer: z.array(Duty),
});

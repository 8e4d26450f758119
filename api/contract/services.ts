import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { named } from './named.ts';

export const Services = named('Services', {
  /** The language model that reads what students write; null where the built-in coach reads it. */
  languageModel: z.string().nullable(),
  /** Whether signing in with Google and exporting to Google Docs are set up. */
  google: z.boolean(),
  /** False where e-mail is written to files on the server's machine instead of being sent. */
  email: z.boolean(),
});
export type Services = z.output<typeof Services>;

export const readServices = endpoint('readServices', {
  about: 'Which services outside of itself this Laurel is set up with.',
  access: 'anyone',
  answer: Services,
});

export const readHealth = endpoint('readHealth', {
  about: 'Whether the server and its database are well.',
  access: 'anyone',
  answer: z.object({ ok: z.literal(true) }),
});

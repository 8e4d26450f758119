import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readHealth = endpoint('readHealth', {
  about: 'Whether the server and its database are well.',
  access: 'anyone',
  answer: z.object({ ok: z.literal(true) }),
});

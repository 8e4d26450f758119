import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readHealth = endpoint('readHealth', {
  access: 'anyone',
  status: 200,
  answer: z.object({ ok: z.literal(true) }),
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const restoreDeleted = endpoint('restoreDeleted', {
  about: `Brings back an application, a supplemental, an activity or an honor that was deleted in the last ${limits.undoMinutes} minutes, with all that belonged to it. The id is that of the row deleted.`,
  answer: z.object({ id: z.string() }),
  problems: [400],
});

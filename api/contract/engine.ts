import { z } from 'zod';
import { BUILT_IN } from './built-in.ts';

/** Asks the built-in coach. Left out, the coach answers that the student has chosen, or that this Laurel is set up with. */
export const engine = z.literal(BUILT_IN).optional();

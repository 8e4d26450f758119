import { z } from 'zod';
import { BUILT_IN } from './built-in.ts';

/** Asks the built-in coach. Left out, the one answers whom the student has chosen, or whom this Laurel is set up with. */
export const engine = z.literal(BUILT_IN).optional();

import { z } from 'zod';
import type { DutiesFile } from '#contract/duties-of.ts';
import { Cycle, Source } from './read.ts';

/** The season's `duties.json`: what an answer asks of the student, without what speaks of this app. */
export const Duties = z
  .object({
    duties: z.array(
      z.object({
        when: z.object({ state: z.string(), binding: z.boolean().optional(), plan: z.string().optional() }),
        title: z.string(),
        items: z.array(
          z.object({
            id: z.string(),
            says: z.string().min(1),
            who: z.string(),
            due: z.string().nullable(),
            usual: z.iso.date().optional(),
            optional: z.boolean().optional(),
            info: z.boolean().optional(),
            appliesTo: z.array(z.string()).optional(),
            except: z.array(z.int()).optional(),
            source: Source.extend({ cycle: Cycle.nullable() }),
          }),
        ),
      }),
    ),
  })
  .transform(
    ({ duties }) =>
      duties.map(({ items, ...group }) => ({
        ...group,
        items: items.filter(({ who }) => who !== 'app'),
      })) satisfies DutiesFile,
  );
export type Duties = z.output<typeof Duties>;

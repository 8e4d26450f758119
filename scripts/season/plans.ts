import { z } from 'zod';
import type { PlansFile } from '#api/colleges/season.ts';
import { mapped, Source, sourceList } from './read.ts';

const day = z.iso.date().optional();

/** The season's `plans.json`: the rounds of each college, in the order of their applicants. */
export const Plans = z.record(
  z.string(),
  z.object({
    ipeds: z.int().optional(),
    rounds: z.array(
      z.object({
        code: z.enum(['ed', 'ed2', 'ea', 'ea2', 'rea', 'rd', 'rolling']),
        name: z.string().min(1),
        deadline: z.iso.date().nullable(),
        confidence: z.enum(['college page', 'Common App grid', 'earlier cycle']),
        source: Source,
        kind: z.enum(['priority', 'final', 'closes']).optional(),
        usual: day,
        time: z.iso.time().optional(),
        tz: z.string().optional(),
        opensOn: day,
        priority: day,
        finalDeadline: day,
        earliestProgramDeadline: day,
        materialsDeadline: day,
        notifiesOn: day,
        notifiesBy: day,
        notifiesAbout: z.string().optional(),
        aidDeadline: day,
        yearNamed: z.literal(false).optional(),
        note: z.string().optional(),
        aidSource: Source.omit({ name: true }).optional(),
      }),
    ),
  }),
);

/** The rounds with each source once; the page of aid is the college's own. */
export function slimPlans(plans: z.output<typeof Plans>, cycle: string) {
  const { sources, placeOf } = sourceList<Source>();
  const colleges = mapped(plans, ({ ipeds, rounds }, name) => ({
    ...(ipeds === undefined ? {} : { ipeds }),
    rounds: rounds.map(({ aidSource, ...round }) => ({
      ...round,
      source: placeOf(round.source),
      ...(aidSource ? { aidSource: placeOf({ name, ...aidSource }) } : {}),
    })),
  }));
  return { cycle, sources, colleges } satisfies PlansFile;
}

import { z } from 'zod';
import { SourceName } from './read.ts';

const Fact = z.object({ source: z.object({ name: SourceName, url: z.string().nullish() }).nullable() });

/**
 * The season's `advice.json`: what is generally true of applying. Of each entry its questions, its answer, how sure it is, and where the first of
 * its facts was read.
 */
export const Advice = z
  .object({
    cycle: z.string(),
    madeOn: z.iso.date(),
    entries: z.array(
      z.object({
        id: z.string(),
        questions: z.array(z.string()),
        answer: z.string().min(1),
        confidence: z.enum(['sourced', 'mixed', 'memory', 'rule']),
        facts: z.array(Fact),
      }),
    ),
  })
  .transform(({ cycle, madeOn, entries }) => ({
    cycle,
    checkedOn: madeOn,
    entries: entries.map(({ facts, ...entry }) => ({ ...entry, source: firstSource(facts) })),
  }));
export type Advice = z.output<typeof Advice>;

function firstSource(facts: readonly z.output<typeof Fact>[]) {
  const source = facts.find((fact) => fact.source)?.source;
  return source ? { name: source.name, url: source.url ?? null } : null;
}

/** One line for each entry, so that a change of one is a change of one line. */
export function printedAdvice({ entries, ...head }: Advice): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

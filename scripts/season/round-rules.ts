import { z } from 'zod';
import type { RoundRulesFile } from '#api/colleges/round-plans.ts';
import { Cycle, mapped, SourceName } from './read.ts';

const RuleSource = z.object({ name: SourceName, url: z.url(), checkedOn: z.iso.date(), cycle: Cycle });
const Verdict = z.enum(['clash', 'order', 'ask', 'fine']);

const Part = z.object({
  plans: z.array(z.string()),
  control: z.array(z.string()),
  unless: z
    .object({ scholarshipNeedsIt: z.literal(true).optional(), notifiesAfter: z.iso.date().optional() })
    .optional(),
  when: z.object({ scholarshipNeedsIt: z.literal(true).optional() }).optional(),
  verdict: Verdict.optional(),
  reason: z.string(),
  reasonPublic: z.string().optional(),
  source: RuleSource.optional(),
});

const Rule = z
  .object({
    binding: z.boolean(),
    says: z.string().min(1),
    forbids: z.array(Part),
    allows: z.array(Part).default([]),
    ed2: z.object({ whilePending: Verdict, reason: z.string(), note: z.string().optional() }).optional(),
    after: z
      .object({
        deferred: z.object({ ed2: Verdict, reason: z.string(), source: RuleSource.optional() }).optional(),
      })
      .default({}),
    notifies: z.object({ about: z.string().optional(), by: z.iso.date().optional() }).optional(),
    source: RuleSource,
  })
  .transform(({ after: { deferred }, notifies, source, ...rule }) => ({
    ...rule,
    ...(deferred ? { deferred } : {}),
    ...(notifies ? { notifies } : {}),
    source,
  }));

/** The season's `round-rules.json`: the rules by which two plans are judged. */
export const RoundRules = z
  .object({
    reasons: z.record(z.string(), z.string()),
    generic: z.record(z.string(), Rule),
    systems: z.object({
      questbridge: Rule,
      ucas: z.object({ notTogether: z.array(z.array(z.string())), source: RuleSource }),
    }),
    colleges: z.record(z.string(), z.object({ plans: z.record(z.string(), Rule) })),
    academies: z.array(z.int()),
  })
  .transform(({ reasons, generic, systems, colleges, academies }) => ({
    academies,
    rules: {
      reasons,
      generic,
      ...systems,
      colleges: mapped(colleges, ({ plans }) => plans),
    },
  }));

/**
 * The rules, with which colleges are public and private, by their ipeds.
 * @param controls the kind of each college by its ipeds: `pu` and `pr`
 */
export function slimRules(
  { academies, rules }: z.output<typeof RoundRules>,
  controls: readonly (readonly [ipeds: string, kind: string | undefined])[],
) {
  const controlled = (kind: string) => controls.flatMap(([ipeds, its]) => (its === kind ? [Number(ipeds)] : []));
  return {
    ...rules,
    control: { public: controlled('pu'), private: controlled('pr'), academy: academies },
  } satisfies RoundRulesFile;
}

import { z } from 'zod';
import { cycleFrom } from '#contract/admission-cycle.ts';
import { AiRule } from '#contract/ai-rules.ts';
import type { AiPolicies as AiPoliciesFile } from '#contract/ai-rules-of.ts';
import type { FactSource } from '#contract/requirements.ts';
import { forStudents } from './corrections.ts';
import { DatedPages, found } from './read.ts';

const level = AiRule.shape.level;
const says = z.string().trim().min(1).transform(forStudents);

/** The season's `ai-policies.json`: what colleges and platforms say of help by AI. */
export const AiPolicies = z.object({
  cycle: z.string(),
  default: z.object({ level, says }),
  sources: DatedPages,
  policies: z.array(
    z.object({
      who: z.string(),
      kind: z.enum(['college', 'platform']),
      level,
      says,
      sources: z.tuple([z.string()], z.string()),
    }),
  ),
});

/**
 * What is said of each college, and where that was read.
 * @param names every college of the directory, by which the rows have to be named
 */
export function slimAiPolicies(
  { cycle, default: byDefault, sources, policies }: z.output<typeof AiPolicies>,
  names: ReadonlySet<string>,
) {
  const used: FactSource[] = [];
  const placeOf = (code: string, who: string): number => {
    const { dated, ...source } = found(sources, code, 'ai-policies.json', who);
    const known = used.findIndex(({ name, url }) => name === source.name && url === source.url);
    return known >= 0 ? known : used.push({ ...source, cycle: cycleOf(dated, cycle) }) - 1;
  };
  const systems = policies.filter(({ kind }) => kind === 'platform');
  const colleges = policies
    .filter(({ kind }) => kind === 'college')
    .map((policy) => {
      const { who } = policy;
      if (!names.has(who)) throw new Error(`ai-policies.json, “${who}”: no college of the directory has this name`);
      // A campus of which only that is known is told the rule itself.
      const system = systems.find(
        (one) => who.startsWith(`${one.who}, `) && /^The system's rule applies\b/.test(policy.says),
      );
      const { level, says, sources } = system ?? policy;
      return [who, { level, says, source: placeOf(sources[0], who) }] as const;
    });
  return { cycle, byDefault, sources: used, colleges: Object.fromEntries(colleges) } satisfies AiPoliciesFile & {
    cycle: string;
  };
}

/** The season that a page of that date speaks of; null where it shows none. */
function cycleOf(dated: string | null, cycle: string): string | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(dated ?? '') ?? [];
  if (!year || year === cycle.slice(0, 4)) return year ? cycle : null;
  const first = Number(year) - (month && Number(month) < 6 ? 1 : 0);
  return cycleFrom(first);
}

import type { AiRule } from './ai-rules.ts';

/** The rules of a season, as `api/data/season/ai-policies.json` has them. */
export interface AiPolicies {
  /** What is said where nothing is known. */
  byDefault: Pick<AiRule, 'level' | 'says'>;
  sources: NonNullable<AiRule['source']>[];
  /** By the college's name in the directory; a source by its place. */
  colleges: Record<string, Pick<AiRule, 'level' | 'says'> & { source: number }>;
}

const STRICTEST_FIRST = ['forbids-all', 'forbids-drafting', 'discloses', 'allows-editing', 'unknown', 'silent'];

/**
 * What the colleges of a student say of help by AI, the strictest first.
 * @param nameOf a college's name in the directory; undefined for one that is not there
 */
export function aiRulesOf(
  { byDefault, sources, colleges }: AiPolicies,
  applied: readonly string[],
  nameOf: (college: string) => string | undefined,
): AiRule[] {
  const each = [...new Set(applied)];
  if (each.length === 0) return [{ college: null, ...byDefault, source: null }];
  return each
    .map((college): AiRule => {
      const found = colleges[nameOf(college) ?? ''];
      if (!found) return { college, ...byDefault, source: null };
      return { college, level: found.level, says: found.says, source: sources[found.source]! };
    })
    .toSorted((a, b) => STRICTEST_FIRST.indexOf(a.level) - STRICTEST_FIRST.indexOf(b.level));
}

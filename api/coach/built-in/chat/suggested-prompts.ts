import { readFileSync } from 'node:fs';
import { findCollege } from '#api/colleges/directory.ts';
import { fromRoot } from '#api/root.ts';

/** What a college asked for in an earlier cycle: a summary in our own words, and a limit in words, characters or pages. */
export interface SuggestedPrompts {
  /** "2025-26", or "2025-26 or 2024-25". */
  cycle: string;
  prompts: { summary: string; limit: number | null; unit: string; required: boolean }[];
  /** The colleges that share these prompts. */
  appliesTo?: string[];
}

/** See api/data/SOURCES.md; the keys are names of the directory, and `_CommonApp`. */
const byCollege: Record<string, SuggestedPrompts> = JSON.parse(
  readFileSync(fromRoot('api/data/supplements.json'), 'utf8'),
);

/** Well-known colleges by the names of the directory: those with suggested prompts. */
export const wellKnown: readonly string[] = Object.entries(byCollege).flatMap(([name, { appliesTo }]) =>
  name === '_CommonApp' ? [] : (appliesTo ?? [name]),
);

/** The prompts of an earlier cycle, a starting suggestion only; undefined where none are known. */
export function suggestedPrompts(college: string): SuggestedPrompts | undefined {
  const name = findCollege(college)?.name;
  if (name === undefined) return undefined;
  return byCollege[name] ?? Object.values(byCollege).find(({ appliesTo }) => appliesTo?.includes(name));
}

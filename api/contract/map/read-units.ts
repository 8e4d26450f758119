import { cuesIn, isKnownWord } from './cues.ts';
import { plainPrompt } from './plain-prompt.ts';
import type { PromptUnit } from './prompt-units.ts';

/** Least score of the best unit with which others may stand beside it. */
const ENOUGH = 0.5;
/** Least share of the best unit's score. */
const BESIDE_BEST = 0.65;
const MOST_UNITS = 3;
/** The share of its weight that each cue beside the strongest adds, and how many of them count. */
const FURTHER = 0.3;
const MOST_FURTHER = 2;

function scoreOf(weights: readonly number[]): number {
  const [strongest = 0, ...others] = weights.filter((weight) => weight > 0).toSorted((a, b) => b - a);
  if (strongest === 0) return 0;
  const further = others.slice(0, MOST_FURTHER).reduce((sum, weight) => sum + weight * FURTHER, 0);
  const against = weights.filter((weight) => weight < 0).reduce((sum, weight) => sum + weight, 0);
  return strongest + further + against;
}

/**
 * What a prompt asks for, read by rules: the most important unit first, three at most.
 * @returns an empty list for a text of which nothing is known
 */
export function readUnits(prompt: string): PromptUnit[] {
  const weights = new Map<PromptUnit, number[]>();
  for (const { unit, weight } of cuesIn(plainPrompt(prompt, isKnownWord))) {
    weights.set(unit, [...(weights.get(unit) ?? []), weight]);
  }
  const scores = [...weights]
    .map(([unit, list]) => ({ unit, score: scoreOf(list) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scores[0]?.score ?? 0;
  return scores
    .filter(({ score }) => score >= best * BESIDE_BEST)
    .slice(0, best < ENOUGH ? 1 : MOST_UNITS)
    .map(({ unit }) => unit);
}

import { cuesIn, isKnownWord } from './cues.ts';
import { plainPrompt } from './plain-prompt.ts';
import { promptUnits, type PromptUnit } from './prompt-units.ts';
import type { KnownQuestion } from './record.ts';
import wordWeights from './word-weights.json' with { type: 'json' };
import { wordScores, type WordWeights } from './word-scores.ts';

/** Least score of a unit that stands beside the best one. */
const ENOUGH = -0.15;
/** The fewest words that are read where no cue is known. */
const FEWEST_WORDS = 3;
const MOST_UNITS = 3;
/** What a cue counts beside words. */
const CUES = 2;
/** The share of its weight that each cue beside the strongest adds, and how many of them count. */
const FURTHER = 0.3;
const MOST_FURTHER = 2;

function cueScore(weights: readonly number[]): number {
  const [strongest = 0, ...others] = weights.filter((weight) => weight > 0).toSorted((a, b) => b - a);
  if (strongest === 0) return 0;
  const further = others.slice(0, MOST_FURTHER).reduce((sum, weight) => sum + weight * FURTHER, 0);
  const against = weights.filter((weight) => weight < 0).reduce((sum, weight) => sum + weight, 0);
  return Math.max(0, strongest + further + against);
}

/**
 * What a prompt asks for, read by cues and by single words: the most important unit first, three at most.
 * @param weights other weights of words, for tests
 * @returns an empty list for a text of which nothing is known
 */
export function readUnits(prompt: string, weights: WordWeights = wordWeights): PromptUnit[] {
  const plain = plainPrompt(prompt, isKnownWord);
  const found = cuesIn(plain);
  const cues = promptUnits.map((unit) => cueScore(found.flatMap((cue) => (cue.unit === unit ? cue.weight : []))));
  if (Math.max(...cues) === 0 && (plain.match(/[a-z]{2,}/g) ?? []).length < FEWEST_WORDS) return [];
  const words = wordScores(plain, weights);
  return promptUnits
    .map((unit, at) => ({ unit, score: CUES * cues[at]! + words[at]! }))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ score }, at) => at === 0 || score >= ENOUGH)
    .slice(0, MOST_UNITS)
    .map(({ unit }) => unit);
}

/** Whose word the units of a prompt are: the student's, what is known of a published question, or a guess by the words of the prompt. */
export type UnitsFrom = 'student' | 'published' | 'guess';

/** What a prompt asks for, by the surest word there is. @param own what the student said; null where nothing */
export function unitsAsked(
  prompt: string,
  own: readonly PromptUnit[] | null,
  published: Pick<KnownQuestion, 'units'> | undefined,
): { units: readonly PromptUnit[]; unitsFrom: UnitsFrom } {
  if (own) return { units: own, unitsFrom: 'student' };
  if (published) return { units: published.units, unitsFrom: 'published' };
  return { units: readUnits(prompt), unitsFrom: 'guess' };
}

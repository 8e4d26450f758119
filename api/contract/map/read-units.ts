import data from './cues.json' with { type: 'json' };
import { plainPrompt } from './plain-prompt.ts';
import type { PromptUnit } from './prompt-units.ts';

/** A cue and what it speaks for its unit; below 0 it speaks against it. */
interface Cue {
  pattern: RegExp;
  weight: number;
}

/** Up to six words of the same sentence. */
const GAP = '(?: [^ .?<>]+){0,6} ';

const sets: Readonly<Record<string, string>> = data.sets;

function compile(cue: string): RegExp {
  const source = cue
    .trim()
    .replace(/\b[A-Z]{2,}\b/g, (name) => sets[name]?.replace(/\b[A-Z]{2,}\b/g, (inner) => sets[inner] ?? inner) ?? name)
    .replaceAll(' ~ ', GAP)
    .replaceAll('^<', '(?<=^ )<')
    .replaceAll('>$', '>(?= $)');
  return new RegExp(` (?:${source})(?= )`);
}

const cues = Object.entries(data.units).map(([unit, byWeight]) => ({
  unit: unit as PromptUnit,
  cues: Object.entries(byWeight).flatMap(([weight, patterns]) =>
    patterns.map((cue): Cue => ({ pattern: compile(cue), weight: Number(weight) })),
  ),
}));

const vocabulary = new Set(JSON.stringify(data).match(/[a-z]{2,}/g));

/** Least score of a unit that a prompt asks for. */
const ENOUGH = 2;
/** Least share of the best unit's score. */
const BESIDE_BEST = 0.7;
const MOST_UNITS = 3;
/** What each further cue adds, and how many count. */
const FURTHER = 0.15;
const MOST_FURTHER = 2;

function scoreOf(text: string, unitCues: readonly Cue[]): number {
  let best = 0;
  let further = -1;
  let against = 0;
  for (const { pattern, weight } of unitCues) {
    if (!pattern.test(text)) continue;
    if (weight < 0) against += weight;
    else {
      best = Math.max(best, weight);
      further += 1;
    }
  }
  return best === 0 ? 0 : best * (1 + FURTHER * Math.min(further, MOST_FURTHER)) + against;
}

/**
 * What a prompt asks for, read by rules: the most important unit first, three at most.
 * @returns an empty list for a text of which nothing is known
 */
export function readUnits(prompt: string): PromptUnit[] {
  const text = plainPrompt(prompt, (word) => vocabulary.has(word));
  if (text === '') return [];
  const scores = cues
    .map(({ unit, cues: unitCues }) => ({ unit, score: scoreOf(text, unitCues) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const best = scores[0]?.score ?? 0;
  const most = best < ENOUGH ? 1 : MOST_UNITS;
  return scores
    .filter(({ score }) => score >= best * BESIDE_BEST)
    .slice(0, most)
    .map(({ unit }) => unit);
}

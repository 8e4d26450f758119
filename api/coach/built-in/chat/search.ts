import sameMeaning from '#api/coach/data/chat/same-meaning.json' with { type: 'json' };
import { stemOf } from '../text.ts';

/** A thing that was found by its examples, and how well they cover what was asked: 0 to 1. */
export interface Found<Thing> {
  thing: Thing;
  alike: number;
}

/** What the best example counts, and all examples of a thing together. */
const SHARES = { single: 0.35, together: 0.65 };

/** The usual constants of BM25: how soon more of a term stops to count, and what a long example loses. */
const SATURATION = 1.2;
const LENGTH = 0.6;
/** Examples of a thing that have a term, from which more of them add little. */
const ENOUGH = 2;
/** What a term counts: a word itself, a word of the same meaning, two words in a row. */
const WEIGHTS = { word: 1, meaning: 1, pair: 0.4 };

const stem = (word: string): string => stemOf(word.replace(/ies$/, 'y'));

const meaningOf = new Map(
  sameMeaning.flatMap((line) => line.split(' ').map((word) => [stem(word), `~${line.split(' ')[0]}`] as const)),
);

/** The terms of a text, each with its weight. */
function termsOf(text: string): Map<string, number> {
  const stems = text.split(' ').filter(Boolean).map(stem);
  const terms = new Map(stems.map((word) => [word, WEIGHTS.word]));
  for (const word of stems) terms.set(meaningOf.get(word) ?? `~${word}`, WEIGHTS.meaning);
  for (const [at, word] of stems.slice(1).entries()) terms.set(`${stems[at]} ${word}`, WEIGHTS.pair);
  return terms;
}

/**
 * Gives a function that finds things by examples, the best first. It is BM25 twice: over single examples, of which the best one
 * of each thing counts, and over all examples of a thing together. A term is rare if few things have it.
 */
export function searchOf<Thing>(examples: readonly (readonly [Thing, string])[]): (text: string) => Found<Thing>[] {
  const read = examples.map(([thing, text]) => ({ thing, terms: termsOf(text) }));
  const things = new Set(read.map(({ thing }) => thing)).size;
  const mean = read.reduce((sum, { terms }) => sum + terms.size, 0) / read.length;
  const partOf = (size: number): number => (SATURATION + 1) / (1 + SATURATION * (1 - LENGTH + (LENGTH * size) / mean));
  const parts = read.map(({ terms }) => partOf(terms.size));
  /** By term: the places of the examples that have it, and how many examples of each thing do. */
  const uses = new Map<string, { at: number[]; by: Map<Thing, number> }>();
  for (const [at, { thing, terms }] of read.entries()) {
    for (const term of terms.keys()) {
      const use = uses.get(term) ?? { at: [], by: new Map<Thing, number>() };
      uses.set(term, use);
      use.at.push(at);
      use.by.set(thing, (use.by.get(thing) ?? 0) + 1);
    }
  }
  const rarity = (term: string): number => {
    const users = uses.get(term)?.by.size ?? 0;
    return Math.log(1 + (things - users + 0.5) / (users + 0.5));
  };
  return (text) => {
    const terms = [...termsOf(text)].map(([term, weight]) => ({ term, worth: weight * rarity(term) }));
    const all = terms.reduce((sum, { worth }) => sum + worth, 0);
    const single = new Float64Array(read.length);
    const together = new Map<Thing, number>();
    for (const { term, worth } of terms) {
      for (const at of uses.get(term)?.at ?? []) {
        single[at] = (single[at] ?? 0) + worth * (parts[at] ?? 0);
      }
      for (const [thing, count] of uses.get(term)?.by ?? []) {
        together.set(thing, (together.get(thing) ?? 0) + (worth * count) / (count + ENOUGH));
      }
    }
    const best = new Map<Thing, number>();
    for (const [at, { thing }] of read.entries()) {
      const score = single[at] ?? 0;
      if (score > (best.get(thing) ?? 0)) best.set(thing, score);
    }
    return [...best]
      .map(([thing, score]) => ({
        thing,
        alike:
          ((SHARES.single * score) / partOf(terms.length) + SHARES.together * (together.get(thing) ?? 0)) / (all || 1),
      }))
      .toSorted((a, b) => b.alike - a.alike);
  };
}

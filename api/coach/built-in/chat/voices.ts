import type { ContextEssay } from '#contract/ai.ts';
import { mean, share } from '../measure.ts';
import { readEssay, type Word } from '../text.ts';
import { textOf } from './essays.ts';
import { tenths } from './figures.ts';

/** How an essay sounds, as far as that can be counted. */
export interface Voice {
  essay: ContextEssay;
  /** By the name of the measure; null for the category of an essay without a score. */
  values: Record<MeasureName, number | null>;
}
type MeasureName = 'category' | 'firstPerson' | 'sentence';
interface Measure {
  name: MeasureName;
  /** How far apart two essays are that sound plainly different, by judgement. */
  span: number;
  figure: (value: number) => string;
  text: (figure: string) => string;
}

/** The score of the category voice, 0 to 100; words such as "I" and "my" in 100 words; words in a sentence. */
export const MEASURES: readonly Measure[] = [
  { name: 'category', span: 50, figure: tenths, text: (figure) => `Voice ${figure} / 10` },
  { name: 'firstPerson', span: 10, figure: (value) => value.toFixed(1), text: (figure) => `first person ${figure}` },
  { name: 'sentence', span: 12, figure: (value) => value.toFixed(0), text: (figure) => `${figure} words a sentence` },
];

/** Words from which the voice of an essay can be counted. */
export const FEWEST_WORDS = 50;
const MOST_ESSAYS = 40;

/** The voices of those essays that are long enough, of the first 40. */
export function voicesOf(essays: ContextEssay[]): Voice[] {
  return essays
    .filter(({ words }) => words >= FEWEST_WORDS)
    .slice(0, MOST_ESSAYS)
    .map((essay) => ({ essay, read: readEssay(textOf(essay)) }))
    .filter(({ read }) => read.words.length >= FEWEST_WORDS)
    .map(({ essay, read: { words, sentences } }) => ({
      essay,
      values: {
        category: essay.categories?.voice ?? null,
        firstPerson: 100 * share(words, isFirstPerson),
        sentence: mean(sentences.map(({ words }) => words.length)),
      },
    }));
}

const FIRST_PERSON = new Set(['i', 'me', 'my', 'mine', 'myself']);

/** Also "I'm" and "I've". */
const isFirstPerson = ({ key }: Word): boolean => FIRST_PERSON.has(key.split("'")[0] ?? '');

/** Two voices, and how they differ in each measure that both have, the greatest difference first. `by` counts in spans of the measure. */
export interface Pair {
  a: Voice;
  b: Voice;
  differences: { by: number; text: string }[];
}

/** The two that differ most over all measures; undefined for fewer than two voices. */
export function furthestApart(voices: Voice[]): Pair | undefined {
  const pairs = voices.flatMap((a, at) =>
    voices.slice(at + 1).map((b) => ({ a, b, differences: differencesOf(a, b) })),
  );
  const [furthest] = pairs
    .map((pair) => ({ pair, by: mean(pair.differences.map(({ by }) => by)) }))
    .toSorted((a, b) => b.by - a.by);
  return furthest?.pair;
}

const differencesOf = (a: Voice, b: Voice): Pair['differences'] =>
  MEASURES.flatMap(({ name, span, figure, text }) => {
    const [one, other] = [a.values[name], b.values[name]];
    if (one === null || other === null) return [];
    return { by: Math.abs(one - other) / span, text: text(`${figure(one)} against ${figure(other)}`) };
  }).toSorted((a, b) => b.by - a.by);

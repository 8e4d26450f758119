import { count } from '../measure.ts';
import { STOCK_PHRASES } from '../phrases.ts';
import type { Word } from '../text.ts';
import { GENERAL, VAGUE, setOf, list } from '../words.ts';
import { evidenceIn, plainness, weighedClauses } from './evidence.ts';
import { findOf, like, needsWork, textAt, type Rule } from './rule.ts';

const OWN = setOf('i my we me our');
/** Verbs of what holds at any time: nothing happens in a clause with one. */
const TIMELESS = list('TIMELESS');
const isSound = (words: Word[]): boolean => words.every(({ known }) => known);

/** Where nothing stronger is found: the clause that comes nearest to a moment of the student's own. It is not called strong. */
const nearest = like('nearestToOwn', (essay) =>
  weighedClauses(essay)
    .filter(({ words }) => words.length >= 5 && words.length <= 20 && isSound(words))
    .filter(({ words }) => count(words, OWN) > 0 && count(words, GENERAL) === 0 && count(words, TIMELESS) === 0)
    .map(({ words, weight }) => findOf(essay, words, 20 + 2 * weight - plainness(words) - 2 * count(words, VAGUE)))
    .filter(({ start, end }) => {
      const said = textAt(essay, { start, end });
      return !STOCK_PHRASES.some(({ counted, more }) =>
        [...counted, ...more].some((phrase) => said.search(phrase) >= 0),
      );
    }),
);

/** Where not even a moment is found: a view that is the student's own. */
const ownView = like('ownView', (essay) =>
  essay.sentences.flatMap(({ words }) => {
    const at = words.findIndex(({ key }, place) => key === 'i' && VIEWS.has(words[place + 1]?.key ?? ''));
    const view = words.slice(Math.max(0, at));
    return at < 0 || view.length < 5
      ? []
      : [findOf(essay, view, 4 - plainness(view) / 5 + evidenceIn(view).weight / 5)];
  }),
);

const VIEWS = setOf('think believe like want hope agree know');

const MANY_SENTENCES = 8;

/** Where nothing needs work: the line with the least to see and the commonest words. It is not called weak. */
const plainestLine = needsWork('plainestLine', (essay) => {
  if (essay.sentences.length < MANY_SENTENCES) return [];
  const narrated = new Set(essay.sentences.flatMap(({ text, words }) => (text.includes('"') ? [] : words)));
  return weighedClauses(essay)
    .filter(({ words }) => words.length >= 8 && words.length <= 24 && words.every((word) => narrated.has(word)))
    .map(({ words, weight }) => findOf(essay, words, Math.max(1, 2 * plainness(words) - weight)));
});

export const MODEST: readonly Rule[] = [nearest, ownView];
export const PLAIN: readonly Rule[] = [plainestLine];

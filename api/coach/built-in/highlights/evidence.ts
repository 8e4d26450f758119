import { frequency } from '../frequency.ts';
import { isRare, mean } from '../measure.ts';
import { NAME, NUMBER, type Essay, type Word } from '../text.ts';
import { ACTIONS, BODY, CONCRETE, NUMBER_WORDS, PEOPLE, SENSES, TIME_ANCHORS, TITLES } from '../words.ts';
import { clauses } from './rule.ts';

const isNumber = (word: Word): boolean => word.key === NUMBER || NUMBER_WORDS.has(word.key);
const isThing = (word: Word): boolean => CONCRETE.has(word.key) || BODY.has(word.key);

const isNamed = (word: Word): boolean => word.key === NAME && !TITLES.has(word.raw.toLowerCase());

/** How much in these words a reader can see, hear or check: the words that carry it, and a weight from 0 to about 8. */
export function evidenceIn(words: Word[]): { shown: Word[]; weight: number } {
  const kinds = [
    { test: isThing, worth: 1, most: 2 },
    { test: (word: Word) => ACTIONS.has(word.key), worth: 1, most: 1 },
    { test: isNamed, worth: 1, most: 1 },
    { test: (word: Word) => PEOPLE.has(word.key), worth: 0.5, most: 1 },
    { test: isNumber, worth: 1, most: 1 },
    { test: (word: Word) => TIME_ANCHORS.has(word.key), worth: 0.5, most: 1 },
    { test: (word: Word) => SENSES.has(word.key), worth: 0.5, most: 2 },
    { test: isRare, worth: 0.6, most: 3 },
  ];
  const shown = new Set<Word>();
  let weight = 0;
  for (const { test, worth, most } of kinds) {
    const found = words.filter((word) => test(word) && !shown.has(word)).slice(0, most);
    weight += worth * found.length;
    found.forEach((word) => shown.add(word));
  }
  return { shown: words.filter((word) => shown.has(word)), weight };
}

/** The most telling of the words that carry evidence, in text order: names, then the least common. */
export function mostTelling(shown: Word[], most: number): string[] {
  const telling = [...shown].sort((a, b) => commonness(a) - commonness(b)).slice(0, most);
  return shown.filter((word) => telling.includes(word)).map((word) => word.raw.replace(/'s$/, ''));
}

const commonness = (word: Word): number => (word.key === NAME || isNumber(word) ? 0 : frequency(word.key));

/** The clauses of the essay with the evidence in each, in text order. */
export const weighedClauses = (essay: Essay): { words: Word[]; shown: Word[]; weight: number }[] =>
  essay.sentences.flatMap((sentence) => clauses(sentence).map((words) => ({ words, ...evidenceIn(words) })));

/** Mean log10 frequency of the content words: the higher, the plainer; COMMONEST where there is none. */
export function plainness(words: Word[]): number {
  const content = words.filter((word) => word.content && word.known);
  return content.length === 0 ? COMMONEST : mean(content.map((word) => Math.log10(1 + frequency(word.key))));
}

const COMMONEST = 5;

import frequent from '../../../data/misspellings.json' with { type: 'json' };
import { frequency, isKnown } from '../../frequency.ts';
import { misspellings } from '../../spelling.ts';
import { readEssay } from '../../text.ts';
import { likeCapital } from '../capitals.ts';
import { inflect, verbOf } from '../slots/verbs.ts';
import type { Edit } from './revise.ts';

/** Frequent slips of students, wrong and right: whole words, and beginnings of words. */
const WORDS = new Map(Object.entries(frequent.words));
const BEGINNINGS = new Map(Object.entries(frequent.beginnings));

function spellingOf(word: string): string | undefined {
  for (let length = 4; length <= word.length; length++) {
    const right = BEGINNINGS.get(word.slice(0, length));
    if (right) return right + word.slice(length);
  }
  return WORDS.get(word) ?? irregularPast(word) ?? withI(word);
}

/** “gived” is “gave”; what the list of words knows, such as “putted”, is left alone. */
export function irregularPast(word: string): string | undefined {
  if (!word.endsWith('ed') || frequency(word) > RARE) return undefined;
  const bases = [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)];
  const base = bases.find(
    (each) =>
      verbOf(each)?.forms.has('base') && inflect(each, 'past') !== word && !inflect(each, 'past').endsWith('ed'),
  );
  return base && inflect(base, 'past');
}
const RARE = 20;

/** “tryed” is “tried”. */
function withI(word: string): string | undefined {
  const right = word.replace(/(?<=[^aeiou])y(?=ed$)/, 'i');
  return right !== word && isKnown(right) ? right : undefined;
}

const letters = (word: string): string => [...word].toSorted().join('');
const single = (word: string): string => word.replace(/(.)\1/g, '$1');
const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** One slip of the fingers, and no word of another language: letters exchanged or doubled, or a vowel taken for another. */
function isSlipFor(word: string, meant: string): boolean {
  if (letters(word) === letters(meant) || single(word) === single(meant)) return true;
  return word.length >= 7 && word.slice(-2) === meant.slice(-2) && consonants(word) === consonants(meant);
}

/** The words in lower case that occur once and are surely slips for others, with those. */
function slipsIn(text: string): ReadonlyMap<string, string> {
  const essay = readEssay(text);
  const found = misspellings(essay).flatMap(({ word, meant }) =>
    meant && /^[a-z]+$/.test(word.raw) && isSlipFor(word.raw, meant) ? [[word.raw, meant] as const] : [],
  );
  const seen = new Set<string>();
  const again = new Set(essay.words.filter(({ key }) => seen.size === seen.add(key).size).map(({ key }) => key));
  return new Map(found.filter(([word]) => !again.has(word)));
}

/** The usual spelling of frequent slips and of sure ones, for a text. */
export function spelling(text: string): Edit {
  const slips = slipsIn(text);
  return {
    find: /(?<![\p{L}\p{N}'’-])\p{L}\p{Ll}{2,17}(?![\p{L}\p{N}])/gu,
    mend: ({ 0: old, index, input }) => {
      // Only in lower case, or with the capital that opens a sentence: elsewhere it may be somebody's name.
      const opens = index === 0 || /(?:^|[\n.!?] ?)$/.test(input.slice(Math.max(0, index - 2), index));
      const right = /^\p{Ll}/u.test(old) || opens ? (spellingOf(old.toLowerCase()) ?? slips.get(old)) : undefined;
      return right && likeCapital(old, right);
    },
    why: 'The usual spelling.',
    each: true,
  };
}

import shorthand from '#api/coach/data/chat/shorthand.json' with { type: 'json' };
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { frequency } from '../frequency.ts';

/** Gives the word or the two words that a misspelled word was meant to be; undefined where it finds none. */
export type Spelling = (word: string) => string | undefined;

const SHORTEST = 4;
const LONGEST = 20;
/** Occurrences per 51 million words from which what was typed is taken for a word that was meant. */
const MEANT = 10;

/**
 * A spelling that knows some words. It forgives one letter too many, missing, wrong or swapped with its neighbour, letters doubled
 * at the wrong place, and a missing space. A misspelling and its word become the same when at most one letter is left out of each,
 * so the words are stored without each of their letters, and a look-up costs as much as the word is long.
 */
export function spellingOf(vocabulary: Iterable<string>): Spelling {
  const words = new Set([...vocabulary].filter((word) => word.length <= LONGEST));
  const byShortened = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const short of [...shortened(word), undoubled(word)])
      byShortened.set(short, [...(byShortened.get(short) ?? []), word]);
  }
  const isWord = (typed: string): boolean =>
    words.has(typed) || words.has(typed.replace(/s$/, '')) || frequency(typed) >= MEANT;
  return (typed) => {
    // A figure is what it says: "10th" is no misspelled "11th".
    if (/\d/.test(typed)) return undefined;
    if (typed.length < SHORTEST || typed.length > LONGEST || isWord(typed)) return undefined;
    const near = [...shortened(typed), undoubled(typed)].flatMap((short) => byShortened.get(short) ?? []);
    const [meant] = [...new Set(near)]
      .filter((word) => undoubled(word) === undoubled(typed) || isOneEditFrom(typed, word))
      .toSorted((a, b) => frequency(b) - frequency(a));
    return meant ?? apart(typed, words);
  };
}

/** The word itself, and the word without each of its letters. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
];

/** "tomorow" for "tommorow" and "tomorrow". */
const undoubled = (word: string): string => word.replace(/(.)\1/g, '$1');

/** True where they differ by one letter and begin alike, or by two letters swapped. */
function isOneEditFrom(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [rest, other] = [typed.slice(at), word.slice(at)];
  const swapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return (
    swapped || (at > 0 && (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)))
  );
}

/** "whats due" for "whatsdue". */
function apart(typed: string, words: ReadonlySet<string>): string | undefined {
  for (let at = 2; at <= typed.length - 3; at++) {
    const [left, right] = [typed.slice(0, at), typed.slice(at)];
    if (words.has(left) && words.has(right)) return `${left} ${right}`;
  }
  return undefined;
}

/** What students write in messages, in the words that topics are written in. */
const SHORTHAND = new Map(Object.entries(shorthand));

/** Words that ask for nothing. */
export const FILLERS: ReadonlySet<string> = new Set(lists.fillers);

/** "you" for "u"; every other word as it is. */
export const spelledOut = (word: string): string => SHORTHAND.get(word) ?? word;
export const isShorthand = (word: string): boolean => SHORTHAND.has(word);

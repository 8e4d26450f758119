import { collegeKey, commonWords, findCollege, shorten } from '#api/colleges/directory.ts';
import { frequency } from '../frequency.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { isShorthand } from './spelling.ts';

/** Names are compared by their keys: lower-case words apart by one space, without accents, apostrophes and punctuation. */
export const keyOf = (text: string): string => shorten(collegeKey(text));

/** The keys by which a student may call a college: as written, its full name, its aliases, and each without "University" and the like. */
export function keysOfCollege(college: string): string[] {
  const known = findCollege(college);
  const campus = /(?:, | at |-)(?<name>[^,-]+)$/.exec(college)?.groups?.name ?? '';
  const full = [college, campus, known?.name ?? '', ...(known?.aliases ?? [])].map(keyOf);
  return [...new Set([...full, ...full.map(bareKey)])].filter((key) => key !== '' && !FUNCTION_WORDS.has(key));
}

/** "carleton" for "Carleton College". */
const bareKey = (key: string): string =>
  key
    .split(' ')
    .filter((word) => !commonWords.includes(word))
    .join(' ');

/** Occurrences per 51 million words from which a word is too common to be taken for a name: "case" and "state", not "brown" or "rice". */
const COMMON = 4_000;

/** The same, for two letters: "bu" is no word, "it" is. */
const COMMON_OF_TWO = 300;

/** True for a common word, which is a name only where it is written with a capital. */
export const needsCapital = (key: string): boolean =>
  !key.includes(' ') &&
  (FUNCTION_WORDS.has(key) || isShorthand(key) || frequency(key) >= (key.length < 3 ? COMMON_OF_TWO : COMMON));

/** The keys of the words that a text writes with a capital. */
export const capitalsOf = (text: string): ReadonlySet<string> =>
  new Set((text.match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? []).map(keyOf));

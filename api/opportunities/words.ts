import { FUNCTION_WORDS } from '../coach/built-in/words.ts';
import lists from '../data/interest-words.json' with { type: 'json' };

/** A word of a text: as it stands there at UTF-16 offsets `start` to `end`, and its stem. */
export type Word = { text: string; key: string; stem: string; start: number; end: number };

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words of a text. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const key = keyOf(raw);
    return { text: raw, key, stem: stemOfInterest(key), start: index, end: index + raw.length };
  });

/** Lower case, without accents, apostrophes and a possessive. */
const keyOf = (raw: string): string =>
  raw
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');

/** Words that would be cut to the stem of another: "care" and "career" are no "car", and Mr. Cooke is no cook. */
const WHOLE: Readonly<Record<string, string>> = {
  career: 'career',
  careers: 'career',
  care: 'care',
  cares: 'care',
  cared: 'care',
  caring: 'care',
  cooke: 'cooke',
};

/** Cuts plain endings, so that «dancing», «dancer» and «dances» are one word. */
function stemOfInterest(key: string): string {
  const whole = Object.hasOwn(WHOLE, key) ? WHOLE[key] : undefined;
  if (whole) return whole;
  const single = key.replace(/ies$/, 'y').replace(/(?<=[^su])s$/, '');
  const bare = single.length > 4 ? single.replace(/(?<=.{3})(?:ing|ers?|ed)$/, '') : single;
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

/** One phrase, or two or three words in a row, by their stems. */
export const stemsIn = (text: string): string[] => {
  const stems = wordsOf(text).map(({ stem }) => stem);
  return stems.flatMap((_, at) => [1, 2, 3].map((length) => stems.slice(at, at + length).join(' ')));
};

/** The same in one: the stems of a whole phrase. */
export const phraseOf = (text: string): string =>
  wordsOf(text)
    .map(({ stem }) => stem)
    .join(' ');

/** Words that no interest is made of, alone. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...lists.PLAIN_WORDS]);
/** After one of these, what is listed is what the student does not want. */
export const REFUSALS: ReadonlySet<string> = new Set(lists.REFUSALS);
/** They take the refusal back: «not only», «no experience». */
export const NO_REFUSALS: ReadonlySet<string> = new Set(lists.NO_REFUSALS);
/** They begin a new wish. */
export const WISHES: ReadonlySet<string> = new Set(lists.WISHES);
/** They join two interests. */
export const JOINTS: ReadonlySet<string> = new Set(lists.JOINTS);

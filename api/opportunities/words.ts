import { FUNCTION_WORDS } from '../coach/built-in/words.ts';

/** A word of a text: as it stands there at UTF-16 offsets `start` to `end`, and its stem. */
export type Word = { text: string; key: string; stem: string; start: number; end: number };

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** The words of a text. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: raw, index }) => {
    const key = keyOf(raw);
    return { text: raw, key, stem: stemOf(key), start: index, end: index + raw.length };
  });

/** Lower case, without accents, apostrophes and a possessive. */
const keyOf = (raw: string): string =>
  raw
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');

/** Words that would be cut to the stem of another: "care" and "career" are no "car". */
const WHOLE: Record<string, string> = {
  care: 'care',
  cares: 'care',
  cared: 'care',
  caring: 'care',
  career: 'career',
  careers: 'career',
};

/** Cuts plain endings, so that «dancing», «dancer» and «dances» are one word. */
export function stemOf(key: string): string {
  const whole = WHOLE[key];
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

const list = (...lines: string[]): string[] => lines.join(' ').split(' ');

/** Words that no interest is made of, alone. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...FUNCTION_WORDS,
  ...list(
    'activities activity actually bad best big bit cant career change clubs club class classes college course courses currently day days',
    'different dont enjoy enjoyed enjoying especially etc experience extremely fan favorite find first freshman friend friends fun future',
    'get getting go goal going good grade grades great group groups hate help high hobbies hobby hope id idea ill im interest interested',
    'interesting interests ive job jobs join junior keep kid kind know learn learning life lifelong like liked likes live local lot lots',
    'love loved loves major make makes making maybe member month need new nice old only opportunities opportunity passion passionate people',
    'place plus pretty program programme programmes programs pursue really right sad school schools second see senior someday sophomore',
    'sort spend start stuff student students study studying sure take team teams teen teens thats thing things think time times together',
    'topic trying use using various want wanted wants way ways week weeks well wish work working world year years young youth',
    'idk dunno unsure whatever anything everything nothing none nada house houses build building',
    'gusta gustan encanta interesa quiero ser las los una unos para con por muy mucho',
    '9th 10th 11th 12th national american america state international annual project projects skill skills',
  ),
]);

/** After one of these, what is listed is what the student does not want. */
export const REFUSALS: ReadonlySet<string> = new Set(
  list('avoid didnt dislike doesnt dont except hate hated never no not without'),
);
/** They take the refusal back: «not only», «no experience». */
export const NO_REFUSALS: ReadonlySet<string> = new Set(
  list('experience idea just limited matter only prior sure worries'),
);
/** They begin a new wish. */
export const WISHES: ReadonlySet<string> = new Set(list('love like enjoy prefer want interested into'));
/** They join two interests. */
export const JOINTS: ReadonlySet<string> = new Set(list('also and but nor or plus then y'));

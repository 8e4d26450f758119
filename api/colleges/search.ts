import { beginsWithTypo } from '#contract/typo.ts';
import states from '../data/states.json' with { type: 'json' };
import { colleges, collegeKey, commonWords, shorten, type College } from './directory.ts';

/** A college as it is searched. */
interface Entry {
  college: College;
  /** Its name and aliases, without spaces. */
  labels: string[];
  /** The same without common words. */
  bareLabels: string[];
  words: string[];
  /** 0 to 1. */
  popularity: number;
}

/** What was typed: all of it, and the words of it that tell something, both without spaces; and its words. */
interface Query {
  whole: string;
  bare: string;
  telling: string[];
  common: string[];
}

/** By their postal codes: the US states, territories and associated states. */
const stateNames: Record<string, string> = states;

const LONGEST_QUERY = 200;
const MOST_WORDS = 10;

/** Two letters are more likely a beginning than an alias: "UC" is Cincinnati's, and the first word of nine others. */
const SHORTEST_LABEL = 3;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_COMMON = 4;

/** How well a word that was typed fits one of a college, times what counts a common word, and a city or state. */
const WORD = { same: 1, begins: 0.85, typo: 0.6, beginsWithTypo: 0.5, common: 0.25, place: 0.6 };

/** How well all that was typed fits a label, or where it fits none, its words taken one by one. */
const LABEL = { bare: 1, begins: 0.9, bareBegins: 0.8, words: 0.55 };

/** A label typed in full scores 0.8 and more, all else less: how well it fits gives most of it, popularity the rest. */
const SCORE = { label: 0.8, fit: 0.55, popularity: 0.25 };

const entries = colleges.map(entryOf);
const vocabulary = vocabularyOf(entries);

/**
 * At most `limit` colleges, best first, with a score of 0 to 1 in steps of 0.01. Every telling word of `query` begins a
 * word of the name, an alias, the city or the state. Where that finds none, words of four letters and more may have a
 * typo each: a letter too many, missing, wrong, or swapped with its neighbour.
 */
export function searchColleges(query: string, limit: number): { college: College; score: number }[] {
  const typed = queryOf(query);
  if (typed.telling.length === 0) return [];
  const found = rank(typed, false);
  return (found.length > 0 ? found : rank(typed, true))
    .slice(0, limit)
    .map(({ college, score }) => ({ college, score: Math.round(100 * score) / 100 }));
}

function queryOf(text: string): Query {
  const words = wordsOf(shorten(collegeKey(text.slice(0, LONGEST_QUERY))));
  const telling = words.every(isCommonSoFar) ? words : words.filter((word) => !isCommonSoFar(word));
  const counted = [...new Set(words)].slice(0, MOST_WORDS);
  return {
    whole: words.join(''),
    bare: telling.join(''),
    telling: counted.filter((word) => telling.includes(word)),
    common: counted.filter((word) => !telling.includes(word)),
  };
}

/** "univers" is on its way to "university". */
const isCommonSoFar = (word: string): boolean =>
  commonWords.includes(word) ||
  (word.length >= SHORTEST_COMMON && commonWords.some((common) => common.startsWith(word)));

function rank(query: Query, typos: boolean): { college: College; score: number }[] {
  const telling = query.telling.map((word) => fitsOf(word, typos));
  const common = query.common.map((word) => fitsOf(word, typos));
  const found: { college: College; score: number }[] = [];
  entries.forEach((entry, at) => {
    const score = scoreOf(entry, query, wordFit(at, telling, common));
    if (score > 0) found.push({ college: entry.college, score });
  });
  return found.sort((a, b) => b.score - a.score);
}

/** How well the words that were typed fit the college at an index. All must that tell something; common ones may. */
function wordFit(at: number, telling: Float64Array[], common: Float64Array[]): number {
  let sum = 0;
  for (const fits of telling) {
    const fit = fits[at];
    if (!fit) return 0;
    sum += fit;
  }
  for (const fits of common) sum += WORD.common * (fits[at] ?? 0);
  return sum / (telling.length + WORD.common * common.length);
}

function scoreOf(entry: Entry, query: Query, words: number): number {
  if (query.whole.length >= SHORTEST_LABEL && entry.labels.includes(query.whole))
    return SCORE.label + (1 - SCORE.label) * entry.popularity;
  const label = labelFit(entry, query) || (words && LABEL.words);
  // "texas am" begins a label, though "am" begins no word of it.
  return label && SCORE.fit * label * (words || WORD.begins) + SCORE.popularity * entry.popularity;
}

function labelFit({ labels, bareLabels }: Entry, { whole, bare }: Query): number {
  if (bare.length >= SHORTEST_LABEL && bareLabels.includes(bare)) return LABEL.bare;
  if (labels.some((label) => label.startsWith(whole))) return LABEL.begins;
  return bareLabels.some((label) => label.startsWith(bare)) ? LABEL.bareBegins : 0;
}

/** How well `typed` fits the best word of each college. */
function fitsOf(typed: string, typos: boolean): Float64Array {
  const fits = new Float64Array(entries.length);
  for (const [word, weights] of vocabulary) {
    const fit = fitOf(typed, word, typos);
    if (fit === 0) continue;
    weights.forEach((weight, at) => {
      fits[at] = Math.max(fits[at] ?? 0, fit * weight);
    });
  }
  return fits;
}

function fitOf(typed: string, word: string, typos: boolean): number {
  if (word.startsWith(typed)) return word.length === typed.length ? WORD.same : WORD.begins;
  if (!typos || typed.length < SHORTEST_WITH_TYPO || !beginsWithTypo(typed, word)) return 0;
  return Math.abs(word.length - typed.length) <= 1 ? WORD.typo : WORD.beginsWithTypo;
}

function entryOf(college: College, index: number): Entry {
  const keys = [college.name, ...college.aliases].map(collegeKey);
  const labels = keys.map((key) => wordsOf(shorten(key)));
  return {
    college,
    labels: labels.map((words) => words.join('')),
    bareLabels: labels.map((words) => words.filter((word) => !commonWords.includes(word)).join('')),
    // "Saint" is found while it is typed, and "St" as well.
    words: [...keys.flatMap(wordsOf), ...labels.flat()],
    popularity: 1 - Math.log(1 + index) / Math.log(1 + colleges.length),
  };
}

/** Every word, with the indexes of the colleges that have it and what it counts for them. */
function vocabularyOf(of: Entry[]): Map<string, Map<number, number>> {
  const vocabulary = new Map<string, Map<number, number>>();
  const add = (word: string, at: number, weight: number) => {
    const weights = vocabulary.get(word) ?? new Map<number, number>();
    vocabulary.set(word, weights.set(at, Math.max(weights.get(at) ?? 0, weight)));
  };
  for (const [at, { college, words }] of of.entries()) {
    const state = college.state ?? '';
    const place = collegeKey(`${college.city} ${state} ${stateNames[state] ?? ''}`);
    for (const word of words) add(word, at, WORD.same);
    for (const word of wordsOf(place)) add(word, at, WORD.place);
  }
  return vocabulary;
}

function wordsOf(key: string): string[] {
  return key.split(' ').filter((word) => word !== '');
}

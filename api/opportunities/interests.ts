import type { Directory } from './directory.ts';
import { isTypoOf } from '#contract/typo.ts';
import { TOPICS, type Topic } from './topics.ts';
import { JOINTS, NO_REFUSALS, PLAIN_WORDS, REFUSALS, WISHES, wordsOf, type Word } from './words.ts';

/** A word or phrase of the student's: as typed, its stems, and the topics it names. */
export type Part = { says: string; stem: string; topics: readonly Topic[] };

/** What stands between two commas or «and», such as «marine biology», with its parts in order. */
export type Interest = { says: string; parts: readonly Part[] };

/** `unknown` are words, as typed, that neither a topic nor the directory has. */
export type Interests = { interests: Interest[]; unknown: string[] };

const MAX_PHRASE = 4;
const MAX_INTERESTS = 12;
/** With more parts it is a list without commas: «biology chess debate music». */
const MAX_PARTS = 3;
/** A word that more rows use than this says nothing by itself. */
const COMMON = 25;

const topicsBySaying = new Map<string, Topic[]>();
for (const topic of TOPICS)
  for (const saying of [...topic.words, ...topic.also])
    topicsBySaying.set(saying, [...(topicsBySaying.get(saying) ?? []), topic]);

const stemsOf = (words: Word[]): string => words.map(({ stem }) => stem).join(' ');
const topicsOf = (words: Word[]): readonly Topic[] => topicsBySaying.get(stemsOf(words)) ?? [];

/** A stem of fewer letters takes no typo: too many words are one letter from it. */
const SHORTEST_WITH_TYPO = 5;

/** The words of topics, by their stems, that may have been meant by one that nothing knows. */
function meantBy({ key, stem }: Word): string | undefined {
  if (stem.length < SHORTEST_WITH_TYPO) return undefined;
  // Where an ending was cut off, «streaming» would be a typo of «steam».
  const isLike = (saying: string) => Math.abs(key.length - saying.length) <= 2 && isTypoOf(stem, saying);
  const meant = [...topicsBySaying.keys()].filter((saying) => !saying.includes(' ') && isLike(saying));
  return meant.length === 1 ? meant[0] : undefined;
}

/** Reads what a student likes; at most twelve interests. What follows «I don't like», «not» or «except» is left out. */
export function readInterests(text: string, { uses, named }: Directory): Interests {
  const read: Interests = { interests: [], unknown: [] };
  const says = (words: Word[]): string => text.slice(words[0]?.start, words.at(-1)?.end);
  for (const clause of clausesOf(text)) {
    if (read.interests.length >= MAX_INTERESTS) break;
    const phrases = phrasesOf(clause).map((words) => ({ words, stem: knownStem(words, uses) }));
    const found = phrases.filter(({ stem }) => stem !== undefined);
    // Beside other words, one that some description merely has says nothing: «sewing machines» are no “virtual machines”.
    const known =
      phrases.length > 1 ? found.filter(({ stem = '' }) => topicsBySaying.has(stem) || named.has(stem)) : found;
    read.unknown.push(...phrases.filter((phrase) => !known.includes(phrase)).map(({ words }) => says(words)));
    const parts = known.map(({ words, stem = '' }) => ({
      says: says(words),
      stem,
      topics: topicsBySaying.get(stem) ?? [],
    }));
    if (parts.length > MAX_PARTS) read.interests.push(...parts.map((part) => ({ says: part.says, parts: [part] })));
    else if (parts.length > 0) read.interests.push({ says: says(known.flatMap(({ words }) => words)), parts });
  }
  return { ...read, interests: read.interests.slice(0, MAX_INTERESTS) };
}

/** The stems of a phrase that names a topic or is in the directory, or of what it means but for a typo; else nothing. */
function knownStem(words: Word[], uses: Directory['uses']): string | undefined {
  if (topicsOf(words).length > 0 || isTelling(words, uses)) return stemsOf(words);
  const [word] = words;
  return word && !uses.has(word.stem) ? meantBy(word) : undefined;
}

const isTelling = (words: Word[], uses: Directory['uses']): boolean => {
  const count = uses.get(stemsOf(words)) ?? 0;
  return count > 0 && count <= COMMON;
};

/** Words between marks, «and» or «but», less those that are refused. */
function clausesOf(text: string): Word[][] {
  const clauses: Word[][] = [[]];
  const words = wordsOf(text);
  let refused = false;
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const marked = before !== undefined && /[^\s'’"“”«»-]/.test(text.slice(before.end, word.start));
    if (marked || word.key === 'but' || (WISHES.has(word.key) && !REFUSALS.has(before?.key ?? ''))) refused = false;
    if (REFUSALS.has(word.key)) refused = !NO_REFUSALS.has(words[at + 1]?.key ?? '');
    if (marked || (JOINTS.has(word.key) && topicsOf(words.slice(Math.max(0, at - 1), at + 2)).length === 0))
      clauses.push([]);
    if (!refused) clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Cuts a clause into the longest phrases that name a topic, and single words that may mean something. */
function phrasesOf(clause: Word[]): Word[][] {
  const phrases: Word[][] = [];
  for (let at = 0; at < clause.length;) {
    const here = clause.slice(at, at + MAX_PHRASE);
    while (here.length > 1 && topicsOf(here).length === 0) here.pop();
    const [word] = here;
    if (topicsOf(here).length > 0 || (word && word.key.length > 2 && !PLAIN_WORDS.has(word.key))) phrases.push(here);
    at += here.length;
  }
  return phrases;
}

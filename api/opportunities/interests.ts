import type { Directory } from './directory.ts';
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

/** Reads what a student likes; at most twelve interests. What follows «I don't like», «not» or «except» is left out. */
export function readInterests(text: string, { uses }: Directory): Interests {
  const read: Interests = { interests: [], unknown: [] };
  const says = (words: Word[]): string => text.slice(words[0]?.start, words.at(-1)?.end);
  for (const clause of clausesOf(text)) {
    if (read.interests.length >= MAX_INTERESTS) break;
    const phrases = phrasesOf(clause);
    const known = phrases.filter((words) => topicsOf(words).length > 0 || isTelling(words, uses));
    read.unknown.push(...phrases.filter((words) => !known.includes(words)).map(says));
    const parts = known.map((words) => ({ says: says(words), stem: stemsOf(words), topics: topicsOf(words) }));
    if (parts.length > MAX_PARTS) read.interests.push(...parts.map((part) => ({ says: part.says, parts: [part] })));
    else if (parts.length > 0) read.interests.push({ says: says(known.flat()), parts });
  }
  return { ...read, interests: read.interests.slice(0, MAX_INTERESTS) };
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

import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Activity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import type { Honor } from '#contract/honors.ts';
import { findCollege } from '#api/colleges/directory.ts';
import lists from '#api/data/chat/words.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { mainEssayOf } from './essays.ts';
import { capitalsOf, keyOf, keysOfCollege, needsCapital } from './names.ts';
import { FILLERS, isShorthand, spelledOut, type Spelling } from './spelling.ts';

/** What a text names: the student's own items, and colleges that the student does not apply to. */
export interface Named {
  apps: Application[];
  essays: ContextEssay[];
  activities: Activity[];
  honors: Honor[];
  strangers: string[];
}

/** The words of a message, lower case, each name in it replaced by what it is: "is COLLEGE ready", "how is ESSAY". */
export interface Heard extends Named {
  text: string;
}

type Item =
  | { kind: 'COLLEGE'; app: Application }
  | { kind: 'ESSAY'; essay: ContextEssay }
  | { kind: 'ACTIVITY'; activity: Activity }
  | { kind: 'HONOR'; honor: Honor }
  | { kind: 'COLLEGE'; stranger: string };

/** Titles that a student did not choose, and words that questions are made of. */
const NO_NAMES = new Set(lists['no titles']);
const MOST_NAME_WORDS = 10;
/** Of a longer message, which may hold a pasted essay, the question stands at one of its ends. */
const MOST_WORDS = 120;
/** Letters of what is heard: enough for 120 words that are words. */
const LONGEST_TEXT = 1_500;
/** Before a college's name in lower case. */
const BEFORE_A_NAME = new Set(lists['before a college']);
/** Behind one. */
const AFTER_A_NAME = new Set(lists['after a college']);
/** Occurrences per 51 million words up to which a lower-case word may name a college that the student has not added. */
const RARE = 3_500;
/** The same, where nothing around the word speaks for a name. */
const UNUSUAL = 400;

/** Reads a message for names, and each misspelled word as `spelling` has it. Work is bounded by its first and last 60 words. */
export function hear(message: string, index: NameIndex, spelling: Spelling): Heard {
  const capitals = capitalsOf(message);
  const written = endsOf(keyOf(message).split(' '));
  const telling = written.filter((word) => !FILLERS.has(word));
  const words = (telling.length > 0 ? telling : written).flatMap((word) =>
    isUnderstood(word, index) ? word : (spelling(word) ?? word).split(' '),
  );
  const named: Named = { apps: [], essays: [], activities: [], honors: [], strangers: [] };
  const text: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestName(words, at, capitals, index);
    if (!found) {
      text.push(spelledOut(words[at] ?? ''));
      at++;
      continue;
    }
    for (const item of found.items) add(named, item);
    text.push(found.items[0]?.kind ?? '');
    at += found.length;
  }
  return { text: text.join(' ').slice(0, LONGEST_TEXT), ...named };
}

const endsOf = (words: string[]): string[] =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];

function longestName(words: string[], at: number, capitals: ReadonlySet<string>, index: NameIndex) {
  for (let length = Math.min(MOST_NAME_WORDS, words.length - at); length > 0; length--) {
    const key = words.slice(at, at + length).join(' ');
    if (needsCapital(key) && !capitals.has(key)) continue;
    const items =
      index.get(key) ??
      index.get(key.replace(/s$/, '')) ??
      strangersBy(key, words[at - 1], words[at + length], capitals);
    if (items.length > 0) return { items, length };
  }
  return undefined;
}

/** A name, a shorthand, or a college that the student has not added. */
const isUnderstood = (word: string, index: NameIndex): boolean =>
  index.has(word) || isShorthand(word) || findCollege(word) !== undefined;

function strangersBy(
  key: string,
  before: string | undefined,
  after: string | undefined,
  capitals: ReadonlySet<string>,
): Item[] {
  const placed = BEFORE_A_NAME.has(before ?? '') || AFTER_A_NAME.has(after ?? '');
  const naming = key.includes(' ') || capitals.has(key) || frequency(key) < (placed ? RARE : UNUSUAL);
  const college = naming && !key.startsWith('the ') ? findCollege(key) : undefined;
  return college ? [{ kind: 'COLLEGE', stranger: college.name }] : [];
}

function add(named: Named, item: Item): void {
  if ('app' in item) named.apps.push(item.app);
  else if ('essay' in item) named.essays.push(item.essay);
  else if ('activity' in item) named.activities.push(item.activity);
  else if ('honor' in item) named.honors.push(item.honor);
  else named.strangers.push(item.stranger);
}

/** The words of all names. */
export const wordsOfNames = (index: NameIndex): string[] => [...index.keys()].flatMap((key) => key.split(' '));

/** What each key names. Several items may share one. */
export type NameIndex = ReadonlyMap<string, Item[]>;

/** The names of everything in the record: colleges by any of their names, the rest by their titles. */
export function nameIndex(record: StudentRecord): NameIndex {
  const index = new Map<string, Item[]>();
  const enter = (key: string, item: Item) => {
    if (key === '' || NO_NAMES.has(key)) return;
    const items = index.get(key) ?? [];
    // A title that is a college's name means the college.
    if (items[0] && items[0].kind !== item.kind) return;
    if (items.includes(item)) return;
    items.push(item);
    index.set(key, items);
  };
  for (const app of record.apps) {
    const item: Item = { kind: 'COLLEGE', app };
    for (const key of keysOfCollege(app.college)) enter(key, item);
  }
  const main = mainEssayOf(record);
  for (const name of lists['main essay']) if (main) enter(name, { kind: 'ESSAY', essay: main });
  for (const essay of record.essays) if (essay !== main) enterTitle(essay.title, { kind: 'ESSAY', essay }, enter);
  for (const activity of record.activities) {
    const item: Item = { kind: 'ACTIVITY', activity };
    enterTitle(activity.title, item, enter);
    for (const word of tellingWords(activity.title)) enter(word, item);
  }
  for (const honor of record.honors) enterTitle(honor.title, { kind: 'HONOR', honor }, enter);
  return index;
}

/** A title also with and without a word that only says what it is: "Community" and "Community essay". */
function enterTitle(title: string, item: Item, enter: (key: string, item: Item) => void): void {
  const key = keyOf(title);
  enter(key, item);
  const bare = key.replace(/ (?:essay|supplement|supplemental|prompt|club|team)$/, '');
  enter(bare, item);
  if ('essay' in item) enter(`${bare} essay`, item);
}

const ROLES = new Set(lists.roles);
/** Occurrences per 51 million words below which a word of a title tells one activity from the others: "robotics". */
const TELLING = 1_000;

const tellingWords = (title: string): string[] =>
  keyOf(title)
    .split(' ')
    .filter((word) => word.length > 3 && !ROLES.has(word) && !NO_NAMES.has(word) && frequency(word) < TELLING);

import type { StudentRecord } from '#contract/ai.ts';
import { frequency } from '../frequency.ts';
import { keyOf, keysOfCollege } from './names.ts';
import { wellKnown } from './suggested-prompts.ts';

/** A name of one or more colleges. */
interface CollegeName {
  key: string;
  words: string[];
  /** True where the student applies to a college of that name. */
  own: boolean;
}

/** Names of colleges by their first word, the longest first. */
export type CollegeNames = ReadonlyMap<string, CollegeName[]>;

/** All names of the student's own colleges and of well-known ones. */
export function collegeNames({ apps }: StudentRecord): CollegeNames {
  const own = new Set(apps.flatMap(({ college }) => keysOfCollege(college)));
  const names = new Map<string, CollegeName[]>();
  for (const key of new Set([...own, ...wellKnownKeys()])) {
    const words = key.split(' ');
    const first = words[0] ?? '';
    names.set(first, [...(names.get(first) ?? []), { key, words, own: own.has(key) }]);
  }
  for (const sharing of names.values()) sharing.sort((a, b) => b.words.length - a.words.length);
  return names;
}

let known: string[] | undefined;

/** The keys of well-known colleges; made on first use. */
const wellKnownKeys = (): string[] => (known ??= wellKnown.flatMap(keysOfCollege));

/** Letters in which the longest name fits. */
const LONGEST_NAME = 80;
/** Letters shown on each side of a name. */
const AROUND = 25;
const MOST_PLACES = 3;

/**
 * Where an essay names a college other than the one it is for: at most three places, each with the words around it.
 * @param own the keys of the college that the essay is for
 */
export function foreignNames(text: string, own: ReadonlySet<string>, names: CollegeNames): string[] {
  const places: string[] = [];
  let after = 0;
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{L}\p{N}]*/gu)) {
    const name = index < after ? undefined : nameAt(text, index, word, names);
    if (!name) continue;
    after = index + name.key.length;
    if (own.has(name.key) || !isMeant(name, text, index, word)) continue;
    places.push(around(text, index, after));
    if (places.length === MOST_PLACES) break;
  }
  return places;
}

const SECOND_WORD = /([^\p{L}\p{N}]{1,3})([\p{L}\p{N}]+)/uy;

/** The longest name that begins at `index` with that word. */
function nameAt(text: string, index: number, word: string, names: CollegeNames): CollegeName | undefined {
  const sharing = names.get(word.toLowerCase());
  if (!sharing) return undefined;
  SECOND_WORD.lastIndex = index + word.length;
  const [, between = '', next = ''] = SECOND_WORD.exec(text) ?? [];
  const second = between.includes('&') ? 'and' : next.toLowerCase();
  const possible = sharing.filter(({ words }) => words.length === 1 || words[1] === second);
  if (possible.every((name) => name.words.length === 1)) return possible[0];
  const words = keyOf(text.slice(index, index + LONGEST_NAME)).split(' ');
  return possible.find((name) => name.words.every((part, at) => part === words[at]));
}

/** Occurrences per 51 million words below which one word is hardly anything but a college: "Vanderbilt", not "Boston". */
const UNMISTAKABLE = 100;

const TOWARDS = /(?:^|[^\p{L}])(?:at|to|attend|attending|join|joining|why|of|for) $/iu;
/** Before a town or a person. */
const ELSEWHERE = /(?:^|[^\p{L}])(?:in|from|near|around|outside|mr|mrs|ms|dr|prof|professor|coach|aunt|uncle)\.? $/iu;
const FIRST_NAME = /[^.!?\s]\s\p{Lu}\p{L}+ $/u;
const SURNAME = /^ \p{Lu}\p{Ll}+/u;

/** One word such as "Brown" or "Boston" is a college only where the student applies there and nothing speaks for a person or a place. */
function isMeant({ key, words, own }: CollegeName, text: string, index: number, word: string): boolean {
  if (words.length > 1 || /^\p{Lu}{3,}$/u.test(word)) return true;
  const before = text.slice(Math.max(0, index - 40), index);
  const behind = text.slice(index + key.length, index + key.length + 20);
  if (ELSEWHERE.test(before) || !(own || frequency(key) < UNMISTAKABLE)) return false;
  return TOWARDS.test(before) || !(FIRST_NAME.test(before) || SURNAME.test(behind));
}

/** The name with the words around it: cut between words, and at the beginning of its sentence. */
export function around(text: string, start: number, end: number): string {
  const from = start <= AROUND ? 0 : text.indexOf(' ', start - AROUND) + 1;
  const before = text.slice(Math.min(from, start), start);
  const to = end + AROUND >= text.length ? text.length : text.lastIndexOf(' ', end + AROUND);
  const sentence = before.split(/(?<=[.!?]\s)/).at(-1) ?? '';
  return sentence + text.slice(start, Math.max(to, end));
}

import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Activity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import type { Honor } from '#contract/honors.ts';
import { beginsCollege, findCollege } from '#api/colleges/directory.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { MAIN } from './essays.ts';
import {
  bareTopic,
  namesByTopic,
  opensTopic,
  OWN_NAME,
  speaksOfEssays,
  topicIn,
  withPiqNumbers,
  type Units,
} from './essay-topics.ts';
import { inPlainWords } from './idioms.ts';
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

const LISTS = ['apps', 'essays', 'activities', 'honors', 'strangers'] as const;

export const namesAny = (named: Named): boolean => LISTS.some((list) => named[list].length > 0);

export const namesNothing = (): Named => ({ apps: [], essays: [], activities: [], honors: [], strangers: [] });

/** The words of a message, lower case, each name in it replaced by what it is: "is COLLEGE ready", "how is ESSAY". */
export interface Heard extends Named {
  text: string;
}

/** One item that a name may mean, the list of `Named` that it belongs to, and how well the name fits an essay. */
type Item = { [List in keyof Named]: { list: List; item: Named[List][number] } }[keyof Named] & { fit?: number };

const KINDS: Record<keyof Named, string> = {
  apps: 'COLLEGE',
  essays: 'ESSAY',
  activities: 'ACTIVITY',
  honors: 'HONOR',
  strangers: 'COLLEGE',
};

/** Titles that a student did not choose, and words that questions are made of. */
const NO_NAMES = new Set(lists['no titles']);
const BEFORE_A_COLLEGE = new Set(lists['before a college']);
const AFTER_A_COLLEGE = new Set(lists['after a college']);
/** Words that colleges are called by too, as Shorter University, and that mostly mean themselves. */
const NO_COLLEGES = new Set(lists['no colleges']);
const AFTER_NO_TITLE = new Set(lists['after no title']);
const ROLES = new Set(lists.roles);

/** What stands before the name of a person, which is no slip of the pen. */
const TITLES = new Set(['ms', 'mr', 'mrs', 'dr', 'miss']);

const MOST_NAME_WORDS = 10;
/** Of a longer message, which may hold a pasted essay, the question stands at one of its ends. */
const MOST_WORDS = 120;
/** Letters of what is heard: enough for 120 words that are words. */
const LONGEST_TEXT = 1_500;
/** Occurrences per 51 million words up to which a lower-case word may name a college that the student has not added. */
const RARE = 3_500;
/** The same, where the words around it do not speak for a name. */
const UNUSUAL = 400;
/** Occurrences below which a word of a title tells one activity from the others: "robotics". */
const TELLING = 1_000;

/** Reads a message for names, and each misspelled word as `spelling` has it. Work is bounded by its first and last 60 words. */
export function hear(
  message: string,
  index: NameIndex,
  spelling: Spelling,
  about: (name: string) => ContextEssay | undefined = () => undefined,
): Heard {
  const capitals = capitalsOf(message);
  const written = endsOf(inPlainWords(withPiqNumbers(keyOf(message).replace(INTERJECTION, ''))).split(' '));
  const words = tellingOf(written).flatMap((word, at, all) =>
    isUnderstood(word, index) || TITLES.has(all[at - 1] ?? '') ? word : (spelling(word) ?? word).split(' '),
  );
  const named = namesNothing();
  const text: string[] = [];
  const essays: Item[][] = [];
  const byTopic = !HOW_TO_WRITE.test(words.join(' '));
  for (let at = 0; at < words.length;) {
    const found = longestName(words, at, { capitals, index, byTopic, about });
    if (found?.items[0]?.list === 'essays') essays.push(found.items);
    else for (const { list, item } of found?.items ?? []) (named[list] as (typeof item)[]).push(item);
    text.push(found?.items[0] ? KINDS[found.items[0].list] : spelledOut(words[at] ?? ''));
    at += found?.length ?? 1;
  }
  named.essays = [...new Set(essays.flatMap((items) => bestOf(items, named.apps)))];
  const read = text.join(' ').slice(0, LONGEST_TEXT);
  return { text: withoutOwner(read, named), ...named };
}

/** The words without those that ask for nothing, where any are left. */
function tellingOf(words: string[]): string[] {
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

const MAIN_ESSAY = new RegExp(
  String.raw`\b(?:${lists['main essay'].toSorted((a, b) => b.length - a.length).join('|')})s?\b`,
  'g',
);

/** An example as the messages are heard that are like it: spelled as they are, without fillers. */
export const heardLike = (example: string, spelling: Spelling): string =>
  tellingOf(example.split(' '))
    .map((word) =>
      word === word.toUpperCase() ? word : spelledOut(isShorthand(word) ? word : (spelling(word) ?? word)),
    )
    .join(' ');

/** "how do i start my ESSAY" for "how do i start my personal statement". */
export const namingMain = (example: string): string => example.replace(MAIN_ESSAY, KINDS.essays);

/** Of the essays that a name may mean, those of the colleges that are named too, and of these the ones that it fits best. */
function bestOf(items: Item[], apps: Application[]): ContextEssay[] {
  const all = items.flatMap(({ list, item, fit = OWN_NAME }) => (list === 'essays' ? { item, fit } : []));
  const ofColleges = all.filter(({ item }) => apps.some(({ id }) => id === item.appId));
  const meant = ofColleges.length > 0 ? ofColleges : all;
  const best = Math.max(...meant.map(({ fit }) => fit));
  return meant.filter(({ fit }) => fit === best).map(({ item }) => item);
}

/** "my ESSAY" for "my COLLEGE ESSAY", "my ESSAY for COLLEGE" and "my uc ESSAY", where the essay belongs to the college that is named. The main essay belongs to none. */
function withoutOwner(text: string, { essays, apps }: Named): string {
  if (essays.some(({ id }) => id === MAIN)) return text;
  const owned = essays.every(({ appId }) => apps.some(({ id }) => id === appId));
  const owner = owned ? '(?:COLLEGE|ucs?)' : 'ucs?';
  return text
    .replace(new RegExp(`\\b${owner} (?=ESSAY\\b)`, 'g'), '')
    .replace(new RegExp(`\\bESSAY (?:for|at|to|on) (?:the |my )?${owner}\\b`, 'g'), 'ESSAY');
}

/** "Wait" before a question, which asks for nothing by itself. */
const INTERJECTION = /^(?:ok |so |oh |no )?wait (?!list|listed|lists|until|till|til|for|time|to)/;

const endsOf = (words: string[]): string[] =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS / 2), ...words.slice(-MOST_WORDS / 2)];

/** What is asked of essays in general, such as "how do i write the challenge essay". */
const HOW_TO_WRITE =
  /\bhow (?:do|does|to|should|can|would) (?:(?:i|you|we|one|people) )?(?:write|start|begin|approach|structure)\b(?!.*\bmy\b)/;

/** What names are looked for by: essays by their topics only where one of the student's own may be meant. */
interface Naming {
  capitals: ReadonlySet<string>;
  index: NameIndex;
  byTopic: boolean;
  /** The essay whose text is about that. */
  about: (name: string) => ContextEssay | undefined;
}

/** The longest name that begins with the word at that place, by how many words it has and what it may mean. */
function longestName(words: string[], at: number, { capitals, index, byTopic, about }: Naming) {
  const mayBeCollege = [words[at] ?? '', bareOf(words[at] ?? '')].some(beginsCollege);
  for (let length = Math.min(MOST_NAME_WORDS, words.length - at); length > 0; length--) {
    const key = words.slice(at, at + length).join(' ');
    const ofRound = isBeforeRound(words[at - 1], words[at + length]);
    const isOwn = index.get(key)?.[0]?.list === 'apps' && isAmongColleges(words[at - 1], words[at + length]);
    if (needsCapital(key) && !capitals.has(key) && !ofRound && !isOwn) continue;
    const placed = BEFORE_A_COLLEGE.has(words[at - 1] ?? '') || AFTER_A_COLLEGE.has(words[at + length] ?? '');
    const naming = key.includes(' ') || capitals.has(key) || frequency(key) < (placed ? RARE : UNUSUAL) || ofRound;
    const topic = byTopic ? topicIn(words.slice(at, at + length), words[at - 1]) : undefined;
    const called = index.get(key) ?? index.get(bareOf(key));
    // "Community service" is no essay with the title "Community".
    if (called?.[0]?.list === 'essays' && AFTER_NO_TITLE.has(words[at + length] ?? '')) continue;
    if (!called && topic && index.has(topic.key)) return { items: index.get(topic.key) ?? [], length: topic.length };
    const meant =
      !called && !mayBeCollege && topic && isOneOfThem(words.slice(at, at + length), words[at - 1])
        ? about(topic.key.slice(1))
        : undefined;
    if (meant && topic)
      return { items: [{ list: 'essays', item: meant, fit: 0 } satisfies Item], length: topic.length };
    const bare = byTopic && length === 1 && speaksOfEssays(words) ? bareTopic(key, words[at - 1]) : undefined;
    if (!called && bare && index.has(bare)) return { items: index.get(bare) ?? [], length };
    const items = called ?? (naming && mayBeCollege ? strangersCalled(key) : []);
    if (items.length > 0) return { items, length };
  }
  return undefined;
}

/** "What do BU and case want", "case deferred me": a common word is the student's own college between words that stand around colleges. */
const isAmongColleges = (before: string | undefined, after: string | undefined): boolean =>
  /^(?:deferred|rejected|denied|accepted|admitted|waitlisted)$/.test(after ?? '') ||
  (/^(?:and|or|vs|versus|for|at|to|than|does|is|do|the|my)$/.test(before ?? '') &&
    /^(?:wants?|needs?|requires?|asks?|due|ones?|essays?|supps?|apps?|applications?|letters?)?$/.test(after ?? ''));

/** "The divorce one" and "the piq about my parents": an essay by what it tells. "Which essay about music" asks for one. */
function isOneOfThem(words: string[], before: string | undefined): boolean {
  // At the beginning of a message the article is often left out.
  if (before !== undefined && !DETERMINERS.has(before)) return false;
  return (
    opensTopic(words[0] ?? '') ||
    (words.length <= MOST_TOPIC_WORDS && !words.some((word) => FUNCTION_WORDS.has(word) && word !== 'one'))
  );
}
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'my', 'that', 'your']);
const MOST_TOPIC_WORDS = 4;

/** Whether a round follows, as in "brown ed"; after a pronoun, as in "i hope early decision", the word is a verb. */
const isBeforeRound = (before = '', after = ''): boolean => ROUNDS.has(after) && !PRONOUNS.has(before);
const ROUNDS: ReadonlySet<string> = new Set(['early', 'ed', 'ed1', 'ed2', 'ea', 'rea', 'scea', 'rd']);
const PRONOUNS: ReadonlySet<string> = new Set(['i', 'we', 'you', 'they', 'to', 'the', 'my']);

/** True for a name, a shorthand, or a college that the student has not added. */
const isUnderstood = (word: string, index: NameIndex): boolean =>
  index.has(word) || isShorthand(word) || (beginsCollege(word) && findCollege(word) !== undefined);

/** "brown" for "browns", as "Brown's" is read. */
const bareOf = (key: string): string => key.replace(/s$/, '');

const ownerCalled = (key: string) =>
  key.includes(' ') || needsCapital(bareOf(key)) ? undefined : findCollege(bareOf(key));

function strangersCalled(key: string): Item[] {
  const college = key.startsWith('the ') || NO_COLLEGES.has(key) ? undefined : (findCollege(key) ?? ownerCalled(key));
  return college ? [{ list: 'strangers', item: college.name }] : [];
}

/** What each key names. Several items may share one. */
export type NameIndex = ReadonlyMap<string, Item[]>;

/** The words of all names. */
export const wordsOfNames = (index: NameIndex): string[] =>
  [...index.keys()].flatMap((key) => key.replace('@', '').split(' '));

/** The names of everything in the record: colleges by any of their names, the rest by their titles. */
export function nameIndex({ apps, essays, activities, honors }: StudentRecord, units: Units = {}): NameIndex {
  const index = new Map<string, Item[]>();
  const enter = (item: Item, keys: string[]) => {
    for (const key of keys.filter((key) => key !== '' && !NO_NAMES.has(key))) {
      const items = index.get(key) ?? [];
      // A title that is a college's name means the college.
      if (items.some((one) => one.item === item.item) || (items[0] && items[0].list !== item.list)) continue;
      index.set(key, [...items, item]);
    }
  };
  for (const item of apps) enter({ list: 'apps', item }, [...keysOfCollege(item.college), ...shortOf(item.college)]);
  for (const item of essays.toSorted((a, b) => Number(b.id === MAIN) - Number(a.id === MAIN))) {
    const [title = '', bare = ''] = titleKeys(item.title);
    enter(
      { list: 'essays', item },
      item.id === MAIN ? [...lists['main essay'], ...ownTitle(title)] : [title, bare, `${bare} essay`],
    );
  }
  for (const item of essays)
    for (const { key, fit } of namesByTopic(item, units)) enter({ list: 'essays', item, fit }, [key]);
  for (const item of activities) {
    const names = [item.title, item.organization];
    const keys = [...names.flatMap(titleKeys), headOf(item.title), ...names.flatMap(tellingWords)];
    enter({ list: 'activities', item }, keys);
  }
  for (const item of honors) enter({ list: 'honors', item }, [...titleKeys(item.title), ...tellingWords(item.title)]);
  return index;
}

/** “u of m” and “u of minnesota” for the University of Minnesota of the student's own list, whatever other college goes by it. */
function shortOf(college: string): string[] {
  const [, place = ''] = /^university of (.+)/.exec(keyOf(college)) ?? [];
  const [first = ''] = place.split(' ');
  return first === '' ? [] : [`u of ${first}`, `u of ${first[0]}`];
}

/** A title of the main essay names it by itself where it has several words, because one, such as "Home", is a word of many questions. */
const ownTitle = (title: string): string[] => [title.includes(' ') ? title : '', title === '' ? '' : `${title} essay`];

/** A title with and without a word that only says what it is: "Community essay" and "Community". */
function titleKeys(title: string): string[] {
  const key = keyOf(title);
  return [key, key.replace(/ (?:essay|supplement|supplemental|prompt|club|team)$/, '')];
}

/** "paper route" for "Paper route with my brother"; empty where that is one word. */
function headOf(title: string): string {
  const head = keyOf(title.split(/,|\s(?:with|for|at|of|in|from|to|on|and)\s/)[0] ?? '');
  return head.includes(' ') ? head : '';
}

const tellingWords = (title: string): string[] =>
  keyOf(title)
    .split(' ')
    .filter((word) => word.length > 3 && !ROLES.has(word) && !NO_NAMES.has(word) && frequency(word) < TELLING);

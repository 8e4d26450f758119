import { frequency } from '../frequency.ts';
import { isRare, mean, onceEach } from '../measure.ts';
import { NAME, NUMBER, type Essay, type Word } from '../text.ts';
import {
  ACTIONS,
  BODY,
  CONCRETE,
  CONJUNCTIONS,
  DEEDS,
  DETERMINERS,
  FINITE,
  NUMBER_WORDS,
  PEOPLE,
  SHARP_SENSES,
  SHOWY,
  SUBJECTS,
  THINGS,
  THINGS_OR_ACTS,
  TIME_ANCHORS,
  TITLES,
  TRAITS,
  VIRTUES,
  setOf,
} from '../words.ts';
import { clauses, wholeWords } from './rule.ts';

type Test = (word: Word, at: number, words: Word[]) => boolean;

const isNumber: Test = (word) => word.key === NUMBER || NUMBER_WORDS.has(word.key);
const isNamed: Test = (word) => word.key === NAME && !TITLES.has(word.raw.toLowerCase());

/** A thing one can picture: "leaves" in "the leaves", and not in "my mother leaves". */
export const isThing: Test = (word, at, words) => {
  if (DOERS.has(words[at - 1]?.key ?? '')) return false;
  if (BODY.has(word.key)) return isHeld(words, at, 2);
  if (!has(CONCRETE, word.key) && !has(THINGS, word.key)) return false;
  return !has(THINGS_OR_ACTS, word.key) || isHeld(words, at, 3);
};

/** True where the list has the word or its singular. */
const has = (list: ReadonlySet<string>, key: string): boolean =>
  list.has(key) ||
  (key.endsWith('s') && (list.has(key.slice(0, -1)) || (key.endsWith('es') && list.has(key.slice(0, -2)))));

/** After these stands a verb: "we milk", "to paint". */
const DOERS = new Set([...SUBJECTS, 'to', 'you', "don't", "didn't"]);
const HOLDS = new Set([...DETERMINERS, 'this', 'that', 'these', 'those', 'every', 'each', 'one', 'no', 'two', 'both']);

/** A determiner, a number or a possessive stands at most so many words before, and only what describes between them. */
function isHeld(words: Word[], at: number, within: number): boolean {
  for (let back = 1; back <= within; back++) {
    const before = words[at - back];
    if (!before) return false;
    if (HOLDS.has(before.key) || NUMBER_WORDS.has(before.key) || before.raw.endsWith("'s")) return true;
    if ((!before.content && before.key !== NAME && !ORDER.has(before.key)) || PEOPLE.has(before.key)) return false;
  }
  return false;
}

const ORDER = setOf('first second own old other same');

const isAct: Test = (word, at, words) =>
  (ACTIONS.has(word.key) || DEEDS.has(word.key)) && !FINITE.has(words[at - 1]?.key ?? '');

const ABSTRACT = /(?:tion|sion|ment|ness|ity|ance|ence|ism|ship|ly|ive|ous|ful|able|ible|al|ics|logy|ized?|ated?)s?$/;

/** Out of the common, and not because it is abstract, for show or praise. */
export const isTellingRare: Test = (word) =>
  isRare(word) &&
  word.key.length >= 4 &&
  !ABSTRACT.test(word.key) &&
  ![VIRTUES, TRAITS, SHOWY].some((words) => words.has(word.key));

/** Words that carry evidence, how many of them can be seen or heard and how many are numbers, and a weight from 0 to about 8. */
export type Evidence = { shown: Word[]; seen: number; counted: number; weight: number };

const KINDS: readonly { test: Test; worth: number; most: number; seen?: true }[] = [
  { test: isThing, worth: 1, most: 2, seen: true },
  { test: isAct, worth: 1, most: 1, seen: true },
  { test: (word) => SHARP_SENSES.has(word.key), worth: 0.5, most: 2, seen: true },
  { test: isNamed, worth: 1, most: 1 },
  { test: (word) => PEOPLE.has(word.key), worth: 0.5, most: 1 },
  { test: isNumber, worth: 1, most: 2 },
  { test: (word) => TIME_ANCHORS.has(word.key), worth: 0.5, most: 1 },
  { test: isTellingRare, worth: 0.6, most: 3 },
];

const weighed = new WeakMap<Word[], Evidence>();

/** How much in these words a reader can see, hear or check; the words of a sentence are weighed once. */
export function evidenceIn(words: Word[]): Evidence {
  const evidence = weighed.get(words) ?? weigh(words);
  weighed.set(words, evidence);
  return evidence;
}

function weigh(words: Word[]): Evidence {
  const shown = new Set<Word>();
  let weight = 0;
  let seen = 0;
  for (const kind of KINDS) {
    const found = words.filter((word, at) => !shown.has(word) && kind.test(word, at, words)).slice(0, kind.most);
    weight += kind.worth * found.length;
    if (kind.seen) seen += found.length;
    found.forEach((word) => shown.add(word));
  }
  return { shown: words.filter((word) => shown.has(word)), seen, counted: words.filter(isNumber).length, weight };
}

/** The most telling of the words that carry evidence, in text order and with their hyphens: names, then the least common. */
export function mostTelling({ plain }: Essay, shown: Word[], most: number): string[] {
  const telling = shown.filter((word) => !PEOPLE.has(word.key) && !TIME_ANCHORS.has(word.key));
  const chosen = (telling.length >= 2 ? telling : shown)
    .toSorted((a, b) => commonness(a) - commonness(b))
    .slice(0, most);
  return shown.filter((word) => chosen.includes(word)).map((word) => asWritten(plain, word));
}

/** The word with its hyphens, and the whole of a name of several words. */
function asWritten(plain: string, { key, start, end }: Word): string {
  const whole = wholeWords(plain, start, end);
  const more = key === NAME ? (/^(?: \p{Lu}\p{L}+){1,2}/u.exec(plain.slice(whole.end, whole.end + 40))?.[0] ?? '') : '';
  return (plain.slice(whole.start, whole.end) + more).replace(/'s$/, '');
}

const commonness = (word: Word): number => (word.key === NAME || word.key === NUMBER ? 0 : frequency(word.key));

const SHORTEST_PHRASE = 5;
const CUTS = setOf('with while when until');

const LONG_CLAUSE = 16;
/** A longer run of words is no clause. */
const ENDLESS = 80;

/** A long clause cut before a joining word that leaves five words on both sides and does not join two nouns. */
function phrases(words: Word[]): Word[][] {
  if (words.length <= LONG_CLAUSE || words.length > ENDLESS) return [words];
  const at = words.findIndex((word, place) => {
    const next = words[place + 1];
    return (
      (CONJUNCTIONS.has(word.key) || CUTS.has(word.key)) &&
      place >= SHORTEST_PHRASE &&
      words.length - place > SHORTEST_PHRASE &&
      !(next?.content && next.key.endsWith('s'))
    );
  });
  return at < 0 ? [words] : [words.slice(0, at), ...phrases(words.slice(at))];
}

export type Weighed = Evidence & { words: Word[] };

/** The clauses of the essay with the evidence in each, in text order. */
export const weighedClauses = onceEach((essay): Weighed[] =>
  essay.sentences.flatMap((sentence) =>
    clauses(sentence)
      .flatMap(phrases)
      .map((words) => ({ words, ...evidenceIn(words) })),
  ),
);

/** Mean log10 frequency of the content words: the higher, the plainer; COMMONEST where there is none. */
export function plainness(words: Word[]): number {
  const content = words.filter((word) => word.content && word.known);
  return content.length === 0 ? COMMONEST : mean(content.map((word) => Math.log10(1 + frequency(word.key))));
}

const COMMONEST = 5;

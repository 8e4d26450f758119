import ownAdvice from '#api/coach/data/chat/advice.json' with { type: 'json' };
import type { RequirementKind } from '#contract/requirements.ts';
import care from '#api/coach/data/chat/care.json' with { type: 'json' };
import offered from '#api/coach/data/chat/offered.json' with { type: 'json' };
import own from '#api/coach/data/chat/intents.json' with { type: 'json' };
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { collegesWithPrompts } from '#api/colleges/prompts.ts';
import season from '#api/data/season/advice.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { dangerScore, UNLIKELY } from './danger-words.ts';
import { hardshipScore, NOT_TOLD } from './hardship-words.ts';
import { hear, heardLike, namingMain } from './items.ts';
import { keyOf, keysOfCollege } from './names.ts';
import { opensWith, phrasesIn, without } from './phrases.ts';
import type { Danger } from './safety.ts';
import { searchOf, type Found } from './search.ts';
import { hasItsWords } from './signs.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import { LIKENESS } from './likeness.ts';

/** Something that students ask or say: what it sounds like, what it needs of the record, and how it is answered. */
export interface Intent {
  name: string;
  /** Example questions as a message is heard: COLLEGE, ESSAY, ACTIVITY and HONOR stand for names. */
  asked: string[];
  /** The answer itself. Without one, `answers/answers.ts` has a function of that name. */
  says?: string[];
  next?: string;
  /** True where it is about what to do with applications: a binding acceptance comes first. */
  plans?: boolean;
  /** What has to be in the record, so that the answer has something to go by. */
  needs?: 'apps' | 'essays' | 'activities' | 'honors' | 'anything';
  /** Where the answer is from, where it is not the rows that it needs. */
  source?: { kind: 'record' | 'general' | 'unknown'; name: string };
  /** True where nothing is asked. */
  smallTalk?: boolean;
  /** True for a question about a college, which has to be named. */
  ofCollege?: boolean;
  /** True where it is about anything that one can ask of a college, so that a closer intent goes before. */
  anyFact?: boolean;
  /** True for a question that only goes on about the last answer. */
  follows?: boolean;
  /** Which of "how do I fix that?" and "is that bad?" have an answer of their own after this one, in `answers/answers.ts`. */
  then?: ('fix' | 'verdict')[];
  advice?: Advice;
  feeling?: Feeling;
}

/** What is generally true of applying, and where that is from. */
export interface Advice {
  confidence: string;
  source?: { name: string; url: string | null } | null;
  /** True where the student's own early plans belong to the answer. */
  early?: boolean;
  /** True where the applications that a binding yes ends belong to the answer. */
  endsOthers?: boolean;
  /** True where the rules of the colleges on help by AI belong to it. */
  aiHelp?: boolean;
  /** What the colleges ask for of which the answer speaks. */
  asks?: RequirementKind;
}

/** What a student feels or lives through. */
export interface Feeling {
  danger?: Danger;
  /** True where a question beside it is answered too. */
  beside?: boolean;
  /** True where a word on help stays beside that answer. */
  dark?: boolean;
  /** True for a good one. */
  light?: boolean;
  /** Phrases that speak of it wherever they stand. */
  signals?: string[];
}

/** A question as it is heard of a student whose record is empty. */
const heardAlone = (question: string): string => hear(question, new Map(), () => undefined).text;

/** The season's questions by their entry. */
const questions = new Map(
  season.entries.map(({ id, questions }) => [
    id,
    questions.filter((question) => !ownAdvice.elsewhere.includes(question)).map(heardAlone),
  ]),
);

/** An intent's own examples, and the questions of the season's entries that it answers in their place. */
const allAsked = ({ asked, takes = [] }: { asked: string[]; takes?: string[] }): string[] => [
  ...asked,
  ...takes.flatMap((id) => questions.get(id) ?? []),
];

const feelings: Intent[] = care.map(({ name, asked, takes, says, ...feeling }) => ({
  name,
  asked: allAsked({ asked, takes }),
  says,
  feeling: feeling as Feeling,
}));
const answered: Intent[] = (own as (Intent & { takes?: string[] })[]).map(({ takes, ...intent }) => ({
  ...intent,
  asked: allAsked({ asked: intent.asked, takes }),
}));
const taken = new Set([...care, ...own].flatMap(({ takes = [] }: { takes?: string[] }) => takes));
const more = ownAdvice.more as Record<string, Partial<OwnAdvice>>;
interface OwnAdvice {
  asked: string[];
  says: string;
  plans: boolean;
  early: boolean;
  endsOthers: boolean;
  aiHelp: boolean;
  asks: RequirementKind;
}
const general: Intent[] = [
  ...season.entries
    .filter(({ id }) => !taken.has(id))
    .map(({ id, answer, confidence, source }): Intent => {
      const { asked = [], says = answer, plans = false, ...advice } = more[id] ?? {};
      return {
        name: id,
        asked: [...asked, ...(questions.get(id) ?? [])],
        says: [says],
        plans,
        advice: { confidence, source, ...advice },
      };
    }),
  ...ownAdvice.entries.map(({ name, asked, says, ...advice }): Intent => ({ name, asked, says: [says], advice })),
];

/** By the name of an intent, the question in plain words that is offered where a message may mean it. */
const OFFERED = new Map(Object.entries(offered));

export const intents: readonly Intent[] = [...feelings, ...answered, ...general].map((intent) => {
  const question = OFFERED.get(intent.name);
  return question ? { ...intent, asked: [...new Set([...intent.asked, heardAlone(question)])] } : intent;
});

/** The season that the advice is of, and the day on which it was checked. */
export const { cycle, checkedOn } = season;

let spelling: Spelling | undefined;

/** The spelling of the words of all examples and of the names of well-known colleges; made on first use. */
export const knownSpelling: Spelling = (word) =>
  (spelling ??= spellingOf([
    ...wordsOfExamples(),
    ...collegesWithPrompts.flatMap(keysOfCollege).filter((key) => !key.includes(' ')),
  ]))(word);

/** The examples of an intent as a message is heard that is like them. */
const heardFor = ({ asked }: Intent): string[] => asked.map((example) => heardLike(example, knownSpelling));

const makeSearch = () =>
  searchOf(
    intents.map((intent) => ({
      intent,
      asked: heardFor(intent),
      says: keyOf((intent.says ?? []).join(' ')),
    })),
  );

let made: ReturnType<typeof makeSearch> | undefined;
/** Its index is made for the first question, because a server that nobody asks should not hold it. */
const search: ReturnType<typeof makeSearch> = (...asked) => (made ??= makeSearch())(...asked);

let examples: Map<string, Intent> | undefined;
/** The first intent of each example, also where the student's main essay is named in it; made on first use, as it takes the spelling. */
const byExample = (text: string): Intent | undefined =>
  (examples ??= new Map(
    intents
      .toReversed()
      .flatMap((intent) =>
        heardFor(intent).flatMap((example) => [example, namingMain(example)].map((text) => [text, intent] as const)),
      ),
  )).get(text);

/**
 * The same for a danger, which safety.ts finds first, and how far ahead of everything else it has to be, because a false alarm frightens.
 * Held out, this finds 48 of the 137 examples that safety.ts has no pattern for, and takes 16 of 12,179 others for one.
 */
const ALARMING = { alike: 0.26, ahead: 0.08, short: 0.5 };

/** Of a few words the score says nothing. */
const isBelow = (score: number, least: number): boolean => score > -Infinity && score < least;

/** What the last texts may mean, because one message is read several times: alone, in a talk and for what is felt. */
const read = new Map<string, Found<Intent>[]>();
const READ_AT_ONCE = 8;

/** The intents that a text may mean, the likeliest first; without those that it is too little like. */
export function intentsLike(text: string): readonly Found<Intent>[] {
  const known = read.get(text);
  if (known) return known;
  const found = lookedUp(text);
  read.set(text, found);
  if (read.size > READ_AT_ONCE) read.delete([...read.keys()][0]!);
  return found;
}

function lookedUp(text: string): Found<Intent>[] {
  const same = byExample(text);
  if (same) return [{ thing: same, alike: 1 }];
  const found = search(text).map(({ thing: { intent }, alike }) => ({ thing: intent, alike }));
  const harmless = found.find(({ thing }) => !thing.feeling?.danger)?.alike ?? 0;
  const [mayBeDanger, mayBeTold] = [!isBelow(dangerScore(text), UNLIKELY), !isBelow(hardshipScore(text), NOT_TOLD)];
  const least = dangerScore(text) === -Infinity ? ALARMING.short : ALARMING.alike;
  return found.filter(({ thing: { name, feeling }, alike }) => {
    if (!hasItsWords(name, text)) return false;
    // One word is no message of danger; the words that are one by themselves are patterns.
    if (feeling?.danger)
      return mayBeDanger && text.includes(' ') && alike >= least && alike - harmless >= ALARMING.ahead;
    return alike >= (feeling ? LIKENESS.felt : LIKENESS.meant) && (!feeling || feeling.light || mayBeTold);
  });
}

/**
 * What a text may mean that goes on about what was asked before, the likeliest first; no feeling, and nothing that leans on a text itself. Only its
 * own words make it a deceit: “but my mom wants Emory” is none, whatever was asked before.
 */
export const intentsAfter = (text: string, before: string): Found<Intent>[] =>
  search(text, before)
    .map(({ thing: { intent }, alike }) => ({ thing: intent, alike }))
    .filter(({ thing }) => !thing.feeling && !thing.follows && !thing.smallTalk && thing.name !== 'inventing');

/** What a text that tells of a feeling or of something lived through is nearest to; "heard" where it is like none of them. */
export function feelingLike(text: string): Intent {
  const [nearest] = search(text).filter(
    ({ thing: { intent } }) =>
      intent.feeling && !intent.feeling.danger && !intent.feeling.light && hasItsWords(intent.name, text),
  );
  return nearest && nearest.alike >= LIKENESS.felt ? nearest.thing.intent : named('heard');
}

/** An intent as a question in plain words. What is declined, and what is no question, has none. */
export const questionOf = ({ name }: Intent): string | undefined => OFFERED.get(name);

const MOST_OFFERED = 3;

/** What a text may mean, however little alike: up to three intents with a question in plain words, the likeliest first. */
export const intentsNear = (text: string): Found<Intent>[] =>
  search(text)
    .map(({ thing: { intent }, alike }) => ({ thing: intent, alike }))
    .filter(({ thing, alike }) => alike >= LIKENESS.offered && OFFERED.has(thing.name))
    .slice(0, MOST_OFFERED);

/** The intent of that name, which has to be one. */
export function named(name: string): Intent {
  const intent = intents.find((one) => one.name === name);
  if (!intent) throw new Error(`There is no intent “${name}” in api/coach/data/chat.`);
  return intent;
}

const BEFORE_A_FEELING = ['im', 'i am', 'i feel', 'feel', 'feeling', 'ive been', 'getting', 'being'];

/** By feeling: the phrases that speak of it. A word such as "tired" counts as the student's own only behind "I am" and the like. */
const SIGNALS = feelings.map((intent) => ({
  intent,
  opening: intent.feeling?.signals ?? [],
  phrases: (intent.feeling?.signals ?? []).flatMap((signal) =>
    signal.includes(' ') ? signal : BEFORE_A_FEELING.map((before) => `${before} ${signal}`),
  ),
}));

/** The feeling that a phrase of a text speaks of, and the text without that phrase. */
export function feelingIn(text: string): { feeling: Intent | undefined; rest: string } {
  for (const { intent, opening, phrases } of SIGNALS) {
    const found = [...phrasesIn(text, phrases), ...(opensWith(text, opening) ? phrasesIn(text, opening) : [])];
    if (found.length > 0) return { feeling: intent, rest: without(text, found) };
  }
  return { feeling: undefined, rest: text };
}

/** Examples from which a word is no slip of the pen. */
const SPELLED = 3;

/** Every word that the examples are written with, but for slips, and rare words that are none. */
function wordsOfExamples(): string[] {
  const uses = new Map<string, number>();
  for (const word of intents.flatMap(({ asked }) => asked.join(' ').split(' ')))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  return [
    ...lists.rare,
    ...[...uses].flatMap(([word, count]) => (count >= SPELLED || frequency(word) >= MEANT ? word : [])),
  ];
}

/** Occurrences per 51 million words from which a word is one that was meant. */
const MEANT = 50;

import advice from '#api/coach/data/chat/advice.json' with { type: 'json' };
import care from '#api/coach/data/chat/care.json' with { type: 'json' };
import own from '#api/coach/data/chat/intents.json' with { type: 'json' };
import { frequency } from '../frequency.ts';
import { opensWith, phrasesIn, without } from './phrases.ts';
import type { Danger } from './safety.ts';
import { searchOf, type Found } from './search.ts';

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
  /** True where nothing is asked. */
  smallTalk?: boolean;
  /** True for a question about a college, which has to be named. */
  ofCollege?: boolean;
  /** True for a question that only goes on about the last answer. */
  follows?: boolean;
  advice?: Advice;
  feeling?: Feeling;
}

/** What is generally true of applying, and where that is from. */
export interface Advice {
  confidence: string;
  source?: { name: string; date: string | null };
  /** True where the student's own early plans belong to the answer. */
  early?: boolean;
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

const feelings: Intent[] = care.map(({ name, asked, says, ...feeling }) => ({
  name,
  asked,
  says,
  feeling: feeling as Feeling,
}));
const general: Intent[] = advice.entries.map(({ name, asked, says, plans = false, ...rest }) => ({
  name,
  asked,
  says: [says],
  plans,
  advice: rest,
}));
export const intents: readonly Intent[] = [...feelings, ...(own as Intent[]), ...general];

/** The season that the advice is of, and the day on which it was checked. */
export const { cycle, checkedOn } = advice;

const search = searchOf(intents.flatMap((intent) => intent.asked.map((example) => [intent, example] as const)));

/** How alike a question and the examples are from which it is taken to be meant. */
const SURE = 0.18;
/** The same for a feeling: to miss one is worse than to ask too much after it. */
const FELT = 0.24;
/** The same for a danger, which safety.ts finds first; here it takes plain words, because a false alarm frightens. */
const ALARMING = 0.4;

const leastFor = ({ feeling }: Intent): number => (feeling?.danger ? ALARMING : feeling ? FELT : SURE);

/** The intents that a text may mean, the likeliest first; without those that it is too little like. */
export function intentsLike(text: string): Found<Intent>[] {
  const same = intents.find(({ asked }) => asked.includes(text));
  if (same) return [{ thing: same, alike: 1 }];
  return search(text).filter(({ thing, alike }) => alike >= leastFor(thing));
}

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

/** Every word that the examples are written with. */
export function wordsOfExamples(): string[] {
  const uses = new Map<string, number>();
  for (const word of intents.flatMap(({ asked }) => asked.join(' ').split(' ')))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses].flatMap(([word, count]) => (count >= SPELLED || frequency(word) >= MEANT ? word : []));
}

/** Occurrences per 51 million words from which a word is one that was meant. */
const MEANT = 50;

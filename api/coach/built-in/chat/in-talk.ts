import { AFTER_THAT, type Earlier } from './earlier.ts';
import { intentsAfter, intentsLike, named, type Intent } from './intents.ts';
import { namesAny, type Heard, type Named } from './items.ts';
import type { Likely } from './likeliest.ts';
import type { Found } from './search.ts';
import { signOf } from './signs.ts';
import { LIKENESS } from './likeness.ts';

/** True where an intent about the last answer can be told after that answer. */
export function mayFollow({ name }: Intent, before: Earlier | undefined): boolean {
  if (!before) return false;
  return name === 'fix' || name === 'verdict' ? (before.intent.then?.includes(name) ?? false) : true;
}

/** Words up to which a question may lean on the one before. */
export const LONGEST_LEANING = 14;
/** What stands for something that was said before. */
const ANAPHOR = /\b(?:it|its|that|thats|this|those|these|them|they|there|one|ones|else|other|same|instead)\b/;

/** The share of what a question says by itself that is left beside the words before it, from which it does not lean on them. */
const HOLDS = 0.75;

/** A question without what is felt beside it, what it means alone, and the one before it. */
export interface Leaning {
  rest: string;
  /** Whether it points back or goes on by a word such as "and". */
  refers: boolean;
  alone: Likely | undefined;
  before: Earlier;
}

/**
 * What a question means. It is read together with the one before where its own words do not say it, or where they point at something
 * said before. What it means alone stands in every other case, and where that meaning fits the words before it as well.
 */
export function inTalk(
  heard: Heard,
  { rest: text, refers, alone, before: { heard: before, intent } }: Leaning,
): Likely | undefined {
  if (intent.name === 'due' && AFTER_THAT.test(text)) return { thing: intent, alike: LIKENESS.surely, doubtful: false };
  if (alone?.thing.feeling || alone?.thing.follows || alone?.thing.smallTalk) return alone;
  // "Should I send my SAT?", "I got 1310, for Rice": both together surely say it.
  const sign = signOf({ ...heard, text: `${before.text} ${text}` });
  if (sign && namesAny(heard) && !signOf(before))
    return { thing: named(sign.intent), alike: LIKENESS.surely, doubtful: false };
  const own = intentsLike(text).filter(({ thing }) => !thing.feeling && !thing.follows);
  const [first] = own;
  if (first && (first.alike >= LIKENESS.byItself || (first.alike >= LIKENESS.beside && !refers && !ANAPHOR.test(text))))
    return alone;
  const found = intentsAfter(text, before.text);
  const [best] = found;
  if (!best || best.alike < LIKENESS.meantTogether) return alone;
  const of = (list: Found<Intent>[]) => list.find(({ thing }) => thing === alone?.thing)?.alike ?? 0;
  if (of(own) >= LIKENESS.beside && of(found) >= HOLDS * of(own)) return alone;
  return { ...(alone && best.thing === alone.thing ? alone : best), doubtful: false, other: undefined };
}

/** "whats missing for COLLEGE" for "whats missing for it", after a college was spoken of. */
export function withNoun(text: string, { essays, activities, honors, apps, strangers }: Named): string {
  const kinds = { ESSAY: essays, ACTIVITY: activities, HONOR: honors, COLLEGE: [...apps, ...strangers] };
  const kind = Object.entries(kinds).find(([, items]) => items.length > 0)?.[0];
  return kind ? text.replace(PRONOUN, kind) : text;
}

/** What a question asks the meaning of: "whats the css profile". */
const TOPIC =
  /^(?:(?:ok|so|and|wait) )*(?:what is|whats|what are|explain|tell me about|can i get|how do i get|(?:do i need|do i have|should i get)(?: to (?:do|fill out|fill in|file|submit|send|take|get|have))?) (?<topic>(?!due|left|next|missing|open)(?:(?:a|an|the) )?\w+(?: \w+){0,2})$/;

/** The same in other words: "what does deferred mean". */
const MEANING = /\bwhat does (?:being )?(?<topic>\w+(?: \w+)?) mean$/;

/** "Is the css profile too late" for "is it too late", after it was asked what that is. */
export function withTopic(text: string, before: string): string {
  const topic = (TOPIC.exec(before) ?? MEANING.exec(before))?.groups?.topic;
  return topic && !/\b(?:my|our)\b/.test(topic) ? text.replace(IT, topic) : text;
}

const PRONOUN =
  /\b(?:(?:that|this|the) (?:one|essay|college|school|supplement|application)|its?|them|they|that$)(?! (?:is|will|would)\b)/;
/** What stands for something that was explained. */
const IT = /\b(?:(?:that|this) (?:thing|one)|it|them|that|those|one)\b(?! (?:is|will|would|the|my)\b)/;

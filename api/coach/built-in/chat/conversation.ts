import type { ChatMessage, StudentRecord } from '#contract/ai.ts';
import type { CategoryName } from '#contract/essays.ts';
import type { Conversation } from '../../coach.ts';
import { MAIN } from './essays.ts';
import type { Moment } from './figures.ts';
import { hear, nameIndex, type Heard, type Named, type NameIndex } from './items.ts';
import type { Question } from './question.ts';
import type { Topic } from './topics/topic.ts';
import { hintedTopic, topicOf, topicOfItem } from './topics/topics.ts';

/** What is asked, and of what. */
export interface Asked {
  /** Undefined where neither the question nor the conversation before it says. */
  topic: Topic | undefined;
  question: Question;
  /** Whether the student asks for the reasons of the last answer. */
  why: boolean;
}

const FOLLOW_UP = /^(?:ok |okay |so |then )*(?:and|but|what about|how about|also|what of)\b/;
const WHY =
  /^(?:but |and |ok |so )*(?:why|how come|why (?:is|do you (?:say|think)) (?:that|this|so|it)(?: so| one)?|why (?:that|this) one|why not|explain(?: that| this| why)?|how so|what do you mean|tell me more|more|more details?|go on|elaborate)$/;
const IT =
  /\b(?:it|its|that one|the one|them|(?:that|the same) (?:essay|college|school|application|supplement\w*)|(?:first|second|third|last) one)\b/;
const THIS = /\bthis (?:one|essay|college|school|application|app|draft|response|supplement\w*)\b|\bhere\b/;
const ORDINALS = [/\bfirst one\b/, /\bsecond one\b/, /\bthird one\b/];
/** A question about everything is not about what is in focus. */
const EVERYTHING = /\b(?:all|every|everything|any|overall|which|whole|colleges|applications|essays)\b/;
/** A message of so many words may lean on the one before. */
const SHORT = 8;

const CATEGORIES: readonly (readonly [CategoryName, RegExp])[] = [
  ['content', /\bcontent\b|\bsubstance\b/],
  ['structure', /\bstructur|\borgani[sz](?:ed|ation)\b|\bflow/],
  ['voice', /\bvoice\b|\btone\b|\bsounds? (?:more )?like (?:me|myself)\b/],
  ['clarity', /\bclarity\b|\bclear(?:er|ly)?\b|\bconfusing\b|\bwordy\b/],
  ['specificity', /\bspecific|\bdetails?\b|\bdetailed\b|\bvague\b|\bgeneric\b/],
  ['reflection', /\breflect|\binsight|\btakeaways?\b/],
];

/** Reads the last question in the light of the conversation before it. */
export function readQuestion(
  messages: readonly ChatMessage[],
  record: StudentRecord,
  focus: Conversation['focus'],
  moment: Moment,
): Asked {
  const index = nameIndex(record);
  const users = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const heard = hear(users.at(-1) ?? '', index);
  const { text } = heard;
  const own = topicOf(text);
  const why = WHY.test(text);
  const leans = why || FOLLOW_UP.test(text) || IT.test(text) || (!own && namesAny(heard));
  const before = leans && text.split(' ').length <= SHORT ? earlier(users.slice(0, -1), index) : undefined;

  const all = EVERYTHING.test(text);
  const linked = !all && (IT.test(text) || why) ? lastLinked(messages, record, text) : undefined;
  const focused = all ? undefined : inFocus(record, focus);
  const inherited = own && !FOLLOW_UP.test(text) ? undefined : before?.heard;
  const candidates = THIS.test(text) ? [heard, focused, linked] : [heard, linked, inherited, focused];
  const named = narrowed(candidates.find((candidate) => candidate && namesAny(candidate)) ?? NONE, focus);
  const topic =
    (why ? undefined : own) ??
    (why || namesAny(heard) ? before?.topic : undefined) ??
    topicOfItem(heard) ??
    hintedTopic(text) ??
    before?.topic;
  return {
    topic,
    question: {
      ...moment,
      record,
      ...named,
      text,
      category: CATEGORIES.find(([, pattern]) => pattern.test(text))?.[0],
    },
    why,
  };
}

/** The last earlier question that had a topic of its own, and what it named. */
function earlier(users: string[], index: NameIndex): { topic: Topic; heard: Heard } | undefined {
  for (const message of users.toReversed()) {
    const heard = hear(message, index);
    const topic = topicOf(heard.text) ?? topicOfItem(heard) ?? hintedTopic(heard.text);
    // A mood is answered once: the next question is not about it.
    if (topic && topic.name !== 'stress') return { topic, heard };
  }
  return undefined;
}

const NONE: Named = { apps: [], essays: [], activities: [], honors: [], strangers: [] };

const namesAny = ({ apps, essays, activities, honors, strangers }: Named): boolean =>
  [apps, essays, activities, honors, strangers].some((items) => items.length > 0);

/** Several essays may share a title: those of the college that is named too are meant, or of the one in focus. */
function narrowed(named: Named, { appId }: Conversation['focus']): Named {
  const meant = named.essays.filter((essay) =>
    named.apps.length > 0 ? named.apps.some(({ id }) => id === essay.appId) : appId !== null && essay.appId === appId,
  );
  return named.essays.length > 1 && meant.length > 0 ? { ...named, essays: meant } : named;
}

const LINK =
  /\]\(\/(?:applications\/(?<app>[^()\s]+)|essaysworkspace\/s\/(?<essay>[^()\s]+)|(?<main>essaysworkspace))\)/g;

/** What the last answer linked first, or second or third where the student says so. */
function lastLinked(messages: readonly ChatMessage[], record: StudentRecord, text: string): Named | undefined {
  const answer = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const linked = [...answer.matchAll(LINK)]
    .map(({ groups }) =>
      inFocus(record, { appId: groups?.app ?? null, essayId: groups?.essay ?? (groups?.main && MAIN) ?? null }),
    )
    .filter(namesAny);
  const nth = ORDINALS.findIndex((pattern) => pattern.test(text));
  return /\blast one\b/.test(text) ? linked.at(-1) : linked[Math.max(0, nth)];
}

/** The items of that focus; an id that the record lacks names nothing. */
function inFocus({ apps, essays }: StudentRecord, { appId, essayId }: Conversation['focus']): Named {
  return { ...NONE, apps: apps.filter(({ id }) => id === appId), essays: essays.filter(({ id }) => id === essayId) };
}

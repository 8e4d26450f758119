import type { ChatMessage, StudentRecord } from '#contract/ai.ts';
import type { Conversation } from '../../coach.ts';
import { nameOfActivity } from './answers/activities.ts';
import { categoryIn } from './categories.ts';
import { MAIN } from './essays.ts';
import type { Moment } from './figures.ts';
import { hear, nameIndex, namesNothing, wordsOfNames, type Heard, type Named } from './items.ts';
import { moodIn, type Mood } from './moods.ts';
import { keysOfCollege } from './names.ts';
import type { Question } from './question.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import { wellKnown } from './suggested-prompts.ts';
import { hintedTopic, topicOf, topicOfItem, topicWords, turnedTo, type Topic } from './topics/topics.ts';

/** A question that was understood as far as it can be. */
export interface Asked {
  /** Undefined where neither the question nor the conversation before it tells. */
  topic: Topic | undefined;
  /** True where the words of the question alone say the topic. */
  own: boolean;
  question: Question;
  /** True where the student asks for the reasons of the last answer. */
  why: boolean;
  mood: Mood | undefined;
}

/** The beginning of a message that goes on from the one before. */
const FOLLOW_UP =
  /^(?:ok |okay |so |then |no |nope |oh |sorry |wait )*(?:and|but|what about|how about|also|what of|for|i meant|i mean|meant)\b/;
/** Nothing but a name, perhaps with its round: "and Brown ed?" */
const BARE =
  /^(?:ok |okay |so |then |no |nope |oh |sorry |wait |and |but |or |what about |how about |also |for |i meant |i mean |meant |my |the |to )*(?:(?:COLLEGE|ESSAY|ACTIVITY|HONOR)(?: (?:ed2?|ea|rea|rd|early decision|early action|regular|one|then|and|or))* ?)+$/;
const WHY =
  /^(?:but |and |ok |so )*(?:why|how come|why (?:is|do you (?:say|think)) (?:that|this|so|it)(?: so| one)?|why (?:that|this) one|why not|explain(?: that| this| why)?|how so|what do you mean|(?:can you )?tell me more|more|more details?|go on|elaborate)$/;
const MORE_EXACTLY =
  /^(?:and |so |ok )*(?:which(?: ones?| essays?| colleges?)?|where|when|who|by how much|how much|how many|like what|such as|for example|(?:say|tell me) (?:that |it )?again)(?: exactly| specifically)?$/;
const IT =
  /\b(?:it|its|that one|the one|them|(?:that|the same) (?:essay|college|school|application|supplement\w*)|(?:first|second|third|last) one)\b/;
const THIS = /\bthis (?:one|essay|college|school|application|app|draft|response|supplement\w*)\b|\bhere\b/;
const ORDINALS = [/\bfirst one\b/, /\bsecond one\b/, /\bthird one\b/];
/** A question about everything is not about what is in focus. */
const EVERYTHING = /\b(?:all|every|everything|any|overall|which|whole|colleges|applications|essays)\b/;
/** Words up to which a message may lean on the one before. */
const SHORT = 8;
/** Words up to which a message that names nothing goes on about what was named before. */
const VERY_SHORT = 4;

let known: Spelling | undefined;

/** The spelling of the words of all topics and of the names of well-known colleges; made on first use. */
const knownSpelling = (): Spelling =>
  (known ??= spellingOf([...topicWords(), ...wellKnown.flatMap(keysOfCollege).filter((key) => !key.includes(' '))]));

/** Gives a function that hears the messages of a student with that record. */
export function hearer(record: StudentRecord): (message: string) => Heard {
  const index = nameIndex(record);
  const names = spellingOf(wordsOfNames(index));
  const spelling: Spelling = (word) => names(word) ?? knownSpelling()(word);
  return (message) => hear(message, index, spelling);
}

/** Reads the last question in the light of the conversation before it. */
export function readQuestion(
  messages: readonly ChatMessage[],
  { record, focus, ...moment }: Pick<Conversation, 'record' | 'focus'> & Moment,
  heardAs: (message: string) => Heard,
): Asked {
  const users = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const heard = heardAs(users.at(-1) ?? '');
  const { text } = heard;
  const { mood, rest } = moodIn(text);
  const why = WHY.test(text);
  const again = why || MORE_EXACTLY.test(text);
  const short = text.split(' ').length <= SHORT;
  const last = short ? earlier(users.slice(0, -1).map(heardAs)) : undefined;
  const own = again || (last && BARE.test(text)) ? undefined : topicOf(rest);
  // "What is the limit?" right after the length of one essay.
  const goesOn = own !== undefined && own === last?.topic && !namesAny(heard) && text.split(' ').length <= VERY_SHORT;
  const refers = FOLLOW_UP.test(text) || IT.test(text);
  const before = again || goesOn || refers || (!own && namesAny(heard)) ? last : undefined;
  const previous = messages.at(-2);
  const told = previous?.role === 'assistant' ? previous.content : '';

  const all = EVERYTHING.test(text) && !again;
  const linked = !all && (IT.test(text) || why) ? lastLinked(told, record, text) : undefined;
  const focused = all ? undefined : inFocus(record, focus);
  const inherited = own && !goesOn && !refers ? undefined : before?.heard;
  const candidates = THIS.test(text) ? [heard, focused, linked] : [heard, linked, inherited, focused];
  const { apps, essays } = inherited ?? namesNothing();
  const context = [focus.appId, ...apps.map(({ id }) => id), ...essays.map(({ appId }) => appId)];
  const named = narrowed(candidates.find((candidate) => candidate && namesAny(candidate)) ?? namesNothing(), context);
  const topic =
    own ??
    (again || namesAny(heard) ? before?.topic : undefined) ??
    topicOfItem(heard) ??
    (mood ? undefined : (hintedTopic(text) ?? before?.topic));
  return {
    topic: topic && turnedTo(topic, before?.topic, named, text),
    own: own !== undefined,
    question: { ...moment, record, ...named, text, category: categoryIn(text), told },
    why,
    mood,
  };
}

/** The last earlier question that had a topic, and what it named. */
function earlier(heard: Heard[]): { topic: Topic; heard: Heard } | undefined {
  for (const message of heard.toReversed()) {
    const { mood, rest } = moodIn(message.text);
    const topic = topicOf(rest) ?? topicOfItem(message) ?? (mood ? undefined : hintedTopic(rest));
    if (topic) return { topic, heard: message };
  }
  return undefined;
}

const namesAny = ({ apps, essays, activities, honors, strangers }: Named): boolean =>
  [apps, essays, activities, honors, strangers].some((items) => items.length > 0);

/** Several essays may share a title. Those of the college that is named too are meant, or those of the college spoken of before. */
function narrowed(named: Named, context: (string | null)[]): Named {
  const meant = named.essays.filter((essay) =>
    named.apps.length > 0
      ? named.apps.some(({ id }) => id === essay.appId)
      : essay.appId !== null && context.includes(essay.appId),
  );
  return named.essays.length > 1 && meant.length > 0 ? { ...named, essays: meant } : named;
}

const LINK =
  /\]\(\/(?:applications\/(?<app>[^()\s]+)|essaysworkspace\/s\/(?<essay>[^()\s]+)|(?<main>essaysworkspace))\)|(?<bold>\*\*[^*]+\*\*)/g;

/** What the last answer named first, or at the place that the student says, such as "the second one". */
function lastLinked(told: string, record: StudentRecord, text: string): Named | undefined {
  const linked = [...told.matchAll(LINK)]
    .map(({ groups }) =>
      groups?.bold
        ? {
            ...namesNothing(),
            activities: record.activities.filter((activity) => nameOfActivity(activity) === groups.bold),
          }
        : inFocus(record, { appId: groups?.app ?? null, essayId: groups?.essay ?? (groups?.main && MAIN) ?? null }),
    )
    .filter(namesAny);
  const nth = ORDINALS.findIndex((pattern) => pattern.test(text));
  return /\blast one\b/.test(text) ? linked.at(-1) : linked[Math.max(0, nth)];
}

/** The items that the student has open beside the chat; an id that the record lacks names nothing. */
function inFocus({ apps, essays }: StudentRecord, { appId, essayId }: Conversation['focus']): Named {
  return {
    ...namesNothing(),
    apps: apps.filter(({ id }) => id === appId),
    essays: essays.filter(({ id }) => id === essayId),
  };
}

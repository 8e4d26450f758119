import { collegesWithPrompts } from '#api/colleges/prompts.ts';
import type { ChatMessage, StudentRecord } from '#contract/ai.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import type { Conversation } from '../../coach.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { nameOfActivity } from './answers/activities.ts';
import { ofRecord } from './asked-of.ts';
import { categoryIn } from './categories.ts';
import { MAIN } from './essays.ts';
import { essayAbout } from './essays-about.ts';
import type { Units } from './essay-topics.ts';
import type { Found } from './search.ts';
import { feelingIn, intentsAfter, intentsLike, named, wordsOfExamples, type Intent } from './intents.ts';
import { hardshipScore, NOT_TOLD } from './hardship-words.ts';
import { hear, nameIndex, namesAny, namesNothing, wordsOfNames, type Heard, type Named } from './items.ts';
import { BESIDE, likeliest, SURELY, type Likely } from './likeliest.ts';
import { keysOfCollege } from './names.ts';
import { clausesOf, isAsking } from './parts.ts';
import { holds, opensWith } from './phrases.ts';
import type { Question } from './question.ts';
import { isUc, signOf, speaksOfUc } from './signs.ts';
import { spellingOf, type Spelling } from './spelling.ts';
import { roundsOf, writtenOut } from './written-out.ts';

/** A question that was understood as far as it can be. */
export interface Asked {
  /** Undefined where neither the question nor the conversation before it tells. */
  intent: Intent | undefined;
  /** True where the words of the question alone say the intent. */
  own: boolean;
  /** How well they say it: 0 to 1. */
  alike: number;
  question: Question;
  /** True where the words say something else about as well, so that the student is asked what is meant. */
  doubtful: boolean;
  /** What is asked about the last answer, by the name of its intent: "why", "fix", "verdict" or "again". */
  follows: string | undefined;
  /** What the student feels, where a phrase says so beside a question. */
  feeling: Intent | undefined;
}

/** Words up to which a message may lean on the one before. */
const SHORT = 10;
/** Words up to which a message that names nothing goes on about what was named before. */
const VERY_SHORT = 4;
/** Words up to which a message with a college's name is about how that stands. */
const SHORT_OF_NAME = 5;

let known: Spelling | undefined;

/** The spelling of the words of all examples and of the names of well-known colleges; made on first use. */
const knownSpelling = (): Spelling =>
  (known ??= spellingOf([
    ...wordsOfExamples(),
    ...collegesWithPrompts.flatMap(keysOfCollege).filter((key) => !key.includes(' ')),
  ]));

/** Gives a function that hears the messages of a student with that record. */
export function hearer(record: StudentRecord, units?: Units): (message: string) => Heard {
  const index = nameIndex(record, units);
  const names = spellingOf(wordsOfNames(index));
  const about = essayAbout(record.essays);
  return (message) => hear(message, index, (word) => names(word) ?? knownSpelling()(word), about);
}

/** Reads the last question in the light of the conversation before it. */
export function readQuestion(
  messages: readonly ChatMessage[],
  { record, focus, ...given }: Omit<Conversation, 'messages'>,
  heardAs: (message: string) => Heard,
): Asked {
  const users = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const talk = writtenOut(users.map(heardAs), record);
  const heard = withOwnColleges(talk.at(-1) ?? heardAs(''), record);
  const { text } = heard;
  const words = text.split(' ').length;
  const previous = words <= LONGEST_LEANING ? earlier(talk.slice(0, -1)) : undefined;
  const before = words <= SHORT ? previous : undefined;
  const { feeling, rest } = feelingIn(text);
  const told = messages.at(-2)?.role === 'assistant' ? (messages.at(-2)?.content ?? '') : '';
  const pointsBack = holds(text, lists['points back']) || THAT.test(text);
  const refers = pointsBack || opensWith(text, lists['goes on']);
  const meantBefore =
    before && pointsBack && !namesAny(heard) ? (lastLinked(told, record, text) ?? before.heard) : namesNothing();
  const ofTopic = withTopic(rest, previous?.heard.text ?? '');
  const asksOfTopic = !namesAny(meantBefore) && ofTopic !== rest;
  const said = namesAny(meantBefore) ? withNoun(rest, meantBefore) : ofTopic;
  const read = (asked: string) =>
    ofRecord(
      heard,
      likeliest(asked === rest ? heard : { ...heard, text: asked }, asked, (intent) => mayFollow(intent, before)),
    );
  const asIs = isBare(text) ? undefined : read(rest);
  const alone = asIs && said !== rest && !asIs.thing.follows ? read(said) : asIs;
  const leaning = previous && alone?.alike !== 1 && !isBare(text) && !signOf(heard) ? previous : undefined;
  const likely = leaning ? ofRecord(heard, inTalk(heard, { rest, refers, alone, before: leaning })) : alone;
  // "Does she have to do it before the first?" goes on about what was spoken of.
  const ofSomebody = holds(text, lists.people) && (likely?.alike ?? 0) < BY_ITSELF;
  const clear = likely !== undefined && likely.alike >= BESIDE && !likely.thing.smallTalk && !ofSomebody;
  const vague = before !== undefined && refers && !namesAny(heard) && !clear;
  const found = vague && !likely?.thing.feeling ? undefined : likely?.thing;
  const again = found?.follows === true && found.name !== 'shorter';
  const own = again ? undefined : found;
  const all = holds(text, lists.everything) && !again;
  const goesOn = own !== undefined && own === before?.intent && !namesAny(heard) && (!all || words <= VERY_SHORT);
  const spokenOfTogether =
    before && holds(text, lists.chooses) ? (listedIn(told, record) ?? together(before)) : undefined;
  const chooses = spokenOfTogether !== undefined && namesSeveral(spokenOfTogether);
  const inContext = likely !== alone;
  const last = inContext
    ? previous
    : again || goesOn || refers || chooses || (!own && namesAny(heard))
      ? before
      : undefined;

  const listed = again && found.name === 'again' ? listedIn(told, record) : undefined;
  const ofNamedEssay = last?.heard.essays.length === 1;
  const linked =
    listed ??
    (!all && !ofNamedEssay && (holds(text, lists['points back']) || (again && !namesAny(last?.heard ?? namesNothing())))
      ? lastLinked(told, record, text)
      : undefined);
  const focused = all ? undefined : inFocus(record, focus);
  const other = last && holds(text, lists.others) ? others(record, last, lastLinked(told, record, '')) : undefined;
  const spokenOf = other ?? (chooses ? spokenOfTogether : last?.heard);
  const several = spokenOf && namesSeveral(spokenOf) ? spokenOf : undefined;
  const candidates = holds(text, lists.this)
    ? [heard, focused, linked]
    : [heard, other, several, linked, spokenOf, focused];
  const { apps, essays } = last?.heard ?? namesNothing();
  const context = [focus.appId, ...apps.map(({ id }) => id), ...essays.map(({ appId }) => appId)];
  const meant = narrowed(candidates.find((candidate) => candidate && namesAny(candidate)) ?? namesNothing(), context);
  const intent = own ?? (again || refers || namesAny(heard) ? last?.intent : undefined) ?? intentOfItem(heard);
  return {
    intent: intent && turnedTo(intent, last?.intent, meant, text),
    own: own !== undefined,
    alike: own === undefined && !again ? 0 : (likely?.alike ?? 0),
    doubtful: own !== undefined && (likely?.doubtful ?? false),
    question: {
      ...given,
      record,
      ...meant,
      text: asksOfTopic
        ? said
        : inContext && OF_A_COLLEGE.has(intent?.name ?? '')
          ? `${previous?.heard.text} ${text}`
          : text,
      category: categoryIn(text),
      told,
    },
    follows: again ? found.name : undefined,
    feeling,
  };
}

/** True where an intent about the last answer can be told after that answer. */
function mayFollow({ name }: Intent, before: Earlier | undefined): boolean {
  if (!before) return false;
  return name === 'fix' || name === 'verdict' ? (before.intent.then?.includes(name) ?? false) : true;
}

/** Words up to which a question may lean on the one before. */
const LONGEST_LEANING = 14;
/** What stands for something that was said before. */
const ANAPHOR = /\b(?:it|its|that|thats|this|those|these|them|they|there|one|ones|else|other|same|instead)\b/;

/** How alike a question is that asks by itself what it asks, whatever was said before. */
const BY_ITSELF = 0.75;

/** The share of what a question says by itself that is left beside the words before it, from which it does not lean on them. */
const HOLDS = 0.75;

/** A question without what is felt beside it, what it means alone, and the one before it. */
interface Leaning {
  rest: string;
  /** Whether it points back or goes on by a word such as "and". */
  refers: boolean;
  alone: Likely | undefined;
  before: Earlier;
}

/**
 * What a question means together with the one before, where its words alone don't say it, or it has words for something said before;
 * else, and where what it means alone fits the words before it too, that.
 */
function inTalk(heard: Heard, { rest: text, refers, alone, before: { heard: before } }: Leaning): Likely | undefined {
  if (alone?.thing.feeling || alone?.thing.follows || alone?.thing.smallTalk) return alone;
  // "Should I send my SAT?", "I got 1310, for Rice": both together surely say it.
  const sign = signOf({ ...heard, text: `${before.text} ${text}` });
  if (sign && namesAny(heard) && !signOf(before)) return { thing: named(sign.intent), alike: SURELY, doubtful: false };
  const own = intentsLike(text).filter(({ thing }) => !thing.feeling && !thing.follows);
  const [first] = own;
  if (first && (first.alike >= BY_ITSELF || (first.alike >= BESIDE && !refers && !ANAPHOR.test(text)))) return alone;
  const found = intentsAfter(text, before.text);
  const [best] = found;
  if (!best || best.alike < IN_TALK) return alone;
  const of = (list: Found<Intent>[]) => list.find(({ thing }) => thing === alone?.thing)?.alike ?? 0;
  if (of(own) >= BESIDE && of(found) >= HOLDS * of(own)) return alone;
  return { ...(alone && best.thing === alone.thing ? alone : best), doubtful: false };
}

/** How alike a question and the one before must be to what both ask together. */
const IN_TALK = 0.24;

/** Campuses that stand for the University of California where the student has none of it. */
const CAMPUSES = ['University of California, Berkeley', 'University of California, Los Angeles'];

/** A fact that is asked of "the UCs" is asked of the student's own campuses, or of two large ones, and one of a round of who is applied to in it. */
function withOwnColleges(heard: Heard, { apps }: StudentRecord): Heard {
  const [round] = roundsOf(heard);
  const ofRound = round && !namesAny(heard) ? apps.filter((app) => app.round === round) : [];
  if (ofRound.length === 1 && OF_A_COLLEGE.has(signOf({ ...heard, apps: ofRound })?.intent ?? ''))
    return { ...heard, apps: ofRound };
  if (namesAny(heard) || !speaksOfUc(heard.text) || !OF_A_COLLEGE.has(signOf(heard)?.intent ?? '')) return heard;
  const own = apps.filter(({ college }) => isUc(college));
  return own.length > 0 ? { ...heard, apps: own } : { ...heard, strangers: CAMPUSES };
}

const OF_A_COLLEGE: ReadonlySet<string> = new Set([
  'facts',
  'requirements',
  'saved dates',
  'letters',
  'fits',
  'rounds',
]);

/** How alike half a sentence must be to what students live through. */
const PLAINLY = 0.41;

/** What is only supposed: "what happens if we cannot afford it". */
const SUPPOSED = /\bwhat (?:happens? |would happen )?if\b[^.?!\n]*/gi;

/** What a message says that the student lives through, if only in half a sentence: "my grandma died and what is due". */
export function livedThrough(message: string, heardAs: (message: string) => Heard): Intent | undefined {
  const clauses = clausesOf(message.replace(SUPPOSED, ' '))
    .map((clause) => heardAs(clause).text)
    .filter((clause) => !holds(clause, lists.telling));
  const isTold = ({ feeling }: Intent) => feeling && !feeling.beside && !feeling.danger;
  const told = hardshipScore(message, false);
  const likely = (isAsking(message) && told > -Infinity && told < NOT_TOLD ? [] : clauses)
    .filter((clause) => clause.split(' ').filter((word) => !FUNCTION_WORDS.has(word)).length > 1)
    .flatMap((clause) => intentsLike(clause).slice(0, 1))
    .find(({ thing, alike }) => isTold(thing) && alike >= PLAINLY);
  return (
    likely?.thing ?? clauses.map((clause) => feelingIn(clause).feeling).find((feeling) => feeling && isTold(feeling))
  );
}

/** True for nothing but a name, perhaps with its round: "and Brown ed?" */
const isBare = (text: string): boolean =>
  /[A-Z]{4}|\bother/.test(text) &&
  text.split(' ').every((word) => /^[A-Z]{4}/.test(word) || lists.joining.includes(word));

/** "That" where it stands for something: "how do i fix that". */
const THAT = /(?<!\b(?:after|like|about|did|do|done|say|mean|than) )\bthat(?:$| (?:due|close|closes|cost|take|need)\b)/;

/** "whats missing for COLLEGE" for "whats missing for it", after a college was spoken of. */
function withNoun(text: string, { essays, activities, honors, apps, strangers }: Named): string {
  const kinds = { ESSAY: essays, ACTIVITY: activities, HONOR: honors, COLLEGE: [...apps, ...strangers] };
  const kind = Object.entries(kinds).find(([, items]) => items.length > 0)?.[0];
  return kind ? text.replace(PRONOUN, kind) : text;
}

/** What a question asks the meaning of: "whats the css profile". */
const TOPIC =
  /^(?:(?:ok|so|and|wait) )*(?:what is|whats|what are|explain|tell me about|can i get|how do i get|do i need|should i get) (?<topic>(?:(?:a|an|the) )?\w+(?: \w+){0,2})$/;

/** "Is the css profile too late" for "is it too late", after it was asked what that is. */
function withTopic(text: string, before: string): string {
  const topic = TOPIC.exec(before)?.groups?.topic;
  return topic && !/\b(?:my|our)\b/.test(topic) ? text.replace(IT, topic) : text;
}

const PRONOUN =
  /\b(?:(?:that|this|the) (?:one|essay|college|school|supplement|application)|its?|them|they|that$)(?! (?:is|will|would)\b)/;
/** What stands for something that was explained. */
const IT = /\b(?:(?:that|this) (?:thing|one)|it|them|that|those|one)\b(?! (?:is|will|would|the|my)\b)/;

interface Earlier {
  intent: Intent;
  heard: Heard;
  /** What all messages before it named. */
  before: Heard[];
}

/** The last earlier question that was understood, and what it named. */
function earlier(heard: Heard[]): Earlier | undefined {
  for (const [at, message] of [...heard.entries()].toReversed()) {
    const { rest } = feelingIn(message.text);
    const found = isBare(rest) ? undefined : likeliest(message, rest, () => false)?.thing;
    const intent = found ?? intentOfItem(message);
    const before = heard.slice(0, at);
    if (!intent || intent.smallTalk) continue;
    if (found || at === 0) return { intent, heard: message, before };
    return { intent: earlier(before)?.intent ?? intent, heard: message, before };
  }
  return undefined;
}

/** What a message that only names something is about: an essay, or whether a college is ready. */
function intentOfItem({ apps, strangers, essays, activities, honors, text }: Heard): Intent | undefined {
  if (essays.length > 0 || (apps.length > 0 && holds(text, lists.essays))) return named('essay');
  // A name beside words that were not understood says nothing of what is asked.
  if (apps.length + strangers.length > 0) return text.split(' ').length <= SHORT_OF_NAME ? named('ready') : undefined;
  if (activities.length > 0) return named('activities');
  return honors.length > 0 ? named('honors') : undefined;
}

/** Intents about essays whose question may as well be about activities. */
const OF_ACTIVITIES: Record<string, string> = { weakest: 'ranking', strongest: 'ranking', essay: 'activities' };

/** Intents about essays whose question may as well be about honors, after these were spoken of. */
const OF_HONORS: ReadonlySet<string> = new Set(['weakest', 'strongest']);

/** "And the weakest?" is about activities where they were spoken of and no essay is named. */
function turnedTo(intent: Intent, last: Intent | undefined, meant: Named, text: string): Intent {
  const { essays, activities } = meant;
  // "Which is first?" is about the colleges that were spoken of.
  if (last && intent.needs === 'activities' && meant.apps.length > 1 && activities.length === 0) return last;
  if (last?.needs === 'honors' && OF_HONORS.has(intent.name) && essays.length === 0) return last;
  const turned = OF_ACTIVITIES[intent.name];
  if (['strongest', 'weakest', 'compare'].includes(intent.name) && holds(text, lists.others)) return named('essay');
  const ofActivities = activities.length > 0 || last?.needs === 'activities';
  return turned && ofActivities && essays.length === 0 && !holds(text, lists.essays) ? named(turned) : intent;
}

/** What the last two messages named, one after the other: "is Rice ready", "and Reed?" */
function together({ heard, before }: Earlier): Named {
  const previous = before.at(-1);
  if (namesSeveral(heard) || !previous) return heard;
  return {
    ...namesNothing(),
    apps: [...new Set([...previous.apps, ...heard.apps])],
    essays: [...new Set([...previous.essays, ...heard.essays])],
  };
}

const namesSeveral = ({ apps, essays, activities }: Named): boolean =>
  apps.length + essays.length + activities.length > 1;

/** "The other one": of two or more that the talk named together, else of all in the record, those that it did not name last. */
function others(record: StudentRecord, { heard, before }: Earlier, linked: Named | undefined): Named {
  const last = namesAny(heard) && !namesSeveral(heard) ? heard : (linked ?? heard);
  const several = [...before, heard].findLast(namesSeveral);
  const of = several ?? { ...namesNothing(), ...record };
  return {
    ...namesNothing(),
    apps: last.apps.length > 0 ? of.apps.filter((app) => !last.apps.includes(app)) : [],
    essays: last.essays.length > 0 ? of.essays.filter((essay) => !last.essays.includes(essay)) : [],
  };
}

/** Several essays may share a title. Those of the college that is named too are meant, or those of the college spoken of before. */
function narrowed(meant: Named, context: (string | null)[]): Named {
  const essays = meant.essays.filter((essay) =>
    meant.apps.length > 0
      ? meant.apps.some(({ id }) => id === essay.appId)
      : essay.appId !== null && context.includes(essay.appId),
  );
  return meant.essays.length > 1 && essays.length > 0 ? { ...meant, essays } : meant;
}

const LINK =
  /\]\(\/(?:applications\/(?<app>[^()\s]+)|essaysworkspace\/s\/(?<essay>[^()\s]+)|(?<main>essaysworkspace))\)|(?<bold>\*\*[^*]+\*\*)/g;

/** What the last answer named first, or at the place that the student says, such as "the second one". */
function lastLinked(told: string, record: StudentRecord, text: string): Named | undefined {
  const linked = linkedIn(told, record);
  const nth = lists.ordinals.findIndex((ordinal) => holds(text, [ordinal]));
  return holds(text, ['last one']) ? linked.at(-1) : linked[Math.max(0, nth)];
}

/** What a text links or names in bold, in its order. */
const linkedIn = (text: string, record: StudentRecord): Named[] =>
  [...text.matchAll(LINK)]
    .map(({ groups }) =>
      groups?.bold
        ? { ...namesNothing(), activities: record.activities.filter((one) => nameOfActivity(one) === groups.bold) }
        : inFocus(record, { appId: groups?.app ?? null, essayId: groups?.essay ?? (groups?.main && MAIN) ?? null }),
    )
    .filter(namesAny);

/** What the lines of a list begin with, where the answer before listed several essays, colleges or activities. */
function listedIn(told: string, record: StudentRecord): Named | undefined {
  const items = told.split('\n').flatMap((line) => (LIST_LINE.test(line) ? linkedIn(line, record).slice(0, 1) : []));
  const all: Named = {
    ...namesNothing(),
    apps: [...new Set(items.flatMap(({ apps }) => apps))],
    essays: [...new Set(items.flatMap(({ essays }) => essays))],
    activities: [...new Set(items.flatMap(({ activities }) => activities))],
  };
  // A list that begins with an essay is one of essays.
  const kind = (['essays', 'apps', 'activities'] as const).find((list) => (items[0]?.[list].length ?? 0) > 0);
  return kind && all[kind].length > 1 ? { ...namesNothing(), [kind]: all[kind] } : undefined;
}

const LIST_LINE = /^(?:-|\d+\.) /;

/** The items that the student has open beside the chat; an id that the record lacks names nothing. */
function inFocus({ apps, essays }: StudentRecord, { appId, essayId }: Conversation['focus']): Named {
  return {
    ...namesNothing(),
    apps: apps.filter(({ id }) => id === appId),
    essays: essays.filter(({ id }) => id === essayId),
  };
}

import type { ChatMessage, StudentRecord } from '#contract/ai.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import type { Conversation } from '../../coach.ts';
import { ofRecord } from './asked-of.ts';
import { OF_A_COLLEGE, withOwnColleges } from './called.ts';
import { LEAST_WORK } from './answers/priorities.ts';
import { categoryIn } from './categories.ts';
import { earlier, intentOfItem, isBare, type Earlier } from './earlier.ts';
import { inTalk, LONGEST_LEANING, mayFollow, withNoun, withTopic } from './in-talk.ts';
import { MAIN, oncePerAnswer } from './essays.ts';
import { feelingIn, intentsLike, named, type Intent } from './intents.ts';
import { namesAny, namesNothing, type Heard, type Named } from './items.ts';
import { likeliest, type Likely } from './likeliest.ts';
import { holds, opensWith } from './phrases.ts';
import type { Question } from './question.ts';
import { signOf } from './signs.ts';
import { inFocus, lastLinked, listedIn, namedTogether, namesSeveral, narrowed, others } from './spoken-of.ts';
import { writtenOut } from './written-out.ts';
import { LIKENESS } from './likeness.ts';

/** A question that was understood as far as it can be. */
export interface Asked {
  /** Undefined where neither the question nor the conversation before it tells. */
  intent: Intent | undefined;
  /** True where the words of the question alone say the intent. */
  own: boolean;
  /** How well they say it: 0 to 1. */
  alike: number;
  question: Question;
  /** True where the words say something else about as well. */
  doubtful: boolean;
  /** What that is, where it is answered as well. Where nothing is, the student is asked what is meant. */
  other: Intent | undefined;
  /** What is asked about the last answer, by the name of its intent: "why", "fix", "verdict" or "again". */
  follows: string | undefined;
  /** What the student feels, where a phrase says so beside a question. */
  feeling: Intent | undefined;
}

/** Words up to which a message may lean on the one before. */
const SHORT = 10;
/** Words up to which a message that names nothing goes on about what was named before. */
const VERY_SHORT = 4;

/** Reads the last question in the light of the conversation before it. */
export function readQuestion(
  messages: readonly ChatMessage[],
  { record, focus, ...given }: Omit<Conversation, 'messages'>,
  heardAs: (message: string) => Heard,
): Asked {
  const users = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const talk = writtenOut(users.map(heardAs), record);
  const heard = withOwnColleges(talk.at(-1) ?? heardAs(''), record);
  const told = messages.at(-2)?.role === 'assistant' ? (messages.at(-2)?.content ?? '') : '';
  const words = heard.text.split(' ').length;
  const previous = words <= LONGEST_LEANING ? earlier(talk.slice(0, -1)) : undefined;
  const { text } = heard;
  const refers = pointsBack(text) || opensWith(text, lists['goes on']);
  const spoken: Spoken = { heard, refers, told, record, previous, before: words <= SHORT ? previous : undefined };
  const { likely, asked, inContext, ofThread = false } = intentOf(spoken);
  // "Does she have to do it before the first?" goes on about what was spoken of.
  const ofSomebody =
    holds(text, lists.people) &&
    (likely?.alike ?? 0) < LIKENESS.byItself &&
    signOf(heard)?.intent !== likely?.thing.name;
  const isSaid = likely?.alike === 1 || (likely && likely.alike >= LIKENESS.beside && !likely.thing.smallTalk);
  const clear = isSaid && !ofSomebody;
  const vague = spoken.before !== undefined && refers && !namesAny(heard) && !clear;
  const found = vague && !likely?.thing.feeling ? undefined : likely?.thing;
  const again = found?.follows === true && found.name !== 'shorter' ? found.name : undefined;
  const own = again ? undefined : found;
  const leans = own !== undefined && afterAnother(own, spoken) !== own;
  const { meant, last } = meantBy(spoken, { own, again, inContext, leans, focus });
  const intent = own ?? (again || refers || namesAny(heard) ? last?.intent : undefined) ?? intentOfItem(heard);
  const turned = intent && afterAnother(intent, spoken);
  // "And the other ones" asks the same of others.
  const ofCollege = (inContext || isBare(text)) && OF_A_COLLEGE.has(intent?.name ?? '');
  return {
    intent: turned && turnedTo(turned, last?.intent ?? listBefore(spoken), meant, text),
    own: own !== undefined,
    alike: found ? (likely?.alike ?? 0) : 0,
    doubtful: own !== undefined && (likely?.doubtful ?? false),
    other: own && turned === own ? likely?.other : undefined,
    question: {
      ...given,
      record,
      ...meant,
      essays: oncePerAnswer(SUPPLEMENTS.test(text) ? meant.essays.filter(({ id }) => id !== MAIN) : meant.essays),
      text: ofThread
        ? `${text} COLLEGE`
        : ofCollege && previous
          ? `${previous.heard.text} ${text}`
          : goesOnAboutEssays(turned, spoken)
            ? `which essay ${asked}`
            : asked,
      category: categoryIn(text),
      told,
    },
    follows: again,
    feeling: feelingIn(text).feeling,
  };
}

/** The list that the question before asked for, where this one asks for one of it and names nothing. */
const listBefore = ({ heard, before }: Spoken): Intent | undefined =>
  before && LISTS.has(before.intent.name) && ONE_OF_THEM.test(heard.text) && !namesAny(heard)
    ? before.intent
    : undefined;

/** What a few words mean after another question: "what if they say no" after one on a letter is about the teacher. */
const AFTER: readonly { before: RegExp; turned: Readonly<Record<string, string>> }[] = [
  { before: /^(?:rec-|letters$)/, turned: { 'if denied': 'rec-no', 'ed-back-out': 'rec-no' } },
  {
    before: /^(?:due|saved dates|early|rounds|college rounds|facts)$/,
    turned: { doubt: 'saved dates', 'deadline-weekend': 'due' },
  },
  { before: /^interview/, turned: { 'if denied': 'interview-cancel', 'ed-back-out': 'interview-cancel' } },
];

/** Questions that choose between essays, and after general advice choose between what it spoke of. */
const OF_SEVERAL: ReadonlySet<string> = new Set(['compare', 'strongest', 'weakest']);

const THE_REST = /\bthe (?:rest|others|other ones)\b/;

/** "So which first" after the open essays is about these. */
const goesOnAboutEssays = (intent: Intent | undefined, { heard, before }: Spoken): boolean =>
  intent?.name === 'first' && before !== undefined && OPEN_ESSAYS.has(before.intent.name) && !namesAny(heard);

/** What the words of a message ask for behind the question before it. */
function afterAnother(intent: Intent, { heard, before }: Spoken): Intent {
  if (!before || namesAny(heard)) return intent;
  // "And the rest" after what is sent is about what is not.
  if (before.intent.name === 'sent' && intent.name === 'sent' && THE_REST.test(heard.text)) return named('ready');
  const instead = AFTER.find((one) => one.before.test(before.intent.name))?.turned[intent.name];
  if (instead) return named(instead);
  if (!ONE_OF_THEM.test(heard.text)) return intent;
  // "Which ones the easiest" after the open essays is about what is left to do in them.
  if (OPEN_ESSAYS.has(before.intent.name) && LEAST_WORK.test(heard.text)) return named('first');
  return before.intent.advice && OF_SEVERAL.has(intent.name) ? before.intent : intent;
}

/** The last message as it is heard, the answer before it, and the question before it. A longer message has a `previous` and no `before`, because it leans on that question less. */
interface Spoken {
  heard: Heard;
  /** Whether it points back or goes on by a word such as "and". */
  refers: boolean;
  told: string;
  record: StudentRecord;
  previous: Earlier | undefined;
  before: Earlier | undefined;
}

const pointsBack = (text: string): boolean =>
  holds(text.replace(ONE_THING, ''), lists['points back']) || THAT.test(text);

/** "The one thing that I should do" points at nothing. */
const ONE_THING = /\bthe one (?=thing\b)/;

/** What a message may ask for, its words with the topic of the talk in place of a pronoun, and whether only the talk before says it. */
function intentOf({ heard, refers, told, record, previous, before }: Spoken): {
  likely: Likely | undefined;
  asked: string;
  inContext: boolean;
  ofThread?: boolean;
} {
  const { text } = heard;
  const { rest } = feelingIn(text);
  const isLeft = before && pointsBack(text) && !namesAny(heard);
  const noun = isLeft ? (lastLinked(told, record, text) ?? before.heard) : namesNothing();
  const ofTopic = withTopic(rest, previous?.heard.text ?? '');
  const said = ofTopic !== rest || !namesAny(noun) ? ofTopic : withNoun(rest, noun);
  const asked = ofTopic !== rest ? said : text;
  if (isBare(text)) return { likely: undefined, asked, inContext: false };
  const read = (words: string) =>
    ofRecord(
      heard,
      likeliest(words === rest ? heard : { ...heard, text: words }, words, (intent) => mayFollow(intent, before)),
    );
  // "Is that bad?" says nothing by itself. After an answer that has no verdict it only goes on about that one.
  const [nearest] = intentsLike(rest);
  const isAside = nearest?.thing.follows && nearest.alike >= LIKENESS.byItself && !mayFollow(nearest.thing, before);
  if (previous && isAside) return { likely: undefined, asked, inContext: true };
  const asIs = read(rest);
  const fact = previous && factOfThread(heard, previous, asIs);
  if (fact) return { likely: fact, asked, inContext: true, ofThread: true };
  const isSure = signOf(heard) !== undefined;
  const alone = said === rest || isSure || asIs?.thing.follows ? asIs : read(said);
  if (!previous || isSure || alone?.alike === 1) return { likely: alone, asked, inContext: false };
  const likely = ofRecord(heard, inTalk(heard, { rest, refers, alone, before: previous }));
  return { likely, asked, inContext: likely !== alone };
}

/** What leaves the main essay out, also after it was spoken of. */
const SUPPLEMENTS = /\b(?:supplements|supplementals|supps)\b/;

/** What is asked of no college in particular, or of all. */
const OF_ALL =
  /\b(?:all|any|every|each|colleges|schools|they all|everyone|everybody|my apps|applications|usually|mostly|generally|in general)\b/;

/** A fact that is asked of the one college that the talk speaks of: "when do they tell me" after a question about Rice. */
function factOfThread(heard: Heard, { heard: spokenOf }: Earlier, asIs: Likely | undefined): Likely | undefined {
  const [only, another] = [...spokenOf.apps, ...spokenOf.strangers];
  const isOpen =
    !asIs || (asIs.alike < LIKENESS.byItself && !asIs.thing.feeling && !asIs.thing.follows && !asIs.thing.smallTalk);
  if (!only || another || namesAny(heard) || !isOpen || OF_ALL.test(heard.text)) return undefined;
  const sign = signOf({ ...heard, apps: spokenOf.apps, strangers: spokenOf.strangers });
  // A score of one's own is asked about beside what the college requires.
  if (!sign || sign === signOf(heard) || sign.intent !== 'facts' || sign.topic === 'scores') return undefined;
  return { thing: named(sign.intent), alike: LIKENESS.surely, doubtful: false };
}

interface Reading {
  /** What the words ask for, or the name of an intent that only goes on about the last answer. */
  own: Intent | undefined;
  again: string | undefined;
  inContext: boolean;
  /** Whether the question before it turns what it asks for. */
  leans: boolean;
  focus: Conversation['focus'];
}

/** What a message is about: what it names, else what the talk spoke of, else what is open beside it; and the question that it goes on about. */
function meantBy(
  { heard, refers, told, record, previous, before }: Spoken,
  { own, again, inContext, leans, focus }: Reading,
): { meant: Named; last: Earlier | undefined } {
  const { text } = heard;
  const all = holds(text, lists.everything) && !again;
  const isShort = text.split(' ').length <= VERY_SHORT;
  const goesOn = own !== undefined && own === before?.intent && !namesAny(heard) && (!all || isShort);
  const together = before && holds(text, lists.chooses) ? choiceOf(text, before, { told, record }) : undefined;
  const chooses = together !== undefined && namesSeveral(together);
  const goesOnAbout =
    leans ||
    again ||
    goesOn ||
    refers ||
    chooses ||
    ofThem(heard, before) ||
    ofItsText(heard, before) ||
    (!own && namesAny(heard));
  const last = inContext ? previous : goesOnAbout ? before : undefined;
  const named = last?.heard ?? namesNothing();

  const everyLine = again === 'again' ? listedIn(told, record) : undefined;
  const isLinked = holds(text, lists['points back']) || (again && !namesAny(named));
  const linked =
    everyLine ?? (isLinked && !all && named.essays.length !== 1 ? lastLinked(told, record, text) : undefined);
  const focused = all ? undefined : inFocus(record, focus);
  const other =
    last && holds(text, lists.others)
      ? others(record, last, { linked: lastLinked(told, record, ''), text })
      : undefined;
  const spokenOf = other ?? (chooses ? together : last?.heard);
  const several = spokenOf && namesSeveral(spokenOf) ? spokenOf : undefined;
  // "Is that one better than the Villanova one" is about both, also where one name fits several essays.
  const both =
    own?.name === 'compare' && before && namesAny(heard) && THAT_ONE.test(text)
      ? namedTogether({ heard, before: [before.heard] })
      : undefined;
  const candidates = holds(text, lists.this)
    ? [heard, focused, linked]
    : [both, heard, other, several, linked, spokenOf, focused];
  const meant = candidates.find((candidate) => candidate && namesAny(candidate)) ?? namesNothing();
  const context = [focus.appId, ...named.apps.map(({ id }) => id), ...named.essays.map(({ appId }) => appId)];
  return { meant: meant === both ? both : narrowed(meant, context), last };
}

/** Among what the student is to choose: "of the two" that they named, else what the last answer listed, else what was named together. */
function choiceOf(text: string, before: Earlier, { told, record }: Pick<Spoken, 'told' | 'record'>): Named {
  const named = namedTogether(before);
  return THE_TWO.test(text) && namesSeveral(named) ? named : (listedIn(told, record) ?? named);
}

const THAT_ONE = /\b(?:that|this) (?:one|essay)\b|\bis (?:it|that) (?:any )?(?:better|worse|stronger|weaker)\b/;

const THE_TWO = /\b(?:the two|of these two|of those two|both)\b/;

/** "What if they defer me" goes on about the one college that the question before it named. */
const ofThem = (heard: Heard, before: Earlier | undefined): boolean =>
  before !== undefined &&
  before.heard.apps.length + before.heard.strangers.length === 1 &&
  !namesAny(heard) &&
  /\b(?:they|them|theyre|theyve|their)\b/.test(heard.text);

/** "Which sentence should I cut first" is about the one essay that the question before it named. */
const ofItsText = (heard: Heard, before: Earlier | undefined): boolean =>
  before !== undefined &&
  before.heard.apps.length + before.heard.essays.length === 1 &&
  !namesAny(heard) &&
  /\b(?:sentences?|lines?|paragraphs?|the (?:ending|opening|intro|hook))\b/.test(heard.text);

/** "That" where it stands for something: "how do i fix that". */
const THAT = /(?<!\b(?:after|like|about|did|do|done|say|mean|than) )\bthat(?:$| (?:due|close|closes|cost|take|need)\b)/;

/** Intents about essays whose question may as well be about activities. */
const OF_ACTIVITIES: Record<string, string> = { weakest: 'ranking', strongest: 'ranking', essay: 'activities' };

/** Intents about essays whose question may as well be about honors, after these were spoken of. */
const OF_HONORS: ReadonlySet<string> = new Set(['weakest', 'strongest']);

/** What asks for one of those that the talk has just listed. */
const ONE_OF_THEM = /\bwhich (?:ones?|of (?:them|those|these))\b/;
/** Questions that are asked of any list: which is first, which is last, which is due. */
const OF_ANY_LIST: ReadonlySet<string> = new Set(['ranking', 'due', 'first', 'order', 'strongest', 'weakest']);
/** Lists that have an order of their own. */
const LISTS: ReadonlySet<string> = new Set(['honors', 'notes']);
/** Questions that are answered with the essays that are still open. */
const OPEN_ESSAYS: ReadonlySet<string> = new Set([
  'progress',
  'unfinished',
  'lengths',
  'essays by college',
  'total words',
]);

const HOW_LONG = /\bhow (?:long|many words) (?:can|should|is|does|may|must|do) (?:it|they|that|those)\b/;
const NEEDED = /\b(?:needs?|wants?|requires?|asks?|takes?)\b/;

/** General advice on how long an essay may be. */
const GENERAL_LENGTHS: ReadonlySet<string> = new Set(['word-limit', 'essay-length', 'essay-under']);

/** "And the weakest?" is about activities where they were spoken of and no essay is named. */
function turnedTo(intent: Intent, last: Intent | undefined, meant: Named, text: string): Intent {
  const { essays, activities } = meant;
  // "Which is first?" is about the colleges that were spoken of.
  if (last && intent.needs === 'activities' && meant.apps.length > 1 && activities.length === 0) return last;
  // "How long is it supposed to be?" is about the essay, or the college, that was spoken of.
  // "Does that one need the css too?" is asked of the college.
  if (intent.name === 'css-what' && meant.apps.length > 0 && NEEDED.test(text)) return named('requirements');
  const ofLength = GENERAL_LENGTHS.has(intent.name) || (intent.advice && HOW_LONG.test(text));
  if (last && ofLength && meant.essays.length + meant.apps.length > 0) return named('lengths');
  // "And which one last" after the honors is about these.
  const isOfList = ONE_OF_THEM.test(text) && OF_ANY_LIST.has(intent.name);
  if (last && LISTS.has(last.name) && isOfList && activities.length + essays.length === 0) return last;
  if (last?.needs === 'honors' && OF_HONORS.has(intent.name) && essays.length === 0) return last;
  if (activities.length > 1 && intent.name === 'lengths' && ONE_OF_THEM.test(text)) return named('hours');
  const turned = OF_ACTIVITIES[intent.name];
  if (['strongest', 'weakest', 'compare'].includes(intent.name) && holds(text, lists.others)) return named('essay');
  const ofActivities = activities.length > 0 || last?.needs === 'activities';
  return turned && ofActivities && essays.length === 0 && !holds(text, lists.essays) ? named(turned) : intent;
}

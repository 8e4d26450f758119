import type { ChatMessage } from '#contract/ai.ts';
import { countWords } from '#contract/words.ts';
import type { Conversation } from '../../coach.ts';
import { PASTED, replyTo } from './answer.ts';
import { FUNCTION_WORDS } from '../words.ts';
import { readQuestion, type Asked } from './conversation.ts';
import { kindsIn } from './answers/requirement-kinds.ts';
import { withoutDenials } from './corrections.ts';
import { dangerScore, IN_TALK, PERHAPS } from './danger-words.ts';
import { hearer } from './hearer.ts';
import { isFaint, livedThrough } from './lived-through.ts';
import {
  FAINTLY_TOLD,
  hardshipScore,
  PERHAPS_TOLD_IN_TALK,
  SURELY_TOLD,
  TOLD,
  TOLD_IN_TALK,
} from './hardship-words.ts';
import { feelingLike, type Intent } from './intents.ts';
import { namesAny, type Heard } from './items.ts';
import { isAskedBeside } from './likeliest.ts';
import { isAsking, partsOf, reasonsIn } from './parts.ts';
import { tell } from './reply.ts';
import { dangerIn, type Danger } from './safety.ts';
import { LIKENESS } from './likeness.ts';

/** The most questions of one message that are answered. */
const MOST_QUESTIONS = 2;

/** Words up to which a part that names nothing is no question beside a whole one. */
const BARE = 2;
/** Words up to which a part only names something. */
const NAME_ALONE = 4;
/** What is asked of the essay or the college that the question before it in the message names: "and do i have words left". */
const OF_WHAT_IS_NAMED = new Set([
  'lengths',
  'progress',
  'essay',
  'scores',
  'due',
  'rounds',
  'early',
  'gaps',
  'unfinished',
  'requirements',
  'sent',
  'prompts',
  'ready',
  'total words',
  'word-limit',
  'essay-length',
  'essay-under',
]);

/** The most parts of one message that are read for a question. */
const MOST_PARTS = 8;

/** What the last message of the student means: a danger, else what they live through, else what they ask. */
export interface Understood {
  danger: Danger | undefined;
  hurt: Intent | undefined;
  asked: Asked[];
  last: string;
  /** Whether it goes on in a talk in which nothing was told so far. */
  goesOn: boolean;
}

/** Reads the last message of the student in the light of those before it. Where it speaks of danger, no question is looked for. */
export function understood({ messages, ...given }: Conversation): Understood {
  const last = saidBy(messages).at(-1) ?? '';
  const danger = dangerIn(last);
  const before = saidBy(messages).slice(0, -1);
  const goesOn = before.length > 0 && !before.some(tellsOfSomething);
  if (danger) return { danger, hurt: undefined, asked: [], last, goesOn };
  const conversation = withoutDenials(messages.slice(0, 1 + messages.findLastIndex(({ role }) => role === 'user')));
  const heardAs = hearer(given.record, given.units);
  const read = questionsIn(conversation, (soFar) => readQuestion(soFar, given, heardAs));
  const asked = goesOn ? read.map((one) => (isFaintInTalk(one, last) ? { ...one, ...UNHEARD } : one)) : read;
  const felt = asked.filter(({ intent, own }) => own && intent?.feeling && !intent.feeling.beside);
  const told = felt.find(({ intent }) => !intent?.feeling?.light)?.intent;
  // What the whole message plainly tells, a part of it does not tell otherwise, but for a loss beside good news.
  const isPlain = asked.some(
    ({ intent, own, alike }) => own && intent?.feeling && !intent.feeling.light && alike >= LIKENESS.toldInPart,
  );
  const isNamed = ({ name }: Intent) => asked.some(({ intent }) => intent && isOnlyNamed(intent, name));
  const isUntold = goesOn && hardshipScore(last) < PERHAPS_TOLD_IN_TALK;
  const inPart = isPlain || isUntold ? undefined : livedThrough(last, heardAs);
  const lived = told ?? inPart ?? felt[0]?.intent;
  if (lived && !isNamed(lived)) return { danger, hurt: lived, asked, last, goesOn };
  if (lived) {
    const alone = asked.map((one) => (one.feeling && isNamed(one.feeling) ? { ...one, feeling: undefined } : one));
    return { danger, hurt: undefined, asked: alone, last, goesOn };
  }
  return { danger, last, goesOn, ...unnamed(last, asked, heardAs, goesOn) };
}

const UNHEARD = { intent: undefined, own: false, alike: 0, other: undefined } as const;

/** "He forgot again" goes on about a letter, and is like a parent who drinks. */
function isFaintInTalk({ intent, alike }: Asked, message: string): boolean {
  if (!intent?.feeling || intent.feeling.light || alike >= LIKENESS.plainlyTold) return false;
  if (intent.feeling.danger) return dangerScore(message) < IN_TALK;
  return hardshipScore(message) < (alike >= LIKENESS.perhapsTold ? PERHAPS_TOLD_IN_TALK : TOLD_IN_TALK);
}

/** Whether a message speaks of a danger, or of something that is lived through. */
const tellsOfSomething = (message: string): boolean =>
  dangerIn(message) !== undefined || dangerScore(message) >= PERHAPS || hardshipScore(message) >= TOLD;

/** What is told without a word that names it: alone, or beside what is clearly asked, where it is a lighter feeling. */
function unnamed(
  last: string,
  asked: Asked[],
  heardAs: (message: string) => Heard,
  isInTalk: boolean,
): Pick<Understood, 'hurt' | 'asked'> {
  const [first, ...others] = asked;
  if (!first || countWords(last) >= PASTED || asked.some(({ intent }) => intent?.feeling))
    return { hurt: undefined, asked };
  const asks = isAsking(last);
  const clear = asked.filter(
    (one) => isClear(one) && (asks || namesAny(one.question) || one.alike >= LIKENESS.clearlyAsked),
  );
  // What goes on about the question before tells of nothing new.
  const goesOn = asked.some(({ intent, own }) => intent && !own);
  const least = isInTalk ? TOLD_IN_TALK : clear.length > 0 || asks || goesOn ? TOLD : FAINTLY_TOLD;
  if (hardshipScore(last, !asks) < least) return { hurt: undefined, asked };
  const best = Math.max(0, ...clear.map(({ alike }) => alike));
  // Two of three say so: words of a question, a question that it is much like, and a hardship that it is little like.
  const saysSo = [asks, best >= LIKENESS.surelyAsked, hardshipScore(last, false) < SURELY_TOLD];
  const isAsked = saysSo.filter(Boolean).length >= 2;
  const isOfRecord = clear.some(({ question: { apps, essays } }) => apps.length + essays.length > 0);
  if (clear.length > 0 && (isOfRecord || isAsked || (asks && first.feeling))) return { hurt: undefined, asked };
  const feeling = first.feeling ?? feelingLike(heardAs(last).text);
  if (!asks || clear.length === 0 || !feeling.feeling?.beside) return { hurt: feeling, asked };
  return { hurt: undefined, asked: [{ ...first, feeling }, ...others] };
}

/** True where the words of a question alone say what is asked, and nothing else is as likely. */
export const isClear = ({ intent, own, doubtful }: Asked): boolean =>
  intent !== undefined && own && !doubtful && !intent.smallTalk;

/** Feelings that a question of an intent names and does not tell: "should I pretend I had depression", "is a dead grandpa too cliche". */
const ONLY_NAMED: Record<string, readonly string[]> = {
  inventing: [
    'illness',
    'family-illness',
    'grief',
    'money',
    'housing-lost',
    'immigration',
    'dark',
    'low',
    'lying',
    'stress',
  ],
  'dead-relative topic': ['grief', 'tired', 'low'],
  'hotline-activity': ['dark', 'low', 'panic', 'stress', 'grief'],
  unseen: ['rejected'],
  'interview-prep': ['panic', 'stress'],
  visit: ['money'],
  'fafsa-parents': ['family-apart', 'family-gone', 'money'],
  'css-noncustodial': ['family-apart', 'family-gone', 'money'],
  interest: ['money'],
  'fee-waiver': ['money'],
  'additional-info': ['money'],
  'activities-work-family': ['money'],
  'outside-scholarships': ['dark', 'low'],
  cutting: ['stress', 'low', 'dark'],
  'outed-by-essay': ['coming-out', 'parents-pressure', 'lying', 'stress', 'dark', 'heard', 'heartbreak'],
};

const isOnlyNamed = ({ name }: Intent, feeling: string): boolean => ONLY_NAMED[name]?.includes(feeling) ?? false;

/** A part that asks only what the part before it names. */
const WHAT_IS_IT =
  /^(?:what do you (?:even |honestly )?think(?: (?:about|of) (?:it|that))?|whats? (?:(?:is|was|are|were) )?(?:it|that|this|those|they)|what (?:does|do) (?:it|that|this|they) (?:even )?mean|should i (?:just )?(?:say yes|say no|do it|do that|sign it|tick it|check it))$/;

/** The messages of the student, in their order. */
export const saidBy = (messages: readonly ChatMessage[]): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

/**
 * The question of the last message, or the first two where it has several. What a student lives through comes before all of
 * them, wherever it stands; small talk counts only where there is nothing else.
 */
function questionsIn(conversation: ChatMessage[], read: (conversation: ChatMessage[]) => Asked): Asked[] {
  const whole = read(conversation);
  const parts = partsOf(conversation.at(-1)?.content ?? '');
  if (parts.length < 2) return [whole];
  let soFar = conversation.slice(0, -1);
  const questions = new Map<string, Asked>();
  /** A part that names something and asks nothing, which the next one is about: "my reed one, is it done?" */
  let named = '';
  for (const part of parts.slice(0, MOST_PARTS)) {
    const content = `${named} ${part}`.trim();
    named = '';
    const upTo: ChatMessage[] = [...soFar, { role: 'user', content }];
    const alone = read(upTo);
    // "When would they tell me" says of nothing what the part before it names.
    const isOfLast = alone.follows === 'fix' || alone.follows === 'verdict';
    const asked =
      questions.size > 0 &&
      !isOfLast &&
      !namesAny(alone.question) &&
      (!(isClear(alone) && alone.alike >= LIKENESS.beside) || OF_WHAT_IS_NAMED.has(alone.intent?.name ?? ''))
        ? read([...soFar, { role: 'user', content: `${content} for it` }])
        : alone;
    // A bare word or two, such as the topic before a comma, asks nothing by itself.
    const words = alone.question.text.split(' ');
    // Beside a feeling a question may be as short: "so scared i missed something. whats overdue".
    const isKnown = whole.intent?.feeling !== undefined && alone.alike === 1;
    const isBare = !namesAny(alone.question) && words.length <= BARE && !isKnown;
    // "fafsa. when is it due" names its topic before it asks.
    if (isBare && kindsIn(alone.question.text).length > 0 && parts.length > 1) named = content;
    if (isBare && (whole.own || words.every((word) => FUNCTION_WORDS.has(word)))) continue;
    if (whole.own && WHAT_IS_IT.test(alone.question.text)) continue;
    const { intent, own, doubtful, question } = asked;
    if (!own && !isOfLast && namesAny(question) && words.length <= NAME_ALONE) named = content;
    if (!intent || (!own && !isOfLast) || doubtful || intent.smallTalk) continue;
    // What is told before a question is its reason: "my grandma asks who has decided. Which schools haven't answered?"
    if (!intent.feeling && isReason(part, conversation.at(-1)!.content, asked.alike)) continue;
    // Beside a feeling, what hardly asks for anything goes on telling of it.
    if (whole.feeling && !intent.feeling && !isAskedBeside(asked)) continue;
    // The whole message may say more surely that something is asked.
    const isOnlyInPart =
      whole.own &&
      !whole.doubtful &&
      !whole.intent?.feeling &&
      whole.alike > asked.alike &&
      asked.alike < LIKENESS.toldInPart;
    if (intent.feeling && !intent.feeling.beside && isOnlyInPart && hardshipScore(content) < TOLD) continue;
    const isTold = intent.feeling?.danger || !isFaint(question.text, conversation.at(-1)!.content);
    if (intent.feeling && !isTold) continue;
    // "I got into Emory. What about Reed now?" tells of one acceptance.
    if (intent.name === 'accepted' && questions.size > 0 && !TELLS_OF_YES.test(question.text)) continue;
    if (intent.feeling && !intent.feeling.beside) return [asked];
    if (intent.feeling) continue;
    const { apps, essays, activities, strangers } = question;
    const key = [
      isOfLast ? asked.follows : intent.name,
      ...[...apps, ...essays, ...activities].map(({ id }) => id),
      ...strangers,
    ].join();
    // "Which colleges want tests? Mine are Penn and Rice": the names belong to the question before them.
    const unnamed = [...questions].find(([, before]) => before.intent === intent && !namesAny(before.question));
    if (unnamed && !isOfLast && namesAny(question)) questions.delete(unnamed[0]);
    if (!questions.has(key))
      questions.set(key, { ...asked, feeling: questions.size === 0 ? whole.feeling : undefined });
    if (questions.size === MOST_QUESTIONS) break;
    soFar = [...upTo, { role: 'assistant', content: tell([replyTo(asked, content)]).message }];
  }
  const [only, ...more] = questions.values();
  const ofCollege = [...questions.values()];
  // "Rice aid forms, what do I send": the rest of the message says more of the same.
  if (isOfCollege(whole) && ofCollege.every(isOfCollege) && ofCollege.some(({ question }) => !namesAny(question)))
    return [whole];
  // "I have ten minutes, what should I do": the part leaves out what the whole says.
  if (only && more.length === 0 && isClear(whole) && only.intent === whole.intent)
    return [{ ...whole, alike: Math.max(whole.alike, only.alike) }];
  if (!only || (whole.own && [only, ...more].every(({ alike }) => whole.alike >= alike))) return [whole];
  return more.length > 0 ? [only, ...more] : [withNamesOf(whole, only)];
}

/** Whether a part of a message only leads up to its question: before a "so", or in a sentence that asks nothing while another one ends with a question mark. */
function isReason(part: string, message: string, alike: number): boolean {
  if (alike < LIKENESS.byItself && reasonsIn(message).some((reason) => reason.includes(part))) return true;
  if (alike >= LIKENESS.surelyAsked) return false;
  const sentences = message.split(/(?<=[.?!\n])\s+/);
  const asking = sentences.filter((sentence) => sentence.includes('?'));
  return asking.length > 0 && !asking.some((sentence) => sentence.includes(part));
}

const TELLS_OF_YES = /\b(?:got|in|into|accepted|admitted|took|yes)\b/;

/** True where one asks for facts of a college. */
const isOfCollege = ({ intent }: Asked): boolean => ['facts', 'requirements'].includes(intent?.name ?? '');

/** A question that is part of a message, about what the rest of it names: "so Brown, when is it due?" */
const withNamesOf = (whole: Asked, part: Asked): Asked =>
  namesAny(part.question)
    ? part
    : { ...part, question: { ...whole.question, text: part.question.text, category: part.question.category } };

import replies from '#api/coach/data/chat/replies.json' with { type: 'json' };
import type { ChatSource } from '#contract/ai.ts';
import { countWords } from '#contract/words.ts';
import { whatYouEntered } from './answers/about.ts';
import { adviseOn } from './answers/advice.ts';
import { answers } from './answers/answers.ts';
import { careFor, gently } from './answers/care.ts';
import { cutsOf } from './answers/cuts.ts';
import { notAmong } from './answers/colleges.ts';
import { withColleges } from './answers/declined.ts';
import { whatIsMissing } from './answers/missing.ts';
import { whetherInTime } from './answers/asking.ts';
import { afterYes } from './answers/after-yes.ts';
import { ownAidDates, whatTheyAsk } from './answers/requirements.ts';
import { orderNow } from './answers/activity-list.ts';
import { answerOfPerson } from './answers/waiting.ts';
import { answerRoundChange, withdrawFirst } from './answers/rounds.ts';
import { withoutThem } from './answers/without.ts';
import { answerLanguage, answerUnknown, offersFor } from './answers/talk.ts';
import type { Asked } from './conversation.ts';
import { isSubmitted } from './essays.ts';
import { intentsNear, named, questionOf, type Intent } from './intents.ts';
import { saysEnough } from './likeliest.ts';
import { isAsking, isForeign } from './parts.ts';
import { peopleCalled, type Question } from './question.ts';
import type { Reply, Sourced } from './reply.ts';
import { fromRecord, general, HOW_LAUREL_WORKS, NOT_UNDERSTOOD, unknown } from './sources.ts';
import { LIKENESS } from './likeness.ts';

/** A message of so many words is more likely a pasted text than a question. */
export const PASTED = 150;

/** What asks for advice, also where it names somebody of the record. */
const HOW_TO = /\b(?:how (?:do|should|can|would|to)|should i|can i|is it ok|what do i (?:say|write|do))\b/;

/** The parts of an answer, each with its source: where the answer names none, it is the student's own rows. */
export function replyTo(
  { intent, own, alike, doubtful, other, question, follows, feeling }: Asked,
  message: string,
): Sourced[] {
  if (!own && isForeign(message)) return sourced(answerLanguage(question), HOW_LAUREL_WORKS);
  const isVague = !intent || !own || doubtful || alike < (other ? LIKENESS.beside : LIKENESS.withoutDoubt);
  const isOfPerson = peopleCalled(question).length > 0 && !THEIR_MOOD.test(question.text);
  if (isVague && !feeling && !HOW_TO.test(question.text) && isOfPerson)
    return sourced(answerOfPerson(question), fromRecord('Applications'));
  if (intent && other && !feeling) return inTwoWays([intent, other], question);
  if (intent && own && !feeling && !doubtful && alike < LIKENESS.withoutDoubt && questionOf(intent))
    return nearestTo(question, intent);
  if (intent?.feeling) return [careFor(intent, question, feeling)];
  if (intent && (feeling || !doubtful)) {
    const parts = partsFor(intent, question, follows);
    return feeling ? gently(feeling, parts) : parts;
  }
  if (feeling?.feeling?.beside && isAsking(message)) return gently(feeling, nearestTo(question));
  if (feeling) return [careFor(feeling, question)];
  const isPasted = countWords(message) >= PASTED;
  return isPasted ? sourced(replies['pasted text'], NOT_UNDERSTOOD) : nearestTo(question);
}

const partsFor = (intent: Intent, question: Question, follows?: string): Sourced[] =>
  sourced(answerTo(intent, question, follows), sourceOf(intent));

/** What somebody feels stands in no record. */
const THEIR_MOOD = /\b(?:mad|angry|annoyed|upset|pissed|disappointed|likes? me|hates? me)\b/;

/** The answer to an intent below its question, behind what is said first. */
function below(intent: Intent, question: Question, first: string[] = []): Sourced[] {
  const [begin, ...more] = partsFor(intent, question);
  return begin ? [{ ...begin, says: [...first, `**${questionOf(intent)}**`, ...begin.says] }, ...more] : [];
}

/** The answers to both questions that a message may ask. Only the last one has its step. The same answer, as with an empty record, stands once. */
function inTwoWays([first, other]: [Intent, Intent], question: Question): Sourced[] {
  const saysOf = (intent: Intent) => partsFor(intent, question).flatMap(({ says }) => says);
  if (saysOf(first).join() === saysOf(other).join()) return partsFor(first, question);
  const one = below(first, question, ['I can read that in two ways.']).map((part) => ({ ...part, next: '' }));
  return [...one, ...below(other, question)];
}

/** Other questions that are offered below an answer that may not be meant. */
const MOST_OTHERS = 2;

/**
 * What comes nearest to what was hardly understood, below its question, and what else may be meant. General advice is a worse guess than what the student
 * has entered of the things that they name.
 */
function nearestTo(question: Question, nearest = nearestIntent(question.text)): Sourced[] {
  const entered = nearest && !nearest.advice ? undefined : whatYouEntered(question);
  if (!entered && !nearest) return sourced(answerUnknown(question), NOT_UNDERSTOOD);
  const parts = entered
    ? sourced(entered, NOT_UNDERSTOOD)
    : below(nearest!, question, ['The nearest question that I can answer is this one:']);
  const others = intentsNear(question.text).filter(({ thing }) => entered || thing !== nearest);
  const more = others.slice(0, MOST_OTHERS).flatMap(({ thing }) => questionOf(thing) ?? []);
  const offers = { says: ['If you mean something else, you could ask:'], list: more, source: NOT_UNDERSTOOD };
  return [...parts.map((part) => ({ ...part, next: '' })), ...(more.length > 0 ? [offers] : [])];
}

function nearestIntent(text: string): Intent | undefined {
  const [first] = intentsNear(text);
  return first && first.alike >= LIKENESS.nearest && saysEnough(text) ? first.thing : undefined;
}

/** The parts of a reply, each with its own source or else the one given. */
export const sourced = (reply: Reply | Reply[], source: ChatSource): Sourced[] =>
  [reply].flat().map((part) => ({ ...part, source: part.source ?? source }));

/** What is asked about work that a binding yes has ended. */
const ENDED_BY_A_YES: ReadonlySet<string> = new Set([
  'first',
  'later',
  'week',
  'ready',
  'gaps',
  'fits',
  'waiting',
  'letters',
  'unfinished',
  'due',
  'small tasks',
]);
/** Words that ask whether something has to be done at all. */
const WHETHER =
  /\b(?:skip|still|whats the point|point of|have to|bother|worth|need to|necessary|ignore|drop|tell|email|withdraw|should i|do i)\b/;
/** What speaks of an application that is sent, whatever the record says. */
const AFTER_SENDING = /\b(?:after|already|once)\b.*\b(?:sent|submit\w*|turned)\b/;
/** What asks what to cut, and by which words. */
const CUTTING: ReadonlySet<string> = new Set(['cutting', 'word-limit', 'lengths', 'over-limit', 'essay', 'best line']);
const CUT =
  /\b(?:(?:which (?:part|sentence|line|paragraph|bit)s?|should i (?:just )?|what (?:should|can|could|do|would) i|where (?:do|can|should) i|how do i)\b.*\b(?:cut|trim|shorten|lose|delete|take out|remove)|what goes first|(?:in|of) mine)\b/;
/** Words that ask about now, and not about when one asks in general. */
const STILL = /\b(?:late|still|yet|in time|now|enough time|COLLEGE)\b/;
/** What is asked about the record as it is, whatever a college has answered. */
const STILL_SO: ReadonlySet<string> = new Set(['colleges', 'sent', 'decisions', 'rounds', 'early', 'summary']);

/** What the student's record says, before general advice of that name. */
const BEFORE_ADVICE: Record<string, (question: Question) => Reply[]> = {
  'list-too-long': withoutThem,
  'aid-deadlines': ownAidDates,
  'activities-order': orderNow,
};

/** What is generally true of a question about the record, for a student who has entered nothing of it yet: "how many uc questions". */
const IN_GENERAL: Readonly<Record<string, string>> = {
  piqs: 'uc-piq',
  ideas: 'topic-choice',
  ranking: 'activities-order',
  balance: 'list-balance',
  lengths: 'essay-length',
  reuse: 'reuse-allowed',
  hours: 'activities-hours',
  fees: 'fee-cost',
};

function answerTo(intent: Intent, question: Question, follows: string | undefined): Reply | Reply[] {
  const ended = ENDED_BY_A_YES.has(intent.name) || (intent.plans && question.apps.length + question.essays.length > 0);
  const isOfOther = question.essays.length > 0 || question.apps.some(({ decision }) => decision !== 'accepted');
  const isOver = isOfOther && WHETHER.test(question.text) && !intent.name.startsWith('how to');
  const left = (ended || isOver) && !STILL_SO.has(intent.name) ? afterYes(question) : [];
  if (left.length > 0) return left;
  if (
    intent.name === 'switch-round' &&
    !AFTER_SENDING.test(question.text) &&
    question.apps.some((app) => !isSubmitted(app))
  )
    return answerRoundChange(question);
  const withdraw = intent.plans ? withdrawFirst(question) : undefined;
  const asked = intent.advice?.asks ? whatTheyAsk(question, intent.advice.asks) : [];
  const inTime = intent.name === 'rec-when' && STILL.test(question.text) ? whetherInTime(question) : [];
  if (inTime.length > 0) return inTime;
  const cuts = CUTTING.has(intent.name) && CUT.test(question.text) ? cutsOf(question) : [];
  if (cuts.length > 0) return cuts;
  const ofRecord = BEFORE_ADVICE[intent.name]?.(question) ?? [];
  const reply = intent.advice
    ? [...ofRecord, ...adviseOn(intent, question), ...asked]
    : answerOwn(intent, question, follows);
  if (!withdraw) return reply;
  return STILL_SO.has(intent.name) ? [reply, withdraw].flat() : [withdraw, reply].flat();
}

function answerOwn(intent: Intent, question: Question, follows: string | undefined): Reply | Reply[] {
  const { says, next = '' } = intent;
  if (says) {
    const told = says.map((text) => withColleges(text, question));
    const step = withColleges(next, question);
    const offers = intent.source?.kind === 'unknown' ? offersFor(question) : [];
    if (offers.length === 0) return { says: told, next: step };
    // What is offered stands right below the sentence that says so.
    return { says: [...told, ...(step ? [step] : []), 'You could ask me this instead:'], list: offers };
  }
  const { strangers, apps, essays } = question;
  const isOfEssays = intent.source?.name.toLowerCase().includes('essays') ?? false;
  const isDeclined = intent.source?.kind === 'unknown';
  if (isOfEssays && !isDeclined && strangers.length > 0 && apps.length + essays.length === 0) return notAmong(question);
  const answer = answers[intent.name];
  const variant = VARIANTS.find((name) => name === follows);
  const missing = whatIsMissing(intent, question);
  const general = missing && IN_GENERAL[intent.name];
  if (general) return [...adviseOn(named(general), question), missing];
  return missing ?? ((variant && answer?.[variant]) || answer?.answer || answerUnknown)(question);
}

/** What may be asked about an answer, and gets another one. */
const VARIANTS = ['why', 'fix', 'verdict'] as const;

const NEEDED = {
  apps: 'Applications',
  essays: 'Essays',
  activities: 'Activities',
  honors: 'Honors',
  anything: 'Everything that you have entered',
} as const;

/** What an answer is from whose parts do not say it. */
function sourceOf({ source, needs }: Intent): ChatSource {
  if (source?.kind === 'record') return fromRecord(source.name);
  if (source) return source.kind === 'general' ? general(source.name) : unknown(source.name);
  return fromRecord(NEEDED[needs ?? 'anything']);
}

import type { ChatMessage, ChatSource } from '#contract/ai.ts';
import replies from '#api/coach/data/chat/replies.json' with { type: 'json' };
import { countWords } from '#contract/words.ts';
import type { Conversation, OwnReply } from '../../coach.ts';
import { adviseOn } from './answers/advice.ts';
import { answers } from './answers/answers.ts';
import { careFor, gently } from './answers/care.ts';
import { notAmong } from './answers/colleges.ts';
import { withColleges } from './answers/declined.ts';
import { whatIsMissing } from './answers/missing.ts';
import { afterYes } from './answers/after-yes.ts';
import { answerRoundChange, withdrawFirst } from './answers/rounds.ts';
import { answerLanguage, answerOrElse, answerUnknown, offersFor } from './answers/talk.ts';
import { hearer, livedThrough, readQuestion, type Asked } from './conversation.ts';
import { dangerScore, FAINTLY, LIKELY, PERHAPS } from './danger-words.ts';
import { FAINTLY_TOLD, hardshipScore, SURELY_TOLD, TOLD } from './hardship-words.ts';
import { isSubmitted } from './essays.ts';
import { feelingLike, isOffered, type Intent } from './intents.ts';
import { namesAny, type Heard } from './items.ts';
import { BESIDE, isAskedBeside } from './likeliest.ts';
import { isAsking, isForeign, partsOf } from './parts.ts';
import type { Question } from './question.ts';
import { tell, type Reply, type Sourced } from './reply.ts';
import { dangerIn, helpFor, linesToo, perhapsHelp, remindOf, type Danger } from './safety.ts';
import { fromRecord, general, HOW_LAUREL_WORKS, NOT_UNDERSTOOD, unknown } from './sources.ts';

/** A message of so many words is more likely a pasted text than a question. */
const PASTED = 150;
/** The most questions of one message that are answered. */
const MOST_QUESTIONS = 2;
/** How alike a question must be, so that it is asked in spite of a danger or a hardship that its words are like. */
const SURELY_ASKED = 0.6;
/** The same, where the message has no word of a question. */
const CLEARLY = 0.33;
/** Words up to which a part that names nothing is no question beside a whole one. */
const BARE = 2;
/** The most parts of one message that are read for a question. */
const MOST_PARTS = 8;

/**
 * The advisor's reply to the last message of the student, in light Markdown of at most about 180 words. It is put together from
 * the student's own record and a table of general advice: no network, no language model, the same reply every time.
 */
export function answerChat(given: Conversation): OwnReply {
  const { danger, hurt, asked, last } = understood(given);
  if (danger) return care(helpFor(danger));
  const kindly = hurt && asked[0] && [careFor(hurt, asked[0].question)];
  const score = dangerScore(last);
  const clear = asked.filter((one) => isClear(one) && !one.intent?.feeling && one.alike >= SURELY_ASKED);
  const isFelt = asked.every(({ intent, feeling }) => (intent ? intent.feeling : feeling));
  const felt = kindly || (isFelt && asked[0] && replyTo(asked[0], last));
  if (score >= (felt || clear.length === 0 ? FAINTLY : PERHAPS)) {
    const [first] = felt || [];
    if (first && score < PERHAPS) return { ...tell([[first, linesToo()]]), care: true };
    if (first && score < LIKELY) return { ...tell([[shortly(first), linesToo()]]), care: true };
    const rest = felt ? [] : clear.map((one) => replyTo(one, last));
    return { ...tell([[perhapsHelp(rest.length === 0, first?.says[0] ?? '')], ...rest]), care: true };
  }
  if (kindly) return { ...tell([kindly]), care: true };
  // After a message that spoke of danger, only a clear question about something else is answered as if nothing had been said.
  const dangerBefore = dangerIn(saidBy(given.messages).at(-2) ?? '');
  const aimless = asked.every(({ intent }) => intent === undefined || intent.smallTalk);
  if (dangerBefore && aimless) return care(remindOf(dangerBefore));
  const isFeeling = isFelt && asked.every(({ intent }) => !intent?.feeling?.light);
  const [only, ...more] = asked;
  const orElse = only && more.length === 0 && isUnsure(only) ? answerOrElse(only.question, only.intent) : undefined;
  const besides = orElse ? sourced(orElse, NOT_UNDERSTOOD) : [];
  return { ...tell(asked.map((one) => [...replyTo(one, last), ...besides])), care: isFeeling };
}

/** What the last message of the student means: a danger, else what they live through, else what they ask. */
interface Understood {
  danger: Danger | undefined;
  hurt: Intent | undefined;
  asked: Asked[];
  last: string;
}

export function understood({ messages, ...given }: Conversation): Understood {
  const last = saidBy(messages).at(-1) ?? '';
  const danger = dangerIn(last);
  if (danger) return { danger, hurt: undefined, asked: [], last };
  const conversation = messages.slice(0, 1 + messages.findLastIndex(({ role }) => role === 'user'));
  const heardAs = hearer(given.record, given.units);
  const asked = questionsIn(conversation, (soFar) => readQuestion(soFar, given, heardAs));
  const told = asked.find(({ intent, own }) => own && intent?.feeling && !intent.feeling.beside)?.intent;
  const isNamed = ({ name }: Intent) => asked.some(({ intent }) => intent && isOnlyNamed(intent, name));
  const lived = told ?? livedThrough(last, heardAs);
  if (lived && !isNamed(lived)) return { danger, hurt: lived, asked, last };
  if (lived) {
    const alone = asked.map((one) => (one.feeling && isNamed(one.feeling) ? { ...one, feeling: undefined } : one));
    return { danger, hurt: undefined, asked: alone, last };
  }
  return { danger, last, ...unnamed(last, asked, heardAs) };
}

/** What is told without a word that names it: alone, or beside what is clearly asked, where it is a lighter feeling. */
function unnamed(
  last: string,
  asked: Asked[],
  heardAs: (message: string) => Heard,
): Pick<Understood, 'hurt' | 'asked'> {
  const [first, ...others] = asked;
  if (!first || countWords(last) >= PASTED || asked.some(({ intent }) => intent?.feeling))
    return { hurt: undefined, asked };
  const asks = isAsking(last);
  const clear = asked.filter((one) => isClear(one) && (asks || namesAny(one.question) || one.alike >= CLEARLY));
  if (hardshipScore(last, !asks) < (clear.length > 0 || asks ? TOLD : FAINTLY_TOLD)) return { hurt: undefined, asked };
  const best = Math.max(0, ...clear.map(({ alike }) => alike));
  const isAsked = asks && (hardshipScore(last, false) < SURELY_TOLD || best >= SURELY_ASKED);
  const isOfRecord = clear.some(({ question: { apps, essays } }) => apps.length + essays.length > 0);
  if (clear.length > 0 && (isOfRecord || isAsked || (asks && first.feeling))) return { hurt: undefined, asked };
  const feeling = first.feeling ?? feelingLike(heardAs(last).text);
  if (!asks || clear.length === 0 || !feeling.feeling?.beside) return { hurt: feeling, asked };
  return { hurt: undefined, asked: [{ ...first, feeling }, ...others] };
}

/** True where the words of a question alone say what is asked, and nothing else is as likely. */
const isClear = ({ intent, own, doubtful }: Asked): boolean =>
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
  'outside-scholarships': ['dark', 'low'],
  cutting: ['stress', 'low', 'dark'],
};

const isOnlyNamed = ({ name }: Intent, feeling: string): boolean => ONLY_NAMED[name]?.includes(feeling) ?? false;

const saidBy = (messages: readonly ChatMessage[]): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

const care = (reply: Sourced): OwnReply => ({ ...tell([[reply]]), care: true });

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
  for (const content of parts.slice(0, MOST_PARTS)) {
    const upTo: ChatMessage[] = [...soFar, { role: 'user', content }];
    const alone = read(upTo);
    // "When would they tell me" says of nothing what the part before it names.
    const asked =
      questions.size > 0 && !(isClear(alone) && alone.alike >= BESIDE) && !namesAny(alone.question)
        ? read([...soFar, { role: 'user', content: `${content} for it` }])
        : alone;
    // A bare word or two, such as the topic before a comma, asks nothing by itself.
    const isBare = !namesAny(alone.question) && alone.question.text.split(' ').length <= BARE;
    if (whole.own && questions.size === 0 && isBare) continue;
    const { intent, own, doubtful, question } = asked;
    if (!intent || !own || doubtful || intent.smallTalk) continue;
    // Beside a feeling, what hardly asks for anything goes on telling of it.
    if (whole.feeling && !intent.feeling && !isAskedBeside(asked)) continue;
    if (intent.feeling && !intent.feeling.beside) return [asked];
    if (intent.feeling) continue;
    const { apps, essays, activities, strangers } = question;
    const key = [intent.name, ...[...apps, ...essays, ...activities].map(({ id }) => id), ...strangers].join();
    // "Which colleges want tests? Mine are Penn and Rice": the names belong to the question before them.
    const unnamed = [...questions].find(([, before]) => before.intent === intent && !namesAny(before.question));
    if (unnamed && namesAny(question)) questions.delete(unnamed[0]);
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
  if (only && more.length === 0 && isClear(whole) && only.intent === whole.intent) return [whole];
  if (!only || (whole.own && [only, ...more].every(({ alike }) => whole.alike >= alike))) return [whole];
  return more.length > 0 ? [only, ...more] : [withNamesOf(whole, only)];
}

/** How alike a question is from which it is taken for what was meant. Below, strangers' questions were misread as often as not. */
const SURE = 0.35;

/** True where the question may well mean something else than what is answered. */
const isUnsure = (asked: Asked): asked is Asked & { intent: Intent } =>
  asked.intent !== undefined && asked.own && !asked.doubtful && asked.alike < SURE && isOffered(asked.intent);

/** True where one asks for facts of a college. */
const isOfCollege = ({ intent }: Asked): boolean => ['facts', 'requirements'].includes(intent?.name ?? '');

/** A question that is part of a message, about what the rest of it names: "so Brown, when is it due?" */
const withNamesOf = (whole: Asked, part: Asked): Asked =>
  namesAny(part.question)
    ? part
    : { ...part, question: { ...whole.question, text: part.question.text, category: part.question.category } };

/** The parts of an answer, each with its source: where the answer names none, it is the student's own rows. */
function replyTo({ intent, own, doubtful, question, why, feeling }: Asked, message: string): Sourced[] {
  if (!own && isForeign(message)) return sourced(answerLanguage(question), HOW_LAUREL_WORKS);
  if (doubtful && !feeling) return sourced(answerUnknown(question), NOT_UNDERSTOOD);
  if (intent?.feeling) return [careFor(intent, question, feeling)];
  if (intent) {
    const parts = sourced(answerTo(intent, question, why), sourceOf(intent));
    return feeling ? gently(feeling, parts) : parts;
  }
  if (feeling) return [careFor(feeling, question)];
  const isPasted = countWords(message) >= PASTED;
  return sourced(isPasted ? replies['pasted text'] : answerUnknown(question), NOT_UNDERSTOOD);
}

/** A word on what is told, and nothing else to think of. */
const shortly = ({ says: [word = ''], source }: Sourced): Sourced => ({ says: [word], source });

const sourced = (reply: Reply | Reply[], source: ChatSource): Sourced[] =>
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
/** What is asked about the record as it is, whatever a college has answered. */
const STILL_SO: ReadonlySet<string> = new Set(['colleges', 'sent', 'decisions', 'rounds', 'early', 'summary']);

function answerTo(intent: Intent, question: Question, why: boolean): Reply | Reply[] {
  const ended = ENDED_BY_A_YES.has(intent.name) || (intent.plans && question.apps.length + question.essays.length > 0);
  const isOver = question.apps.length + question.essays.length > 0 && WHETHER.test(question.text);
  const left = (ended && !STILL_SO.has(intent.name)) || isOver ? afterYes(question) : [];
  if (left.length > 0) return left;
  if (intent.name === 'switch-round' && question.apps.some((app) => !isSubmitted(app)))
    return answerRoundChange(question);
  const withdraw = intent.plans ? withdrawFirst(question) : undefined;
  const reply = intent.advice ? adviseOn(intent, question) : answerOwn(intent, question, why);
  return withdraw ? [withdraw, reply].flat() : reply;
}

function answerOwn(intent: Intent, question: Question, why: boolean): Reply | Reply[] {
  const { says, next = '' } = intent;
  if (says) {
    const told = says.map((text) => withColleges(text, question));
    const offers = intent.source?.kind === 'unknown' ? offersFor(question) : [];
    const opening = offers.length > 0 ? ['You could ask me this instead:'] : [];
    return { says: [...told, ...opening], list: offers, next: withColleges(next, question) };
  }
  const { strangers, apps, essays } = question;
  const isOfEssays = intent.source?.name.toLowerCase().includes('essays') ?? false;
  const isDeclined = intent.source?.kind === 'unknown';
  if (isOfEssays && !isDeclined && strangers.length > 0 && apps.length + essays.length === 0) return notAmong(question);
  const answer = answers[intent.name];
  return whatIsMissing(intent, question) ?? ((why && answer?.why) || answer?.answer || answerUnknown)(question);
}

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

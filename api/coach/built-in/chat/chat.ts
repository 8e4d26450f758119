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
import { answerLanguage, answerUnknown, offersFor } from './answers/talk.ts';
import { mayBeDanger } from './danger-words.ts';
import { hearer, livedThrough, namesAny, readQuestion, type Asked } from './conversation.ts';
import { isSubmitted } from './essays.ts';
import type { Intent } from './intents.ts';
import { isAskedBeside } from './likeliest.ts';
import { isForeign, partsOf } from './parts.ts';
import type { Question } from './question.ts';
import { tell, type Reply, type Sourced } from './reply.ts';
import { dangerIn, helpFor, perhapsHelp, remindOf, type Danger } from './safety.ts';
import { fromRecord, general, HOW_LAUREL_WORKS, NOT_UNDERSTOOD, unknown } from './sources.ts';

/** A message of so many words is more likely a pasted text than a question. */
const PASTED = 150;
/** The most questions of one message that are answered. */
const MOST_QUESTIONS = 2;
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
  if (mayBeDanger(last)) {
    const clear = asked.filter(({ intent, own, doubtful }) => intent && own && !doubtful && !intent.smallTalk);
    const rest = kindly ? [kindly] : clear.map((one) => replyTo(one, last));
    return { ...tell([[perhapsHelp(rest.length === 0)], ...rest]), care: true };
  }
  if (kindly) return { ...tell([kindly]), care: true };
  // After a message that spoke of danger, only a clear question about something else is answered as if nothing had been said.
  const dangerBefore = dangerIn(saidBy(given.messages).at(-2) ?? '');
  const aimless = asked.every(({ intent }) => intent === undefined || intent.smallTalk);
  if (dangerBefore && aimless) return care(remindOf(dangerBefore));
  const isFeeling = asked.every(
    ({ intent, feeling }) => (intent ? intent.feeling : feeling) && !intent?.feeling?.light,
  );
  return { ...tell(asked.map((one) => replyTo(one, last))), care: isFeeling };
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
  return { danger, hurt: told ?? livedThrough(last, heardAs), asked, last };
}

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
    const asked = read(upTo);
    // A bare word or two, such as the topic before a comma, asks nothing by itself.
    if (whole.own && !namesAny(asked.question) && asked.question.text.split(' ').length <= BARE) continue;
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
  if (!only || (whole.own && [only, ...more].every(({ alike }) => whole.alike >= alike))) return [whole];
  return more.length > 0 ? [only, ...more] : [withNamesOf(whole, only)];
}

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

import type { Conversation, OwnReply } from '../../coach.ts';
import { replyTo } from './answer.ts';
import { careFor } from './answers/care.ts';
import { dangerScore, FAINTLY, IN_TALK, LIKELY, PERHAPS } from './danger-words.ts';
import { namesAny } from './items.ts';
import { tell, type Sourced } from './reply.ts';
import { dangerIn, helpFor, lineBelow, linesToo, perhapsHelp, plainly, remindOf } from './safety.ts';
import { sentenceFor } from './same-again.ts';
import { NOT_UNDERSTOOD } from './sources.ts';
import { isClear, saidBy, understood } from './understood.ts';
import { LIKENESS } from './likeness.ts';

/**
 * The advisor's reply to the last message of the student, in light Markdown of at most about 180 words. It is put together from
 * the student's own record and a table of general advice: no network, no language model, the same reply every time.
 */
export function answerChat(given: Conversation): OwnReply {
  const { danger, hurt, asked, last, goesOn } = understood(given);
  if (danger) return care(helpFor(danger));
  const kindly = hurt && asked[0] && [careFor(hurt, asked[0].question)];
  const score = dangerScore(last);
  const clear = asked.filter((one) => isClear(one) && !one.intent?.feeling && one.alike >= LIKENESS.surelyAsked);
  const isFelt = asked.every(({ intent, feeling }) => (intent ? intent.feeling : feeling));
  const felt = kindly || (isFelt && asked[0] && replyTo(asked[0], last));
  // In a talk that told of something before, what goes on about a college or an essay is a question too.
  const isOfRecord =
    given.messages.length > 1 &&
    asked.some((one) => isClear(one) && one.alike >= LIKENESS.beside && namesAny(one.question));
  const isQuestion = OPENLY_ASKED.test(plainly(last)) || (!felt && (clear.length > 0 || isOfRecord));
  const isFaint = score < (isQuestion ? PERHAPS : FAINTLY);
  // "Is Davis easier to get into than Rice" has a word of danger and is about two colleges: one line below its answer says where help is.
  const isOfNames =
    OPENS_AS_QUESTION.test(plainly(last)) &&
    asked.some((one) => isClear(one) && one.alike >= LIKENESS.surely && namesAny(one.question));
  if (!isFaint && (!(goesOn || isOfNames) || score >= IN_TALK)) {
    const [first] = felt || [];
    if (first && score < LIKELY) return { ...tell([[first, linesToo()]]), care: true };
    const rest = felt ? [] : clear.map((one) => replyTo(one, last));
    return { ...tell([[perhapsHelp(rest.length === 0, first?.says[0] ?? '')], ...rest]), care: true };
  }
  const dangerBefore = dangerIn(saidBy(given.messages).at(-2) ?? '');
  // "I want to die", "no, I mean I'm just tired": what is taken back may be meant, so the lines stay.
  if (dangerBefore && felt) return { ...tell([[...felt, linesToo()]]), care: true };
  if (kindly) return { ...tell([kindly]), care: true };
  // After a message that spoke of danger, only a clear question about something else is answered as if nothing had been said.
  const aimless = asked.every(({ intent }) => intent === undefined || intent.smallTalk);
  if (dangerBefore && aimless) return care(remindOf(dangerBefore));
  const isFeeling = isFelt && asked.every(({ intent }) => !intent?.feeling?.light);
  const reply = asked.map((one) => replyTo(one, last));
  if (isSameAgain(tell(reply).message, given)) {
    const [only, another] = asked;
    const sentence = only?.intent?.advice && !another ? sentenceFor(reply.flat(), last) : undefined;
    if (sentence) return { ...tell([[{ ...sentence, next: OTHERWISE }]]), care: false };
    reply.unshift([SAME_AGAIN]);
  }
  return { ...tell(isFaint ? reply : [...reply, [lineBelow()]]), care: isFeeling };
}

const OTHERWISE = 'If you ask something else, say it in other words.';

const SAME_AGAIN: Sourced = {
  says: [`If I understand you, my answer is the same. ${OTHERWISE}`],
  source: NOT_UNDERSTOOD,
};

/** Whether other words than those of the message before would get the answer that has just been given. */
function isSameAgain(message: string, { messages }: Conversation): boolean {
  const before = messages.at(-2);
  const [one, other] = saidBy(messages).slice(-2).map(plainly);
  return before?.role === 'assistant' && before.content === message && one !== other;
}

/** A first word that asks, whatever follows. */
const OPENS_AS_QUESTION =
  /^(?:(?:so|ok|okay|but|and|wait|um|hey|also) )*(?:is|are|does|do|did|which|when|where|what|how)\b/;

/** A question from its first words on. A faint likeness to danger does not make it one. */
const OPENLY_ASKED =
  /^(?:(?:so|ok|okay|but|and|wait|um|hey|also) )*(?:what (?:if i only|should|do|does|is|are)|whats (?:the|due|left|missing|next)|which|when|where|who|whos|how (?:do|does|long|many)|can (?:i|we)|should i|do (?:i|they|colleges)|does|is (?:it|my|the)|if i (?:\w+ ){1,8}can i finish|if i (?:\w+ ){1,8}will (?:\w+ ){1,4}(?:reject|deny|defer|accept|take|care|see))\b/;

const care = (reply: Sourced): OwnReply => ({ ...tell([[reply]]), care: true });

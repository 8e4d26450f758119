import type { ChatMessage } from '#contract/ai.ts';
import replies from '#api/coach/data/chat/replies.json' with { type: 'json' };
import { countWords } from '#contract/words.ts';
import type { Conversation } from '../../coach.ts';
import { adviseOn } from './answers/advice.ts';
import { answers } from './answers/answers.ts';
import { careFor, gently } from './answers/care.ts';
import { withColleges } from './answers/declined.ts';
import { whatIsMissing } from './answers/missing.ts';
import { withdrawText } from './answers/rounds.ts';
import { answerLanguage, answerUnknown } from './answers/talk.ts';
import { hearer, livedThrough, readQuestion, type Asked } from './conversation.ts';
import type { Intent } from './intents.ts';
import { isForeign, partsOf } from './parts.ts';
import type { Question } from './question.ts';
import { render, renderAll, type Reply } from './reply.ts';
import { dangerIn, helpFor, remindOf } from './safety.ts';

/** A message of so many words is more likely a pasted text than a question. */
const PASTED = 150;
/** The most questions of one message that are answered. */
const MOST_QUESTIONS = 2;
/** The most parts of one message that are read for a question. */
const MOST_PARTS = 8;

/**
 * The advisor's reply to the last message of the student, in light Markdown of at most about 180 words. It is put together from
 * the student's own record and a table of general advice: no network, no language model, the same reply every time.
 */
export function answerChat({ messages, ...given }: Conversation): string {
  const conversation = messages.slice(0, 1 + messages.findLastIndex(({ role }) => role === 'user'));
  const said = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = said.at(-1) ?? '';
  const danger = dangerIn(last);
  if (danger) return render(helpFor(danger));
  const heardAs = hearer(given.record);
  const lived = livedThrough(last, heardAs);
  const asked = questionsIn(conversation, (soFar) => readQuestion(soFar, given, heardAs));
  const hurt = asked.find(({ intent, own }) => own && intent?.feeling && !intent.feeling.beside)?.intent ?? lived;
  if (hurt && asked[0]) return render(careFor(hurt, asked[0].question));
  // After a message that spoke of danger, only a clear question about something else is answered as if nothing had been said.
  const dangerBefore = dangerIn(said.at(-2) ?? '');
  const aimless = asked.every(({ intent }) => intent === undefined || intent.smallTalk);
  if (dangerBefore && aimless) return render(remindOf(dangerBefore));
  return renderAll(asked.map((one) => replyTo(one, last)));
}

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
    const { intent, own, question } = asked;
    if (!intent || !own || intent.smallTalk) continue;
    if (intent.feeling && !intent.feeling.beside) return [asked];
    if (intent.feeling) continue;
    const { apps, essays, activities, strangers } = question;
    const key = [intent.name, ...[...apps, ...essays, ...activities].map(({ id }) => id), ...strangers].join();
    if (!questions.has(key))
      questions.set(key, { ...asked, feeling: questions.size === 0 ? whole.feeling : undefined });
    if (questions.size === MOST_QUESTIONS) break;
    soFar = [...upTo, { role: 'assistant', content: render(replyTo(asked, content)) }];
  }
  const [only, ...more] = questions.values();
  return !only || (more.length === 0 && whole.own) ? [whole] : [only, ...more];
}

function replyTo({ intent, own, question, why, feeling }: Asked, message: string): Reply {
  if (!own && isForeign(message)) return answerLanguage(question);
  if (intent?.feeling) return careFor(intent, question, feeling);
  if (intent) {
    const reply = answerTo(intent, question, why);
    return feeling ? gently(feeling, reply) : reply;
  }
  if (feeling) return careFor(feeling, question);
  return countWords(message) >= PASTED ? replies['pasted text'] : answerUnknown(question);
}

function answerTo(intent: Intent, question: Question, why: boolean): Reply {
  const withdraw = intent.plans ? withdrawText(question.record) : '';
  const reply = intent.advice ? adviseOn(intent, question) : answerOwn(intent, question, why);
  return withdraw ? { ...reply, says: [withdraw, ...reply.says] } : reply;
}

function answerOwn(intent: Intent, question: Question, why: boolean): Reply {
  const { says, next = '' } = intent;
  if (says) return { says: says.map((text) => withColleges(text, question)), next: withColleges(next, question) };
  const answer = answers[intent.name];
  return whatIsMissing(intent, question) ?? ((why && answer?.why) || answer?.answer || answerUnknown)(question);
}

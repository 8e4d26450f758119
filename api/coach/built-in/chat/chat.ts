import type { ChatMessage } from '#contract/ai.ts';
import replies from '#api/coach/data/chat/replies.json' with { type: 'json' };
import { countWords } from '#contract/words.ts';
import type { Conversation } from '../../coach.ts';
import { answerLanguage, answerMood, answerUnknown } from './answers/talk.ts';
import { hearer, readQuestion, type Asked } from './conversation.ts';
import { gently } from './moods.ts';
import { isForeign, partsOf } from './parts.ts';
import { render, renderAll, type Reply } from './reply.ts';
import { safetyReminder, safetyReply } from './safety.ts';
import { isSmallTalk } from './topics/topics.ts';

/** A message of so many words is more likely a pasted text than a question. */
const PASTED = 150;
/** The most questions of one message that are answered. */
const MOST_QUESTIONS = 2;
/** The most parts of one message that are read for a question. */
const MOST_PARTS = 8;

/**
 * The advisor's reply to the last message of the student, in light Markdown of at most about 180 words. It is put together from the
 * student's own record by rules: no network, no language model, the same reply every time. Links lead to pages of the app.
 */
export function answerChat({ messages, ...given }: Conversation): string {
  const conversation = messages.slice(0, 1 + messages.findLastIndex(({ role }) => role === 'user'));
  const said = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
  const last = said.at(-1) ?? '';
  const safety = safetyReply(last);
  if (safety) return render(safety);
  const heardAs = hearer(given.record);
  const asked = questionsIn(conversation, (soFar) => readQuestion(soFar, given, heardAs));
  // After a message that spoke of harm, only a clear question about something else is answered as if nothing had been said.
  const aimless = asked.every(({ topic }) => topic === undefined || isSmallTalk(topic));
  if (aimless && safetyReply(said.at(-2) ?? '')) return render(safetyReminder);
  return renderAll(asked.map((one) => replyTo(one, last)));
}

/** The question of the last message, or the first two where it has several. Small talk counts only where there is nothing else. */
function questionsIn(conversation: ChatMessage[], read: (conversation: ChatMessage[]) => Asked): Asked[] {
  const whole = read(conversation);
  const parts = partsOf(conversation.at(-1)?.content ?? '');
  if (parts.length < 2) return [whole];
  let soFar = conversation.slice(0, -1);
  const questions = new Map<string, Asked>();
  for (const content of parts.slice(0, MOST_PARTS)) {
    const upTo: ChatMessage[] = [...soFar, { role: 'user', content }];
    const { topic, own, ...rest } = read(upTo);
    if (!topic || !own || isSmallTalk(topic)) continue;
    const asked = { ...rest, topic, own, mood: questions.size === 0 ? whole.mood : undefined };
    const { apps, essays, activities, strangers } = rest.question;
    const key = [topic.name, ...[...apps, ...essays, ...activities].map(({ id }) => id), ...strangers].join();
    if (!questions.has(key)) questions.set(key, asked);
    if (questions.size === MOST_QUESTIONS) break;
    soFar = [...upTo, { role: 'assistant', content: render(replyTo(asked, content)) }];
  }
  const [only, ...others] = questions.values();
  return !only || (others.length === 0 && whole.own) ? [whole] : [only, ...others];
}

function replyTo({ topic, own, question, why, mood }: Asked, message: string): Reply {
  if (!own && isForeign(message)) return answerLanguage(question);
  if (topic) {
    const reply = (why && topic.why ? topic.why : topic.answer)(question);
    return mood ? gently(mood, reply) : reply;
  }
  if (mood) return answerMood(mood, question);
  return countWords(message) >= PASTED ? replies['pasted text'] : answerUnknown(question);
}

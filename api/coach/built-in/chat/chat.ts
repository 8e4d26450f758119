import { countWords } from '#contract/words.ts';
import type { Conversation } from '../../coach.ts';
import { answerPasted, answerThanks, answerUnknown } from './answers/talk.ts';
import { readQuestion } from './conversation.ts';
import { render } from './reply.ts';
import { safetyReminder, safetyReply } from './safety.ts';

/** A message of so many words is more likely a pasted text than a question. */
const PASTED = 150;

/**
 * The advisor's reply to the last message of the student, in light Markdown of at most about 180 words. It is put together from the
 * student's own record by rules: no network, no language model, the same reply every time. Links lead to pages of the app.
 */
export function answerChat({ messages, record, focus, now, timeZone }: Conversation): string {
  const asked = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const last = asked.at(-1) ?? '';
  const { topic, question, why } = readQuestion(messages, record, focus, { now, timeZone });
  const safety = safetyReply(last);
  if (safety) return render(safety);
  // After a message that spoke of harm, only a clear question about something else is answered as if nothing had been said.
  const aimless = topic === undefined || topic.answer === answerThanks;
  if (aimless && safetyReply(asked.at(-2) ?? '')) return render(safetyReminder);
  if (topic === undefined) return render(countWords(last) >= PASTED ? answerPasted() : answerUnknown(question));
  return render((why && topic.why ? topic.why : topic.answer)(question));
}

import type { ChatMessage, ChatSource, StudentRecord } from '#contract/ai.ts';
import { formatDate } from '#contract/format-date.ts';
import { cleanText } from '#contract/text.ts';
import type { Asker, ChatReply, Conversation } from '../coach.ts';
import { MONTH_PATTERN, monthOf, MONTHS } from '../months.ts';
import { createFence } from './fence.ts';
import type { Model } from './model.ts';
import { recordInWords } from './record-in-words.ts';
import { createReplyParts } from './reply-parts.ts';

/**
 * The advisor's reply, which `onText` is told while it is written. Its sources are what the model was given: the student's record, and
 * what the built-in coach knows of the question. A date in it that stands in neither is called uncertain at the end: no date comes from
 * a model.
 */
export async function answerChat(
  model: Model,
  conversation: Conversation,
  own: ChatReply,
  asker: Asker,
  onText: (text: string) => void = () => {},
): Promise<ChatReply> {
  const fence = createFence(asker.private);
  const clean = (text: string) => fence.unmask(cleanText(text));
  const parts = createReplyParts(clean, onText);
  const reply = await model.stream(
    asker,
    {
      task: 'chat',
      system: `You are AdmitLens, the advisor of Laurel, in which students from 13 up plan their college applications. Answer the student's last message from what Laurel knows of their application, in at most 180 words of light Markdown: short paragraphs, lists, bold for what counts, no headings, no tables. Be warm, exact and honest; end with one step to take now.
- Never write a part of an essay for the student; ask, point at their own words, and say what a reader would want.
- What Laurel's rules reply to the same message is given too. They may have misread it; where they fit, take their facts. Of colleges, dates and rules state only what is given, and for anything else say that the college's own page has it.
- Never guess chances of admission, scores that are not given, or what a college will decide.
- Links: to pages of Laurel alone.
- Somebody who may hurt themselves or is in danger: say kindly to talk to an adult they trust now, and that in the US 988 answers by call or text at any hour; leave the application aside.
- About anything else than school, applications and what a student brings to them: say briefly that it is not what you are for.

${fence.rule}`,
      messages: withRecord(
        conversation.messages.map(({ role, content }) => ({ role, content: fence.mask(content).text })),
        [
          fence.around('application', fence.mask(recordInWords(conversation)).text),
          fence.around('reply of the rules', fence.mask(own.message).text),
        ].join('\n\n'),
      ),
      most: 2_500,
    },
    (part) => parts.take(part),
  );
  parts.end();
  const whole = clean(reply).trim();
  const sources = given(conversation, own);
  const unsure = unknownDates(whole, conversation, own);
  if (unsure.length === 0) return { message: whole, sources };
  const which = unsure.length === 1 ? 'not a date of your application' : 'none of them a date of your application';
  const note = `\n\n*${unsure.join(', ')}: ${which}. Check the college's own page first.*`;
  onText(note);
  return { message: whole + note, sources };
}

const RECORD = 'Applications, essays, activities and honors';

function given({ record: { apps, essays, activities, honors } }: Conversation, own: ChatReply): ChatSource[] {
  const isEmpty = apps.length + activities.length + honors.length === 0 && essays.every(({ words }) => words === 0);
  const others = own.sources.filter(({ kind }) => kind !== 'record');
  return isEmpty && others.length > 0
    ? others
    : [{ kind: 'record', name: RECORD, url: null, checkedOn: null, cycle: null }, ...others];
}

/** The record stands with the question, because some models take no two messages of one role in a row. */
function withRecord(messages: ChatMessage[], record: string) {
  const question = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, at) =>
    at === question ? { ...message, content: `${record}\n\nThe student's message:\n${message.content}` } : message,
  );
}

/** A month in full or shortly, and a day: "January 5", "Jan. 5th". */
const DATE = new RegExp(`\\b(${MONTH_PATTERN})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g');

/** The days that a reply names and the record, the rules, today and the student's own messages do not: `January 5`. */
function unknownDates(reply: string, { record, messages, now, timeZone }: Conversation, own: ChatReply) {
  const known = new Set(
    [
      ...datesOf(record).map((date) => formatDate('Saturday, November 7, 2026', date, timeZone)),
      formatDate('Saturday, November 7, 2026', now, timeZone),
      ...writingOf(record),
      ...messages.map(({ content }) => content),
      own.message,
    ].flatMap(daysIn),
  );
  return [...new Set(daysIn(reply))].filter((day) => !known.has(day));
}

const daysIn = (text: string) =>
  [...text.matchAll(DATE)].map(([, month = '', day]) => `${MONTHS[monthOf(month)]} ${Number(day)}`);

const datesOf = ({ apps }: StudentRecord) =>
  apps
    .flatMap(({ deadline, supplementals }) => [deadline, ...supplementals.map(({ due }) => due)])
    .filter((date) => date !== null);

const writingOf = ({ apps, essays }: StudentRecord) => [
  ...apps.map(({ notes }) => notes),
  ...essays.flatMap(({ prompt, text }) => [prompt, text]),
];

import { inFigures } from '#contract/in-words.ts';
import { dateInWords } from '#contract/plan/words.ts';
import type { Message } from './mailer.ts';
import { button, heading, mailPage, rows, title } from './page.ts';
import { endOfMessage, planAddress, type Subscriber, subscriptionHeaders } from './subscription.ts';

interface Told {
  /** What is due, on which day of the student's, and in how many days. */
  dates: readonly { what: string; day: number; inDays: number }[];
  /** The reminders that are due today. */
  waiting: readonly string[];
  /** How many comments came since yesterday, and on what. */
  comments: readonly string[];
}

/** What comes up: dates, and whom to remind. The subject names no college. */
export async function remindersMail(subscriber: Subscriber, { dates, waiting, comments }: Told): Promise<Message> {
  const subject = [
    ...(dates.length > 0 ? [`${inFigures(dates.length, 'date')} ahead`] : []),
    ...(waiting.length > 0 ? [`${inFigures(waiting.length, 'person', 'people')} to remind`] : []),
    ...(comments.length > 0 ? ['new comments'] : []),
  ].join(', ');
  const ahead = dates.map(({ what, day, inDays }) => ({
    left: inDays === 1 ? 'Tomorrow' : `In ${inDays} days`,
    title: what,
    detail: `Due ${dateInWords(day)}.`,
  }));
  const toRemind = waiting.map((title) => ({ left: 'Today', title }));
  const said = comments.map((title) => ({ left: 'New', title }));
  const address = planAddress(subscriber);
  const end = endOfMessage(subscriber, 'You get this because you ticked it in Laurel. What is done is not in it.');
  const text = [
    ...ahead.map(({ left, title, detail }) => `${left}: ${title}. ${detail}`),
    ...toRemind.map(({ title }) => `Today: ${title}.`),
    ...comments.map((said) => `New: ${said}.`),
    '',
    `See the plan: ${address}`,
    ...end.text,
  ].join('\n');
  const html = await mailPage({
    subject,
    preview: subject,
    parts: [
      title('What comes up'),
      ...(ahead.length > 0 ? [heading('Dates'), rows(ahead)] : []),
      ...(toRemind.length > 0 ? [heading('To remind'), rows(toRemind)] : []),
      ...(said.length > 0 ? [heading('From your readers'), rows(said)] : []),
      button('See the plan', address),
      end.html,
    ],
  });
  return { to: subscriber.to, subject, text, html, headers: subscriptionHeaders(subscriber) };
}

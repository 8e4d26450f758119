import type { Plan, PlanItem } from '#contract/plan.ts';
import type { PlanRecord } from '#contract/plan/record.ts';
import type { StudentDays } from '#contract/plan/student-days.ts';
import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { briefDuration, countInWords, dateInWords, durationInWords } from '#contract/plan/words.ts';
import type { Message } from './mailer.ts';
import { bar, button, heading, lead, mailPage, paragraph, rows, title } from './page.ts';
import { endOfMessage, planAddress, type Subscriber, subscriptionHeaders } from './subscription.ts';

/** Of what comes after the week, the next few dates. */
const AFTER = 5;
const WEEK = 7;

interface Week {
  plan: Plan;
  record: PlanRecord;
  days: StudentDays;
  zone: string;
}

/** The week of a student: whether it fits, what to do, what waits for others, and the dates after it. Null where there is nothing to say. */
export async function digestMail(
  { name, ...subscriber }: Subscriber & { name: string },
  { plan, record, days, zone }: Week,
): Promise<Message | null> {
  const byId = new Map(plan.items.map((item) => [item.id, item]));
  const [week] = plan.weeks;
  const toDo = (week?.itemIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const waiting = plan.items.filter(({ state, waitingFor }) => state === 'waiting' && waitingFor !== 'student');
  const lastDay = days.today + WEEK - 1;
  const after = record.applications
    .filter(({ status, deadline }) => status !== 'submitted' && deadline !== null && days.of(deadline) > lastDay)
    .slice(0, AFTER);
  if (toDo.length === 0 && waiting.length === 0 && after.length === 0) return null;

  const knowsHours = record.settings.hoursPerWeek !== null;
  const verdict = verdictInWords(plan.verdict, { knowsHours, timeZone: zone });
  const { tightest } = plan.verdict;
  const first = name.split(' ')[0] ?? name;
  const subject = `Your week: ${countInWords(toDo.length, 'thing')}, about ${durationInWords(week?.minutes ?? 0)}`;
  const to = `To ${dateInWords(lastDay)}.`;
  const time =
    week && week.available !== null
      ? `${durationInWords(week.minutes)} planned of the ${durationInWords(week.available)} you have.`
      : '';
  const doing = toDo.map((item) => ({ left: briefDuration(item.minutes ?? 0), title: item.title, detail: item.why }));
  const others = waiting.map((item) => ({ left: dayOf(item, days), title: item.title, detail: item.why }));
  const later = after.map(({ college, deadline }) => ({ left: dateInWords(days.of(deadline!)), title: college }));
  const address = planAddress(subscriber);
  const end = endOfMessage(
    subscriber,
    'You get this because you ticked “Weekly digest” in Laurel. It says nothing of what is done.',
  );

  const text = [
    `YOUR WEEK, ${first.toUpperCase()}`,
    to,
    '',
    verdict,
    ...(time ? [time] : []),
    ...section('THIS WEEK', doing),
    '',
    `See the plan: ${address}`,
    ...section('WAITING FOR OTHERS', others),
    ...section('AFTER THAT', later),
    ...end.text,
  ].join('\n');
  const html = await mailPage({
    subject,
    preview: verdict,
    parts: [
      title(`Your week, ${first}`),
      paragraph(to),
      ...(tightest ? [bar(tightest.available === 0 ? 1 : tightest.needed / tightest.available)] : []),
      lead(verdict),
      ...(time ? [paragraph(time)] : []),
      ...(doing.length > 0 ? [heading('This week'), rows(doing)] : []),
      button('See the plan', address),
      ...(others.length > 0 ? [heading('Waiting for others'), rows(others)] : []),
      ...(later.length > 0 ? [heading('After that'), rows(later)] : []),
      end.html,
    ],
  });
  return { to: subscriber.to, subject, text, html, headers: subscriptionHeaders(subscriber) };
}

const dayOf = ({ due }: PlanItem, days: StudentDays) => (due === null ? '' : dateInWords(days.of(due)));

/** A heading and its rows as plain text; nothing where there are none. */
function section(name: string, list: readonly { left: string; title: string; detail?: string }[]): string[] {
  if (list.length === 0) return [];
  return [
    '',
    '',
    name,
    '',
    ...list.map(({ left, title, detail }) => [`${left}: ${title}`, detail].filter(Boolean).join('\n  ')),
  ];
}

import { counted, inFigures, listInWords } from '#contract/in-words.ts';
import { formatDate } from '#contract/format-date.ts';
import type { Plan, PlanItem } from '#contract/plan.ts';
import type { PlanRecord } from '#contract/plan/record.ts';
import { openAmong } from '#contract/plan/situation.ts';
import { dayText, type StudentDays } from '#contract/plan/student-days.ts';
import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { briefDuration, durationInWords } from '#contract/plan/words.ts';
import type { Message } from './mailer.ts';
import { bar, button, heading, lead, lines, mailPage, note, paragraph, rows, title } from './page.ts';
import { endOfMessage, planAddress, type Subscriber, subscriptionHeaders } from './subscription.ts';

/** Of what comes after the week, the next few dates. */
const AFTER = 5;
const WEEK = 7;

interface Digest extends Subscriber {
  name: string;
  /** On which it comes. */
  evening: string;
  /** The instant at which it was agreed to. */
  consentDay: string | null;
}

interface Week {
  plan: Plan;
  record: PlanRecord;
  days: StudentDays;
  zone: string;
}

/** The week of a student: whether it fits, what to do, what waits for others, and the dates after it. Null where there is nothing to say. */
export async function digestMail(
  { name, evening, consentDay, ...subscriber }: Digest,
  { plan, record, days, zone }: Week,
): Promise<Message | null> {
  const byId = new Map(plan.items.map((item) => [item.id, item]));
  const [week] = plan.weeks;
  const toDo = (week?.itemIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const waiting = plan.items.filter(({ state, waitingFor }) => state === 'waiting' && waitingFor !== 'student');
  const lastDay = days.today + WEEK - 1;
  const after = openAmong(record.applications)
    .filter(({ status, deadline }) => status !== 'submitted' && deadline !== null && days.of(deadline) > lastDay)
    .slice(0, AFTER);
  if (toDo.length === 0 && waiting.length === 0 && after.length === 0) return null;

  const knowsHours = record.settings.hoursPerWeek !== null;
  const verdict = verdictInWords(plan.verdict, { knowsHours, timeZone: zone });
  const first = name.split(' ')[0] ?? name;
  const minutes = week?.minutes ?? 0;
  const subject =
    toDo.length === 0
      ? 'Your week: nothing to do'
      : `Your week: ${counted(toDo.length, 'thing')}, about ${roughDuration(minutes)}`;
  const to = [`To ${formatDate('Saturday, November 7', dayText(lastDay))}.`, ...daysWithoutWriting(days)].join(' ');
  const time =
    !week || week.available === null
      ? ''
      : minutes > week.available
        ? `${briefDuration(minutes)} of work for the ${briefDuration(week.available)} you have.`
        : `${briefDuration(minutes)} planned of the ${briefDuration(week.available)} you have.`;
  const doing = toDo.map((item) => ({ left: briefDuration(item.minutes ?? 0), title: item.title, detail: item.why }));
  const others = waiting.map((item) => ({ left: dayOf(item, days), title: item.title }));
  const later = after.map(({ college, deadline }) => ({
    left: days.inWords('Nov 7', deadline!),
    title: college,
  }));
  const address = planAddress(subscriber);
  const end = endOfMessage(
    subscriber,
    `You get this because you ticked “Weekly digest”${consentDay === null ? '' : ` on ${formatDate('November 7, 2026', dayText(days.of(consentDay)))}`}. It comes on ${capital(evening)}s at 6:00 PM and says nothing of what is done.`,
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
      ...barOf(plan.verdict),
      lead(verdict),
      ...(time ? [note(time)] : []),
      ...(doing.length > 0 ? [heading('This week'), rows(doing)] : []),
      button('See the plan', address),
      ...(others.length > 0 ? [heading('Waiting for others'), lines(others)] : []),
      ...(later.length > 0 ? [heading('After that'), lines(later)] : []),
      end.html,
    ],
  });
  return { to: subscriber.to, subject, text, html, headers: subscriptionHeaders(subscriber) };
}

const dayOf = ({ due }: PlanItem, days: StudentDays) => (due === null ? '' : days.inWords('Nov 7', due));

/** Thursday and Friday are off. Nothing where no day is. */
function daysWithoutWriting(days: StudentDays): string[] {
  const off = Array.from({ length: WEEK }, (_, at) => days.today + at).filter((day) => !days.isForWriting(day));
  const names = off.map((day) => formatDate('Saturday', dayText(day)));
  return names.length === 0 ? [] : [`${listInWords(names)} ${names.length === 1 ? 'is' : 'are'} off.`];
}

/** 40 minutes; 10 hours: from one hour on in whole hours. */
const roughDuration = (minutes: number) =>
  minutes < 60 ? durationInWords(minutes) : inFigures(Math.round(minutes / 60), 'hour');

const capital = (word: string) => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** The smaller of the work and the time beside the larger one. */
function barOf({ tightest }: Plan['verdict']) {
  if (!tightest) return [];
  const { needed, available } = tightest;
  return [bar(Math.min(needed, available) / Math.max(needed, available))];
}

/** Where the text of a row begins. */
const LEFT = 13;

/** A heading and its rows as plain text, in two columns; nothing where there are none. */
function section(name: string, list: readonly { left: string; title: string; detail?: string }[]): string[] {
  if (list.length === 0) return [];
  return [
    '',
    '',
    name,
    '',
    ...list.map(({ left, title, detail }) =>
      [`${left.padEnd(LEFT)}${title}`, ...(detail ? [' '.repeat(LEFT) + detail] : [])].join('\n'),
    ),
  ];
}

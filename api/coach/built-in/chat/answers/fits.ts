import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { durationInWords } from '#contract/plan/words.ts';
import type { Application } from '#contract/applications.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { numberOf } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { turnLink } from '../turns.ts';
import { checkedDate, daysLeftUntil } from './saved-dates.ts';

export const PLAN = fromRecord('Plan');

/** "Can I finish everything in time?", "How many hours of work do I have left?" */
export function answerFits(question: Question): Reply {
  const hours = hoursADay(question.text);
  if (hours !== undefined || appsOf(question).length > 0) return fitsInHours(question, hours);
  const { plan, timeZone } = question;
  const { items, verdict, weeks } = plan;
  const left = items.reduce((sum, { minutes, state }) => (state === 'done' ? sum : sum + (minutes ?? 0)), 0);
  const writing = items.reduce(
    (sum, { kind, minutes, state }) => (kind === 'essay' && state !== 'done' ? sum + (minutes ?? 0) : sum),
    0,
  );
  const knowsHours = weeks.length === 0 || weeks.some(({ available }) => available !== null);
  const ways = verdict.waysOut.map(({ says }) => says);
  return {
    says: [
      left > 0
        ? `About ${durationInWords(left)} of your own work are left, as Laurel counts it${writing > 0 ? `; ${durationInWords(writing)} of that are for essays` : ''}.`
        : '',
      verdictInWords(verdict, { knowsHours, timeZone }),
      ways.length > 0 ? 'What would help, each by itself:' : '',
    ],
    list: ways,
    next: knowsHours
      ? `Next step: ask me what to do first, or see the weeks in ${pages.plan}.`
      : `Next step: say how many hours a week you have, in ${pages.plan}.`,
    source: PLAN,
  };
}

/** Whether the work fits, where the student has said their hours. */
export const whetherItFits = ({ plan, timeZone }: Question): string[] =>
  plan.weeks.some(({ available }) => available !== null)
    ? [verdictInWords(plan.verdict, { knowsHours: true, timeZone })]
    : [];

/** What the plan has for today beside essays and sending, and whether the work fits. */
export function ofPlan(question: Question): string[] {
  const { items, today } = question.plan;
  const errands = today.flatMap((id) => {
    const item = items.find((one) => one.id === id);
    return item && item.kind !== 'essay' && item.kind !== 'submit' ? [turnLink(item)] : [];
  });
  return [errands.length > 0 ? `For today your plan also has: ${listed(errands)}.` : '', ...whetherItFits(question)];
}

/** The hours a day that a question names: "an hour a night", "30 min a day", "2 hrs every evening". */
function hoursADay(text: string): number | undefined {
  const [, amount = '', unit = ''] =
    /(?:\b(half an|half|an?|\d{1,2}|one|two|three|four|five|six) (?:and a half )?|^|(?<= ))(hours?|minutes?)(?: \w+){0,2} (?:days?|daily|nights?|evenings?|mornings?|after work|after school|afternoons?)\b/.exec(
      text,
    ) ?? [];
  if (unit === '' || (amount === '' && unit !== 'hour')) return undefined;
  const number = amount.startsWith('half') ? 0.5 : /^(?:an?)?$/.test(amount) ? 1 : numberOf(amount);
  return unit.startsWith('min') ? number / 60 : number;
}

/** "If I do an hour a day, can I finish Davis?" */
function fitsInHours(question: Question, hours: number | undefined): Reply {
  const apps = appsOf(question).filter((app) => !isSubmitted(app));
  const turns = question.plan.items.filter(
    ({ appIds, state, minutes, waitingFor }) =>
      state !== 'done' &&
      waitingFor === 'student' &&
      (minutes ?? 0) > 0 &&
      (apps.length === 0 || apps.some(({ id }) => appIds.includes(id))),
  );
  const minutes = turns.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
  const days = daysLeft(question, apps);
  const name = apps.length > 0 ? listed(apps.map(appLink)) : 'everything';
  const writing = turns.filter(({ kind }) => kind === 'essay').toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  const need = hours === undefined ? undefined : Math.ceil(minutes / 60 / hours);
  const goal = days === undefined ? '' : ` You have ${counted(days.count, 'day')} until ${days.name}.`;
  const verdict =
    need === undefined || days === undefined
      ? ''
      : need < days.count
        ? '**Yes, it fits**'
        : need === days.count
          ? '**Just barely**'
          : '**Not at that pace**';
  const pace =
    days === undefined || days.count === 0
      ? ''
      : ` That is about ${durationInWords(Math.ceil(minutes / days.count / 5) * 5)} a day.`;
  return {
    says: [
      `${verdict ? `${verdict}: f` : 'F'}or ${name} about ${durationInWords(minutes)} of your own work are left.${need === undefined ? '' : ` At ${durationInWords(Math.round(60 * (hours ?? 0)))} a day that takes ${counted(need, 'day')}.`}${goal}${need === undefined || (days && need > days.count) ? pace : ''}`,
    ],
    list: writing.slice(0, 5).map((item) => `${turnLink(item)}, about ${durationInWords(item.minutes ?? 0)}`),
    next: `Next step: begin with the longest one, and see the days in ${pages.plan}.`,
    source: PLAN,
  };
}

/** The days up to the soonest day on which one of those applications closes, by the college's own date where it is earlier. */
function daysLeft(question: Question, apps: readonly Application[]): { count: number; name: string } | undefined {
  const dated = (apps.length > 0 ? apps : question.record.apps)
    .filter((app) => !isSubmitted(app) && app.deadline !== null)
    .map((app) => {
      const checked = checkedDate(app, question);
      return { app, due: checked?.closesBefore ? checked.published : (app.deadline ?? '') };
    });
  const [soonest] = dated.toSorted((a, b) => a.due.localeCompare(b.due));
  const chosen = apps.length > 0 ? soonest : dated.toSorted((a, b) => b.due.localeCompare(a.due))[0];
  if (!chosen) return undefined;
  const count = Math.max(0, daysLeftUntil(chosen.due, question));
  const isCorrected = chosen.due !== chosen.app.deadline;
  return {
    count,
    name: `${appLink(chosen.app)} closes${isCorrected ? ` on the college\u2019s own date, which is earlier than the one you saved` : ''}`,
  };
}

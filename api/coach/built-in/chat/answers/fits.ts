import { inFigures } from '#contract/in-words.ts';
import { applicationPath, workspacePath } from '#contract/paths.ts';
import { ESSAY_MINUTES, MINUTES_PER_HUNDRED_WORDS } from '#contract/plan/minutes.ts';
import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { durationInWords } from '#contract/plan/words.ts';
import { isOfComments } from '#contract/plan/item-ids.ts';
import type { PlanItem } from '#contract/plan.ts';
import type { Application } from '#contract/applications.ts';
import { appLink, isSubmitted } from '../essays.ts';
import { daysAsked } from '../days-asked.ts';
import { numberOf } from '../figures.ts';
import { listed, pages } from '../markdown.ts';
import { appsOf, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { PLAN } from '../sources.ts';
import { turnLine, turnLink } from '../turns.ts';
import { howLongAsking } from './asking.ts';
import { piqsMissing } from './piqs.ts';
import { closingText, daysLeftUntil, openClosings } from './saved-dates.ts';

/** "Can I finish everything in time?", "How many hours of work do I have left?" */
export function answerFits(question: Question): Reply | Reply[] {
  const asking = HOW_LONG.test(question.text) ? howLongAsking(question) : undefined;
  if (asking) return asking;
  const ofEssay = HOW_LONG.test(question.text) || SO_LONG.test(question.text) ? howLongOne(question) : undefined;
  if (ofEssay) return ofEssay;
  const open = appsOf(question).filter((app) => !isSubmitted(app));
  if (open.length > 1 && WHICH.test(question.text)) return whichIsLess(question, open);
  const hours = hoursADay(question.text);
  if (hours !== undefined && appsIn(question).length === 0) return fitsAll(question, hours);
  // What is not on the list yet is not in those hours.
  if (hours !== undefined || appsOf(question).length > 0)
    return [fitsInHours(question, hours), ...piqsMissing(question, appsIn(question))];
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
    also: knowsHours ? [] : [nextClosing(question)],
    next: knowsHours
      ? `Next step: ask me what to do first, or see the weeks in ${pages.plan}.`
      : `Next step: say how many hours a week you have, in ${pages.plan}.`,
    source: PLAN,
  };
}

/** What closes first, for a student whose hours are not known. */
function nextClosing(question: Question): string {
  const [first] = openClosings(question.record.apps, question);
  return first ? `${appLink(first.app)} closes first: ${closingText(first, question)}.` : '';
}

const HOW_LONG = /\b(?:how long|how much time|in time|on time|too late)\b/;
/** "Why does that take so long", "3 hours for one essay?" */
const SO_LONG = /\btakes? so long\b|\bhours for (?:one|an|the|this|that) /;
const WHICH = /\b(?:which|easier|easiest|quicker|faster|less work|less time|less to do)\b/;

/** "How long will the rock painting one take me?": of the one essay that is named; undefined where it is sent, or none is. */
function howLongOne({ essays, plan }: Question): Reply | undefined {
  const [essay, another] = essays;
  const item = plan.items.find((one) => one.kind === 'essay' && one.essayId === essay?.id && !isOfComments(one));
  if (!item || another || item.state === 'done') return undefined;
  const guess = `Laurel counts ${ESSAY_MINUTES} minutes for any essay and ${MINUTES_PER_HUNDRED_WORDS} for every 100 words of its limit, less once it is begun. It is a guess, and it can be split over days.`;
  return {
    says: [turnLine(item), guess],
    next: `Next step: set your own pace, and see the days, in ${pages.plan}.`,
    source: PLAN,
  };
}

/** "Which is easier to finish, BU or Case Western?": by the hours of the plan, the least first. */
function whichIsLess(question: Question, apps: readonly Application[]): Reply {
  const { plan, record } = question;
  const closings = openClosings(record.apps, question);
  const lines = apps
    .map((app) => {
      const turns = plan.items.filter(
        ({ appIds, state, waitingFor }) => state !== 'done' && waitingFor === 'student' && appIds.includes(app.id),
      );
      const own = turns.filter(({ appIds }) => appIds.length === 1);
      const sum = (items: readonly PlanItem[]) => items.reduce((total, { minutes }) => total + (minutes ?? 0), 0);
      return { app, own: sum(own), shared: sum(turns) - sum(own), closing: closings.find((one) => one.app === app) };
    })
    .toSorted((a, b) => a.own - b.own);
  const [least] = lines;
  return {
    says: [`${appLink(least!.app)} has less left to do, as Laurel counts it:`],
    list: lines.map(({ app, own, shared, closing }) => {
      const due = closing ? `, ${closingText(closing, question)}` : '';
      const also = shared > 0 ? `, and ${durationInWords(shared)} that it shares with others` : '';
      return `${appLink(app)}${due}: ${own > 0 ? `about ${durationInWords(own)} of its own` : 'nothing of its own'}${also}`;
    }),
    next: `Next step: begin with what is due first all the same, and see the days in ${pages.plan}.`,
    source: PLAN,
  };
}

/** Whether the work fits, where the student has said their hours. */
export const whetherItFits = ({ plan, timeZone }: Question): string[] =>
  plan.weeks.some(({ available }) => available !== null)
    ? [verdictInWords(plan.verdict, { knowsHours: true, timeZone })]
    : [];

/** What the plan has for today beside essays, sending and what was told already, and whether the work fits. */
export function ofPlan(question: Question, told?: PlanItem): string[] {
  const { items, today } = question.plan;
  const errands = today.flatMap((id) => {
    const item = items.find((one) => one.id === id);
    return item && item.id !== told?.id && item.kind !== 'essay' && item.kind !== 'submit' ? [turnLink(item)] : [];
  });
  return [errands.length > 0 ? `For today your plan also has: ${listed(errands)}.` : '', ...whetherItFits(question)];
}

const AMOUNT = String.raw`(half an|half|an?|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|couple|few) (?:of )?(and a half )?(hours?|hrs?|minutes?|mins?)( and a half)?`;
const A_DAY = new RegExp(
  String.raw`\b${AMOUNT}(?: \w+){0,2} (?:days?|daily|nights?|evenings?|mornings?|after work|after school|afternoons?)\b`,
);
const A_WEEKEND = new RegExp(String.raw`\b${AMOUNT}(?: \w+){0,3} weekend\b`);
const A_WEEK = new RegExp(String.raw`\b${AMOUNT}(?: \w+){0,2} (?:weeks?|weekly)\b`);
const BARE_HOUR = /(?:^|(?<= ))(hours?) (?:a|per|each|every) (?:day|night|evening)\b/;
const DAYS_A_WEEK = 7;

/** The hours a day that a question names: "an hour a night", "30 min a day", "6 hours a week". */
function hoursADay(text: string): number | undefined {
  const week = A_WEEK.exec(text);
  const weekend = A_WEEKEND.exec(text);
  const [, amount = '', half, unit = '', halfAfter] = week ?? weekend ?? A_DAY.exec(text) ?? [];
  if (unit === '') return BARE_HOUR.test(text) ? 1 : undefined;
  const whole = amount.startsWith('half') ? 0.5 : /^an?$/.test(amount) ? 1 : numberOf(amount);
  const number = half || halfAfter ? whole + 0.5 : whole;
  return (unit.startsWith('min') ? number / 60 : number) / (week ? DAYS_A_WEEK : weekend ? 2 : 1);
}

/** The applications not sent that a question names, or the one that the last answer was about: "can I get that done in time". */
function appsIn(question: Question): Application[] {
  const named = appsOf(question).filter((app) => !isSubmitted(app));
  if (named.length > 0) return named;
  const { record, told, text } = question;
  if (!/\b(?:that|it|this|enough)\b/.test(text) || /\b(?:everything|all)\b/.test(text)) return [];
  const isTold = ({ id }: Application) =>
    told.includes(`${applicationPath(id)})`) ||
    record.essays.some((essay) => essay.appId === id && told.includes(`${workspacePath(essay.id)})`));
  const spokenOf = record.apps.filter(isTold);
  return spokenOf.length === 1 ? spokenOf.filter((app) => !isSubmitted(app)) : [];
}

/** Whether so many hours a day are enough for each date, with what is due before it. */
function fitsAll(question: Question, hours: number): Reply {
  const { record, plan } = question;
  const closings = openClosings(record.apps, question);
  const open = plan.items.filter(
    ({ state, minutes, waitingFor }) => state !== 'done' && waitingFor === 'student' && (minutes ?? 0) > 0,
  );
  const total = open.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const done = new Set<string>();
  let needed = 0;
  const lines = closings.map((closing) => {
    for (const item of open) {
      if (done.has(item.id) || !item.appIds.includes(closing.app.id)) continue;
      done.add(item.id);
      needed += item.minutes ?? 0;
    }
    const room = Math.max(0, daysLeftUntil(closing.due, question)) * hours * 60;
    return { ...closing, needed, room, fits: needed <= room };
  });
  const tight = lines.filter(({ fits }) => !fits);
  const pace =
    hours < 1 || hours % 0.5 !== 0
      ? `${Math.round(hours * DAYS_A_WEEK * 10) / 10} hours a week`
      : `${durationInWords(Math.round(60 * hours))} a day`;
  const [first] = tight;
  return {
    says: [
      `About ${durationInWords(total)} of your own work are left. At ${pace}, ${first ? (tight.length === lines.length ? '**it does not fit**' : '**it does not fit for all**') : '**it fits**'}:`,
    ],
    list: lines.map(
      ({ fits, needed: minutes, room, ...closing }) =>
        `${appLink(closing.app)}, ${closingText(closing, question)}: ${fits ? 'fits' : '**too tight**'}, ${durationInWords(minutes)} of work up to then, ${durationInWords(Math.round(room / 5) * 5)} of time`,
    ),
    next: first
      ? `Next step: find more hours before ${appLink(first.app)} closes; after it your pace can be slower. See the days in ${pages.plan}.`
      : `Next step: begin with what is due first, and enter your hours in ${pages.plan}.`,
    source: PLAN,
  };
}

/** "If I do an hour a day, can I finish Davis?" */
function fitsInHours(question: Question, hours: number | undefined): Reply {
  const apps = appsIn(question);
  const turns = question.plan.items.filter(
    ({ appIds, state, minutes, waitingFor }) =>
      state !== 'done' &&
      waitingFor === 'student' &&
      (minutes ?? 0) > 0 &&
      (apps.length === 0 || apps.some(({ id }) => appIds.includes(id))),
  );
  const minutes = turns.reduce((sum, item) => sum + (item.minutes ?? 0), 0);
  const closes = daysLeft(question, apps);
  const { name: day, to } = daysAsked(question.text, question);
  const isSooner = day.startsWith('by ') && to < (closes?.count ?? Infinity);
  const days = isSooner ? { count: to, name: day.slice(3) } : closes;
  const name = apps.length > 0 ? listed(apps.map(appLink)) : 'everything';
  const writing = turns.filter(({ kind }) => kind === 'essay').toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0));
  const need = hours === undefined ? undefined : Math.ceil(minutes / 60 / hours);
  const goal = days === undefined ? '' : ` You have ${inFigures(days.count, 'day')} until ${days.name}.`;
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
      `${verdict ? `${verdict}: f` : 'F'}or ${name} about ${durationInWords(minutes)} of your own work are left.${need === undefined ? '' : ` At ${durationInWords(Math.round(60 * (hours ?? 0)))} a day that takes ${inFigures(need, 'day')}.`}${goal}${need === undefined || (days && need > days.count) ? pace : ''}`,
    ],
    list: writing.slice(0, 5).map((item) => `${turnLink(item)}, about ${durationInWords(item.minutes ?? 0)}`),
    next: `Next step: begin with the longest one, and see the days in ${pages.plan}.`,
    source: PLAN,
  };
}

/** The days up to the soonest day on which one of those applications closes, by the college's own date where it is earlier. */
function daysLeft(question: Question, apps: readonly Application[]): { count: number; name: string } | undefined {
  const closings = openClosings(apps.length > 0 ? apps : question.record.apps, question);
  const chosen = apps.length > 0 ? closings[0] : closings.at(-1);
  if (!chosen) return undefined;
  const count = Math.max(0, daysLeftUntil(chosen.due, question));
  return {
    count,
    name: `${appLink(chosen.app)} closes${chosen.isCorrected ? ` on the college\u2019s own date, which is earlier than the one you saved` : ''}`,
  };
}

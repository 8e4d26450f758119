import { withClosings } from '#api/colleges/closings.ts';
import type { StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { daysUntil } from '#contract/dates.ts';
import { deadlinesOf, dueLine, undatedText, type Due } from '../due.ts';
import { appLink, isSent, isSubmitted, isUnsettled, mainEssayOf, supplementalsOf } from '../essays.ts';
import { dueText, isPast, titled, type Moment } from '../figures.ts';
import { listed } from '../markdown.ts';
import { essaysFor } from '../open-items.ts';
import { recordAbout, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { essayTask, overdueApps, settle } from '../tasks.ts';
import { beginnings, turnLine, turnsIn } from '../turns.ts';
import { answerReady, notAmong } from './colleges.ts';
import { ofPlan } from './fits.ts';
import { piqsMissing } from './piqs.ts';
import { worthMost } from './essays.ts';
import { tooLateDates } from './saved-dates.ts';

/** Days that a plan of the week covers, after today. */
const WEEK = 7;

/** "What should I work on this week?", "Plan my week." */
export function answerWeek(question: Question): Reply | Reply[] {
  if (question.strangers.length > 0) return notAmong(question);
  const about = recordAbout(question);
  // A college may close before the day that the student has saved.
  const record = { ...about, apps: withClosings(about.apps, question) };
  if (record.apps.length > 0 && record.apps.every(isSubmitted)) return answerReady(question);
  const open = deadlinesOf(record, question).filter(({ essay }) => !essay || !isSent(record, essay));
  const past = open.filter(({ due }) => isPast(due, question));
  const coming = open.filter(({ due }) => !isPast(due, question));
  const ofWeek = coming.filter(({ due }) => daysUntil(due, question.now, question.timeZone) <= WEEK);
  const turn = turnsIn(question).find(({ state }) => state !== 'late');
  const steps = turn
    ? [turnLine(turn)]
    : record.apps.length === 0
      ? beginnings(record).map((step) => `${titled(step)}.`)
      : [];
  const list = [
    ...lateApps(record, question),
    ...past.flatMap((item) => essayLine(item, question)),
    ...dueLines(ofWeek, record, question),
    ...(ofWeek.length === 0 ? steps : []),
  ];
  const reply = {
    says: [
      ofWeek.length > 0
        ? `Your next ${WEEK} days, in this order:`
        : nothingDue(coming[0], question, about !== question.record),
    ],
    list,
    ordered: list.length > 1,
    also: [
      ...(about === question.record ? ofPlan(question, ofWeek.length === 0 ? turn : undefined) : []),
      undatedText(record),
    ],
    next: worthMost(question),
  };
  const appsOfWeek = ofWeek.flatMap(({ app }) => app ?? []);
  return [...tooLateDates(about.apps, question), ...piqsMissing(question, appsOfWeek), reply];
}

/** @param ofSome whether the question is about some colleges only, while others may be due sooner */
function nothingDue(next: Due | undefined, moment: Moment, ofSome: boolean): string {
  const then = next
    ? `The next deadline${ofSome ? ' there' : ''} is ${dueLine(next, moment)}. What helps most until then:`
    : 'No later deadline is entered either. What helps most now:';
  return `Nothing is due ${ofSome ? 'there ' : ''}in the next ${WEEK} days. ${then}`;
}

function lateApps(record: StudentRecord, moment: Moment): string[] {
  const late = overdueApps(record, moment);
  const dates = late.map((app) => `${appLink(app)}, ${dueText(app.deadline ?? '', moment)}`);
  return late.length > 0 ? [`${listed(dates)}: ${late.length > 1 ? 'for each, ' : ''}${settle('it')}.`] : [];
}

/** "Finish [MIT: For fun](…) (90 of 200 words, 58 / 100), due tomorrow (Oct 21).", where the date is an essay's own. */
const essayLine = ({ essay, due }: Due, moment: Moment): string[] =>
  essay ? [`${titled(essayTask(essay))}, ${dueText(due, moment)}.`] : [];

/** One line for each date. An essay that has a line of its own is not named again with its college. */
function dueLines(dues: Due[], record: StudentRecord, moment: Question): string[] {
  const dated = dues.flatMap(({ essay }) => essay ?? []);
  const main = mainEssayOf(record);
  const first = dues.find(({ app, essay }) => app && !essay && essaysFor(record, app).some((one) => one === main));
  const needs = (app: Application, withMain: boolean) =>
    (withMain ? essaysFor(record, app) : supplementalsOf(record, app))
      .filter((essay) => isUnsettled(essay) && !dated.includes(essay))
      .toSorted((a, b) => a.words - b.words)
      .map(essayTask);
  return dues.flatMap((item) => {
    if (!item.app || item.essay) return essayLine(item, moment);
    const tasks = needs(item.app, item === first);
    const isShort = piqsMissing(moment, [item.app]).length > 0;
    const tail = isShort
      ? 'choose and write the answers that it still misses'
      : 'read it through once more and send it';
    return [`${dueLine(item, moment)}: ${listed(isShort ? [...tasks, tail] : tasks) || tail}.`];
  });
}

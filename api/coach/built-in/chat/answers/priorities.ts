import type { StudentRecord } from '#contract/ai.ts';
import { appLink, essayLink, isEmpty, isSent } from '../essays.ts';
import { dueClause, numberOf, titled, type Moment } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { recordAbout, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { ofPlan } from './fits.ts';
import { overdueApps, settle, taskSentence, taskLine, tasksOf, type Task } from '../tasks.ts';

const MOST_LATER = 4;

/** "What should I do first?", "I have two hours." */
export function answerFirst(question: Question): Reply {
  const record = recordAbout(question);
  const tasks = tasksOf(record, question);
  const late = overdueText(record, question);
  const hours = hoursIn(question.text);
  const shown = tasks.slice(0, hours === undefined ? 3 : hours <= 1 ? 1 : hours <= 3 ? 2 : 4);
  if (shown.length === 0) {
    return late === '' ? nothingLeft(record) : { says: [late], next: 'Nothing else waits for you.' };
  }
  const amount = shown.length === 1 ? 'one thing only' : 'no more than these';
  const opening = hours === undefined ? 'in this order' : `in that time, ${amount}`;
  return {
    says: [late, `${late === '' ? titled(opening) : `Then, ${opening}`}:`],
    ...inOrder(shown, question),
    also: hours === undefined && record === question.record ? ofPlan(question) : [],
    next: `${moreWait(tasks.length - shown.length)} Next step: open the first link and leave the rest closed.`.trim(),
  };
}

const inOrder = (tasks: Task[], moment: Moment): Pick<Reply, 'list' | 'ordered'> => ({
  list: tasks.map((task) => taskSentence(task, moment)),
  ordered: tasks.length > 1,
});

const moreWait = (tasks: number): string =>
  tasks > 0 ? `${counted(tasks, 'more thing waits', 'more things wait')} after that.` : '';

/** "What else?", "And after that?": what the last answer did not name. */
export function answerLater(question: Question): Reply {
  if (question.told === '') return answerFirst(question);
  const linksIn = (text: string) => text.match(/\]\([^)]*\)/g) ?? [];
  const told = new Set(linksIn(question.told));
  const tasks = tasksOf(recordAbout(question), question).filter(
    ({ what }) => !linksIn(what).every((link) => told.has(link)),
  );
  if (tasks.length === 0) {
    return {
      says: ['Beyond that I see nothing open.'],
      next: `Next step: rest, or look through ${pages.applications}.`,
    };
  }
  return {
    says: ['After that, in this order:'],
    ...inOrder(tasks.slice(0, MOST_LATER), question),
    next: moreWait(tasks.length - MOST_LATER) || 'That is all I see.',
  };
}

/** "Why that order?" */
export function explainFirst(question: Question): Reply {
  const [first] = tasksOf(question.record, question);
  return {
    says: [
      'I go by date: what is overdue, then what is due soonest. On one date, an empty essay comes before one that is too long, and that before one that needs finishing. What has no date comes last.',
      first ? `That puts this first: ${taskLine(first, question)}.` : '',
    ],
    next: 'If another one weighs more on you, do that. What counts is that one of them gets done today.',
  };
}

function overdueText(record: StudentRecord, moment: Moment): string {
  const late = overdueApps(record, moment);
  const [first] = late;
  if (!first?.deadline) return '';
  return late.length === 1
    ? `${appLink(first)} ${dueClause(first.deadline, moment)}: ${settle('it')}.`
    : `${listed(late.map(appLink))} are overdue. For each, ${settle('it')}.`;
}

function nothingLeft(record: StudentRecord): Reply {
  const unscored = record.essays.find((essay) => !isEmpty(essay) && essay.score === null && !isSent(record, essay));
  return {
    says: ['I see nothing open: the essays are final and what can be sent is submitted.'],
    next: unscored
      ? `Next step: score ${essayLink(unscored)} and read the remarks.`
      : `Next step: if you add another college in ${pages.applications}, I will sort its work in.`,
  };
}

/** The hours that a student says to have. */
function hoursIn(text: string): number | undefined {
  if (/\bhalf an hour\b/.test(text)) return 0.5;
  if (/\b(?:an|one) hour\b/.test(text)) return 1;
  const [, amount, unit] =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) ?(hours?|hrs?|h|minutes?|mins?)\b/.exec(text) ?? [];
  if (!amount || !unit) return /\b(?:weekend|afternoon|all day|whole day)\b/.test(text) ? 6 : undefined;
  return numberOf(amount) / (unit.startsWith('m') ? 60 : 1);
}

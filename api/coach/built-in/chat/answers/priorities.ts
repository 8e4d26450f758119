import type { StudentRecord } from '#contract/ai.ts';
import { appLink, essayLink, isEmpty, isSent } from '../essays.ts';
import { dueClause, titled, type Moment } from '../figures.ts';
import { counted, listed, pages } from '../markdown.ts';
import { recordAbout, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { overdueApps, settle, taskLine, tasksOf } from '../tasks.ts';
import { nothingYet } from './nothing.ts';
import { hasNothing } from './overall.ts';

const MOST_LATER = 4;

/** "What should I do first?", "I have two hours." */
export function answerFirst(question: Question): Reply {
  const record = recordAbout(question);
  if (hasNothing(question)) return nothingYet();
  const tasks = tasksOf(record, question);
  const late = overdueText(record, question);
  const hours = hoursIn(question.text);
  const most = hours === undefined ? 3 : hours <= 1 ? 1 : hours <= 3 ? 2 : 4;
  const shown = tasks.slice(0, most);
  const left = tasks.length - shown.length;
  if (shown.length === 0)
    return late === '' ? nothingLeft(record) : { says: [late], next: 'Nothing else waits for you.' };
  const opening =
    hours === undefined
      ? 'in this order'
      : shown.length === 1
        ? 'in that time, one thing only'
        : 'in that time, no more than these';
  return {
    says: [late, `${late === '' ? titled(opening) : `Then, ${opening}`}:`],
    list: shown.map((task) => `${titled(taskLine(task, question))}.`),
    ordered: shown.length > 1,
    next: `${left > 0 ? `${counted(left, 'more thing waits', 'more things wait')} after that. ` : ''}Next step: open the first link and leave the rest closed.`,
  };
}

/** "What else?", "And after that?": what the last answer did not name. */
export function answerLater(question: Question): Reply {
  if (question.told === '') return answerFirst(question);
  if (hasNothing(question)) return nothingYet();
  const linksIn = (text: string) => text.match(/\]\([^)]*\)/g) ?? [];
  const told = new Set(linksIn(question.told));
  const tasks = tasksOf(recordAbout(question), question).filter(
    ({ what }) => !linksIn(what).every((link) => told.has(link)),
  );
  const shown = tasks.slice(0, MOST_LATER);
  const left = tasks.length - shown.length;
  if (shown.length === 0)
    return {
      says: ['Beyond that I see nothing open.'],
      next: `Next step: rest, or look through ${pages.applications}.`,
    };
  return {
    says: ['After that, in this order:'],
    list: shown.map((task) => `${titled(taskLine(task, question))}.`),
    ordered: shown.length > 1,
    next: left > 0 ? `${counted(left, 'more thing waits', 'more things wait')} after that.` : 'That is all I see.',
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

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The hours that a question says there are. */
function hoursIn(text: string): number | undefined {
  if (/\bhalf an hour\b/.test(text)) return 0.5;
  if (/\b(?:an|one) hour\b/.test(text)) return 1;
  const [, amount, unit] =
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) ?(hours?|hrs?|h|minutes?|mins?)\b/.exec(text) ?? [];
  if (!amount || !unit) return /\b(?:weekend|afternoon|all day|whole day)\b/.test(text) ? 6 : undefined;
  const number = /^\d/.test(amount) ? Number(amount) : NUMBERS.indexOf(amount);
  return unit.startsWith('m') ? number / 60 : number;
}

import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import {
  appLink,
  essayLink,
  isEmpty,
  isSubmitted,
  isUnsettled,
  lengthText,
  mainEssayOf,
  overBy,
  scoreText,
  supplementalsOf,
} from './essays.ts';
import { dueText, isPast, timeOf, titled, type Moment } from './figures.ts';
import { counted, pages } from './markdown.ts';

/** One thing to do, as Markdown that begins in lower case, and the date by which it must be done. */
export interface Task {
  what: string;
  due: string | null;
  /** Among tasks of one date, the lower comes first. */
  order: number;
}

/** What is left to do, the soonest date first and what is empty before what is begun; not for overdue applications. */
export function tasksOf(record: StudentRecord, moment: Moment): Task[] {
  const late = overdueApps(record, moment);
  const open = record.apps.filter((app) => !isSubmitted(app) && !late.includes(app));
  const tasks = [...open.flatMap((app) => tasksFor(app, record)), ...mainTask(record, open)];
  if (record.apps.length === 0) {
    tasks.push({ what: `add your first college in ${pages.applications}`, due: null, order: 4 });
  }
  if (record.activities.length === 0) {
    tasks.push({ what: `add your first activity in ${pages.activities}`, due: null, order: 6 });
  }
  return tasks.sort((a, b) => timeOf(a.due) - timeOf(b.due) || a.order - b.order);
}

/** Applications that are not submitted and whose deadline has passed. */
export const overdueApps = ({ apps }: StudentRecord, moment: Moment): Application[] =>
  apps.filter((app) => !isSubmitted(app) && app.deadline !== null && isPast(app.deadline, moment));

/** What to do about an overdue application. */
export const settle = (link: string): string =>
  `if you have sent ${link}, mark it submitted; if not, check on the college's page whether it still takes it`;

/** "start [MIT: For fun](…) (empty, room for 200 words), due tomorrow (Oct 21)". */
export const taskLine = ({ what, due }: Pick<Task, 'what' | 'due'>, moment: Moment): string =>
  due === null ? what : `${what}, ${dueText(due, moment)}`;

/** The same as a sentence. */
export const taskSentence = (task: Pick<Task, 'what' | 'due'>, moment: Moment): string =>
  `${titled(taskLine(task, moment))}.`;

function tasksFor(app: Application, record: StudentRecord): Task[] {
  const { deadline } = app;
  if (deadline === null) {
    return [{ what: `look up the deadline of ${appLink(app)} on the college's page and set it`, due: null, order: 4 }];
  }
  const essays = supplementalsOf(record, app).filter(isUnsettled);
  return essays.length === 0
    ? [{ what: `read ${appLink(app)} through once more and send it`, due: deadline, order: 5 }]
    : essays.map((essay) => ({ what: essayTask(essay), due: essay.due ?? deadline, order: orderOf(essay) }));
}

/** The main essay is due with the first application that still needs it. */
function mainTask(record: StudentRecord, open: Application[]): Task[] {
  const main = mainEssayOf(record);
  if (!main || !isUnsettled(main)) return [];
  const dates = open.flatMap(({ deadline }) => deadline ?? []).sort((a, b) => Date.parse(a) - Date.parse(b));
  return [{ what: essayTask(main), due: dates[0] ?? null, order: orderOf(main) }];
}

const orderOf = (essay: ContextEssay): number => (isEmpty(essay) ? 1 : overBy(essay) > 0 ? 2 : 3);

/** "start [MIT: For fun](…) (empty, room for 200 words)". */
export function essayTask(essay: ContextEssay): string {
  if (isEmpty(essay)) return `start ${essayLink(essay)} (${lengthText(essay)})`;
  if (overBy(essay) > 0) return `cut ${essayLink(essay)} by ${counted(overBy(essay), 'word')}`;
  return `finish ${essayLink(essay)} (${lengthText(essay)}, ${scoreText(essay)})`;
}

/** What to do about an essay that is not final, or is empty or too long, as the end of "Next step: …". */
export function stepFor(essay: ContextEssay): string {
  const link = essayLink(essay);
  if (isEmpty(essay)) return `open ${link} and write three plain sentences that answer the prompt. They may be bad.`;
  if (overBy(essay) > 0) return `cut ${counted(overBy(essay), 'word')} from ${link}.`;
  return `finish ${link} and set it to final.`;
}

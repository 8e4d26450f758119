import type { PlanItem } from '#contract/plan.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { turnLine, turnsIn } from '../turns.ts';
import { nameOfActivity } from './activities.ts';
import { hasNothing } from './missing.ts';

/** The most minutes of a small task, and how many are offered. */
const SMALL = 15;
const MOST_OFFERED = 3;

const ERRANDS: ReadonlySet<PlanItem['kind']> = new Set(['ask', 'remind', 'requirement', 'portal', 'aid', 'duty']);

/** "I am too tired to write, is there anything small?", "What can I do in ten minutes?" */
export function answerSmallTasks(question: Question): Reply {
  const { record } = question;
  if (hasNothing(question)) {
    return {
      says: ['One small thing is enough. Any of these takes five minutes, and none is writing:'],
      list: [
        `add one college that you like, in ${pages.applications}`,
        `enter one thing that you do each week, a job or chores too, in ${pages.activities}`,
      ],
      next: 'Next step: do one of the two, then stop for tonight.',
    };
  }
  const errands = turnsIn(question).filter(
    ({ kind, minutes }) => ERRANDS.has(kind) && minutes !== null && minutes > 0 && minutes <= SMALL,
  );
  const unnamed = record.activities.find(({ organization }) => organization.trim() === '');
  const field = unnamed
    ? [`Say whose ${nameOfActivity(unnamed)} was, or that it was your own, in ${pages.activities}: about 2 minutes`]
    : [];
  const list = [...errands.slice(0, MOST_OFFERED - field.length).map(turnLine), ...field];
  return {
    says: [
      list.length > 0
        ? 'Yes: small, and no writing. Pick one:'
        : 'I see no small errand open: what is left is writing, and that can wait until you have rested.',
    ],
    list,
    next: 'Next step: one of these is enough for tonight. Rest is work too: you write better after sleep.',
  };
}

import { verdictInWords } from '#contract/plan/verdict-words.ts';
import { durationInWords } from '#contract/plan/words.ts';
import { listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { turnLink } from '../turns.ts';

export const PLAN = fromRecord('Plan');

/** "Can I finish everything in time?", "How many hours of work do I have left?" */
export function answerFits({ plan, timeZone }: Question): Reply {
  const { items, verdict, weeks } = plan;
  const left = items.reduce((sum, { minutes, state }) => (state === 'done' ? sum : sum + (minutes ?? 0)), 0);
  const knowsHours = weeks.length === 0 || weeks.some(({ available }) => available !== null);
  const ways = verdict.waysOut.map(({ says }) => says);
  return {
    says: [
      left > 0 ? `About ${durationInWords(left)} of your own work are left, as Laurel counts it.` : '',
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

import type { StudentRecord } from '#contract/ai.ts';
import { durationInWords } from '#contract/plan/words.ts';
import type { PlanItem } from '#contract/plan.ts';
import { abridge } from '../abridge.ts';
import { isUnsettled, mainEssayOf } from './essays.ts';
import { escapeMarkdown, pages } from './markdown.ts';
import { appsOf, type Question } from './question.ts';
import { essayTask } from './tasks.ts';

/** What the student could do now, in the order of the plan: for the colleges asked about, else for all. */
export function turnsIn(question: Question): PlanItem[] {
  const { items, turns } = question.plan;
  const named = appsOf(question);
  const byId = new Map(items.map((item) => [item.id, item]));
  return turns
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ appIds }) => named.length === 0 || named.some(({ id }) => appIds.includes(id)));
}

const LONGEST_TITLE = 120;

/** "[Write “For fun”](…)", under the title that it has in the plan. */
export const turnLink = ({ title, href }: PlanItem): string =>
  `[${escapeMarkdown(abridge(title, LONGEST_TITLE))}](${href.replace(/#.*/, '')})`;

/** "[Write “For fun”](…), about 3 hours. MIT closes tomorrow. 0 of 200 words are written." */
export const turnLine = (item: PlanItem): string =>
  `${turnLink(item)}${item.minutes ? `, about ${durationInWords(item.minutes)}` : ''}. ${escapeMarkdown(item.why)}`;

/** What to begin with before there is a college to plan for. */
export function beginnings(record: StudentRecord): string[] {
  const main = mainEssayOf(record);
  return [
    `add your first college in ${pages.applications}`,
    ...(main && isUnsettled(main) ? [essayTask(main)] : []),
    ...(record.activities.length === 0 ? [`add your first activity in ${pages.activities}`] : []),
  ];
}

/** What comes first in the plan, or before there is one, as the end of "Next step: …"; undefined where nothing is open. */
export function firstStep(question: Question): string | undefined {
  const [first] = turnsIn(question);
  if (first) return turnLink(first);
  return question.record.apps.length === 0 ? beginnings(question.record)[0] : undefined;
}

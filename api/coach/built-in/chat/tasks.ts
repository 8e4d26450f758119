import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { essayLink, isEmpty, isSubmitted, lengthText, overBy, scoreText } from './essays.ts';
import { isPast, type Moment } from './figures.ts';

/** Applications that are not submitted and whose deadline has passed. */
export const overdueApps = ({ apps }: StudentRecord, moment: Moment): Application[] =>
  apps.filter((app) => !isSubmitted(app) && app.deadline !== null && isPast(app.deadline, moment));

/** What to do about an overdue application. */
export const settle = (link: string): string =>
  `if you have sent ${link}, mark it submitted; if not, check on the college's page whether it still takes it`;

/** "start [MIT: For fun](…) (empty, room for 200 words)". */
export function essayTask(essay: ContextEssay): string {
  if (isEmpty(essay)) return `start ${essayLink(essay)} (${lengthText(essay)})`;
  if (overBy(essay) > 0) return `cut ${essayLink(essay)} by ${inFigures(overBy(essay), 'word')}`;
  return `finish ${essayLink(essay)} (${lengthText(essay)}, ${scoreText(essay)})`;
}

/** What to do about an essay that is not final, or is empty or too long, as the end of "Next step: …". */
export function stepFor(essay: ContextEssay): string {
  const link = essayLink(essay);
  if (isEmpty(essay)) return `open ${link} and write three plain sentences that answer the prompt. They may be bad.`;
  if (overBy(essay) > 0) return `cut ${inFigures(overBy(essay), 'word')} from ${link}.`;
  return `finish ${link} and set it to final.`;
}

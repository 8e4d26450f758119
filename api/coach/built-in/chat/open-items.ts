import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { withClosings } from '#api/colleges/closings.ts';
import type { Application } from '#contract/applications.ts';
import { leftOverIn } from './answers/left-over.ts';
import { asksForPiqs } from './answers/piqs.ts';
import { appLink, essayLink, isUnsettled, mainEssayOf, stateLine, supplementalsOf } from './essays.ts';
import { isPast, type Moment } from './figures.ts';
import type { Known } from './question.ts';
import { settle, stepFor } from './tasks.ts';

/** Something that is open or missing, and the step that settles it. Both are Markdown. */
export interface OpenItem {
  line: string;
  step: string;
}

/** The essays that a college reads: its supplementals and the main essay, which the University of California does not read. */
export function essaysFor(record: StudentRecord, app: Application): ContextEssay[] {
  const main = asksForPiqs(app) ? undefined : mainEssayOf(record);
  return [...supplementalsOf(record, app), ...(main ? [main] : [])];
}

/** Everything that keeps an application from being sent, as far as the record shows it, what to begin with first. */
export function openItems(
  app: Application,
  record: StudentRecord,
  known: Moment & Pick<Known, 'namesLeft'>,
): OpenItem[] {
  const link = appLink(app);
  const supplementals = supplementalsOf(record, app);
  const essays = essaysFor(record, app)
    .filter(isUnsettled)
    .sort((a, b) => a.words - b.words);
  const items = essays.map((essay) => ({ line: stateLine(essay), step: stepFor(essay) }));
  for (const { essay, place } of leftOverIn(supplementals, known)) {
    items.unshift({
      line: `${essayLink(essay)} names another college: ${place}`,
      step: `check in ${essayLink(essay)} whether you mean ${place}.`,
    });
  }
  const [{ deadline } = app] = withClosings([app], known);
  if (deadline !== null && isPast(deadline, known)) {
    items.unshift({ line: 'The deadline has passed', step: `${settle(link)}.` });
  }
  if (supplementals.length === 0) {
    const step = `check on the college's page which essays it asks for, and add them in ${link}.`;
    items.push({ line: 'No supplemental is listed', step });
  }
  if (app.deadline === null) {
    items.push({ line: 'No deadline is set', step: `look the date up on the college's page and set it in ${link}.` });
  }
  if (app.round === null) items.push({ line: 'No round is chosen', step: `choose the round in ${link}.` });
  return items;
}

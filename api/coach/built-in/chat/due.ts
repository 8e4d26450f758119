import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { daysUntil } from '#contract/dates.ts';
import { OVERDUE_DAYS } from '#contract/overview-record.ts';
import { openDeadlines } from '#contract/overview-of.ts';
import { appLink, essayLink, isSubmitted } from './essays.ts';
import { dueText, isPast, savedText, type Moment } from './figures.ts';
import { sentenceOf } from './markdown.ts';
import { withClosings } from '#api/colleges/closings.ts';

/** A deadline of an application that is not submitted, or a supplemental's own. */
export interface Due {
  app: Application | undefined;
  /** Undefined for the deadline of the application itself. */
  essay: ContextEssay | undefined;
  due: string;
}

/**
 * What is still due: soonest first, overdue up to 30 days. Where a college closes before the day that the student saved, its own
 * day counts.
 */
export function deadlinesOf({ apps, essays }: StudentRecord, moment: Moment): Due[] {
  return openDeadlines(withClosings(apps, moment))
    .filter(({ due }) => daysUntil(due, moment.now, moment.timeZone) >= -OVERDUE_DAYS)
    .map(({ due, application, supplemental }) => ({
      app: apps.find(({ id }) => id === application.id),
      essay: supplemental ? essays.find(({ id }) => id === supplemental.id) : undefined,
      due,
    }));
}

/** The soonest deadline that is still to come. */
export const nextDeadline = (record: StudentRecord, moment: Moment): Due | undefined =>
  deadlinesOf(record, moment).find(({ due }) => !isPast(due, moment));

/** "[Brown University](…), due tomorrow (Nov 22)", and what was saved where the college closes earlier: "; you saved Nov 30". */
export function dueLine(item: Due, moment: Moment): string {
  const { app, essay, due } = item;
  return `${dueLink(item)}, ${dueText(due, moment)}${app && !essay ? savedText(app, due, moment) : ''}`;
}

/** "No date yet: [Rice University](…).", or nothing. */
export const undatedText = ({ apps }: StudentRecord): string =>
  sentenceOf('No date yet', apps.filter((app) => app.deadline === null && !isSubmitted(app)).map(appLink));

export const dueLink = ({ app, essay }: Due): string => (essay ? essayLink(essay) : app ? appLink(app) : '');

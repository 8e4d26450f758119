import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { daysUntil } from '#contract/dates.ts';
import { OVERDUE_DAYS } from '#contract/overview-record.ts';
import { openDeadlines } from '#contract/overview-of.ts';
import { appLink, essayLink, isSubmitted } from './essays.ts';
import { dueText, isPast, type Moment } from './figures.ts';
import { sentenceOf } from './markdown.ts';

/** A deadline of an application that is not submitted, or a supplemental's own. */
export interface Due {
  app: Application | undefined;
  /** Undefined for the deadline of the application itself. */
  essay: ContextEssay | undefined;
  due: string;
}

/** What is still due, as the dashboard has it: soonest first, overdue up to 30 days. */
export function deadlinesOf({ apps, essays }: StudentRecord, { now, timeZone }: Moment): Due[] {
  return openDeadlines(apps)
    .filter(({ due }) => daysUntil(due, now, timeZone) >= -OVERDUE_DAYS)
    .map(({ due, application, supplemental }) => ({
      app: application,
      essay: supplemental ? essays.find(({ id }) => id === supplemental.id) : undefined,
      due,
    }));
}

/** The soonest deadline that is still to come. */
export const nextDeadline = (record: StudentRecord, moment: Moment): Due | undefined =>
  deadlinesOf(record, moment).find(({ due }) => !isPast(due, moment));

/** "[Brown University](…), due tomorrow (Nov 22)". */
export const dueLine = (item: Due, moment: Moment): string => `${dueLink(item)}, ${dueText(item.due, moment)}`;

/** "No date yet: [Rice University](…).", or nothing. */
export const undatedText = ({ apps }: StudentRecord): string =>
  sentenceOf('No date yet', apps.filter((app) => app.deadline === null && !isSubmitted(app)).map(appLink));

export const dueLink = ({ app, essay }: Due): string => (essay ? essayLink(essay) : app ? appLink(app) : '');

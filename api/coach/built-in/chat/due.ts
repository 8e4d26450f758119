import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import type { Application } from '#contract/applications.ts';
import { daysUntil } from '#contract/dates.ts';
import { OVERDUE_DAYS } from '#contract/plan.ts';
import { openDeadlines } from '#contract/planning.ts';
import { appLink, essayLink } from './essays.ts';
import { dueText, type Moment } from './figures.ts';
import { listed } from './markdown.ts';

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

/** "[Brown University](…), due tomorrow (Nov 22)". */
export const dueLine = (item: Due, moment: Moment): string => `${dueLink(item)}, ${dueText(item.due, moment)}`;

/** "No date yet: [Rice University](…).", or nothing. */
export function undatedText({ apps }: StudentRecord): string {
  const undated = apps.filter(({ deadline, status }) => deadline === null && status !== 'submitted');
  return undated.length > 0 ? `No date yet: ${listed(undated.map(appLink))}.` : '';
}

export const dueLink = ({ app, essay }: Due): string => (essay ? essayLink(essay) : app ? appLink(app) : '');

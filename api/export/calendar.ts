import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { ApplicationSummary } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { openDeadlines } from '#contract/overview-of.ts';
import { cleanText } from '#contract/text.ts';

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What is still due as an iCalendar file (RFC 5545). It says names and dates alone: no notes, no prompts, no essays. */
export function deadlinesCalendar({ apps }: { apps: ApplicationSummary[] }): string {
  const calendar = ical({
    prodId: '//Laurel//Deadlines//EN',
    name: 'Laurel deadlines',
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
    events: eventsOf(apps).map(({ id, name, due, updatedAt }) => ({
      id: `${id}@laurel`,
      stamp: updatedAt,
      summary: cleanText(name),
      // An instant without an end: calendars show the very minute, on its own day in the reader's zone.
      start: due,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ triggerBefore: 7 * DAY }, { triggerBefore: DAY }],
    })),
  });
  return `${calendar.toString()}\r\n`;
}

function eventsOf(apps: ApplicationSummary[]) {
  return openDeadlines(apps).map(({ due, application, supplemental }) => {
    const { id, updatedAt } = supplemental ?? application;
    const what = supplemental ? `${supplemental.title} (supplemental)` : roundName(application.round);
    return { id, updatedAt, due, name: `${application.college}: ${what}` };
  });
}

const roundName = (round: ApplicationSummary['round']) =>
  round === null || round === 'other' ? 'application' : roundNames[round];

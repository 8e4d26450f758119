import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { StudentRecord } from '#contract/ai.ts';
import { type Application, roundNames } from '#contract/applications.ts';
import { cleanText } from '#contract/text.ts';

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * What is still due as an iCalendar file (RFC 5545), soonest first: applications that are not submitted, and
 * supplementals with a date of their own that are not final. It says names and dates alone: no notes, no prompts, no essays.
 */
export function deadlinesCalendar({ apps }: Pick<StudentRecord, 'apps'>): string {
  const calendar = ical({
    prodId: '//Laurel//Deadlines//EN',
    name: 'Laurel deadlines',
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
    events: deadlinesOf(apps).map(({ id, name, due, updatedAt }) => ({
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

function deadlinesOf(apps: Application[]) {
  return apps
    .flatMap(({ id, college, round, deadline, status, updatedAt, supplementals }) => [
      ...(deadline && status !== 'submitted'
        ? [{ id, name: `${college}: ${roundName(round)}`, due: deadline, updatedAt }]
        : []),
      ...supplementals.flatMap(({ id, title, due, status, updatedAt }) =>
        due && status !== 'final' ? [{ id, name: `${college}: ${title} (supplemental)`, due, updatedAt }] : [],
      ),
    ])
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
}

const roundName = (round: Application['round']) =>
  round === null || round === 'other' ? 'application' : roundNames[round];

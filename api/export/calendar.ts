import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { ApplicationSummary } from '#contract/applications.ts';
import { calendarItems } from '#contract/plan/calendar-items.ts';
import type { PlanItem } from '#contract/plan.ts';
import { roundNames } from '#contract/round-names.ts';
import { openDeadlines } from '#contract/overview-of.ts';
import { cleanText } from '#contract/text.ts';

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

interface CalendarInput {
  apps: ApplicationSummary[];
  /** Of the student's plan. */
  items: readonly PlanItem[];
  now: Date;
}

interface CalendarEvent {
  id: string;
  name: string;
  due: string;
  /** When it was last changed. */
  stamp: string;
  /** Seconds before it at which a calendar reminds of it. */
  alarms: readonly number[];
}

/**
 * What is still due as an iCalendar file (RFC 5545): the deadlines, and what the plan says is to be done by a date. It says names and dates
 * alone: no notes, no prompts, no essays.
 */
export function deadlinesCalendar(input: CalendarInput): string {
  const calendar = ical({
    prodId: '//Laurel//Deadlines//EN',
    name: 'Laurel deadlines',
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
    events: eventsOf(input).map(({ id, name, due, stamp, alarms }) => ({
      id: `${id}@laurel`,
      stamp,
      summary: cleanText(name),
      // An instant without an end: calendars show the very minute, on its own day in the reader's zone.
      start: due,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: alarms.map((triggerBefore) => ({ triggerBefore })),
    })),
  });
  return `${calendar.toString()}\r\n`;
}

function eventsOf({ apps, items, now }: CalendarInput): CalendarEvent[] {
  const { events, essayIds } = calendarItems(items);
  const deadlines = openDeadlines(apps).flatMap(({ due, application, supplemental }): CalendarEvent[] => {
    // The plan tells of it under its own title.
    if (supplemental && essayIds.has(supplemental.id)) return [];
    const { id, updatedAt } = supplemental ?? application;
    const what = supplemental ? `${supplemental.title} (supplemental)` : roundName(application.round);
    return [{ id, stamp: updatedAt, due, name: `${application.college}: ${what}`, alarms: [7 * DAY, DAY] }];
  });
  const planned = events.map(({ id, title, due }) => {
    return { id, name: title, due, stamp: now.toISOString(), alarms: [DAY] };
  });
  return [...deadlines, ...planned].toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
}

const roundName = (round: ApplicationSummary['round']) =>
  round === null || round === 'other' ? 'application' : roundNames[round];

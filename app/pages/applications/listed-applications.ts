import { applicationStatuses, type CalendarEntry, deadlineState, type ListedApplication, statusOf } from '@laurel/ui';
import type { ApplicationSummary } from '#contract/applications.ts';
import { roundNames } from '#contract/round-names.ts';
import { whenDue } from '#contract/when-due.ts';
import { byDeadline, isOpen } from '#app/lib/applications-in-order.ts';
import { countedCapital, inWordsCapital } from '#contract/in-words.ts';
import { applicationPath } from '#app/paths.ts';

export function listedApplication(
  { id, college, round, status, decision, deadline }: ApplicationSummary,
  now: Date,
  timeZone: string,
): ListedApplication {
  return {
    id,
    college,
    round: round && roundNames[round],
    status: statusOf(status, applicationStatuses),
    accepted: decision === 'accepted',
    deadline: deadline === null ? null : whenDue(deadline, now, timeZone),
    href: applicationPath(id),
  };
}

/** The deadlines of applications for the calendar. Those of one day are in the order in which they close. */
export function calendarEntries(rows: readonly ApplicationSummary[], now: Date, today: string, timeZone: string) {
  return rows.toSorted(byDeadline).flatMap((application): CalendarEntry[] => {
    if (application.deadline === null) return [];
    const { id, college, decision } = application;
    const deadline = whenDue(application.deadline, now, timeZone);
    const sent = decision === 'accepted' ? 'accepted' : 'done';
    const state = isOpen(application) ? deadlineState(deadline, today) : sent;
    return [{ id, title: college, deadline, href: applicationPath(id), state }];
  });
}

/** How many applications there are, and how many are open: Eight colleges. Six still open. */
export function howThingsStand(applications: readonly ApplicationSummary[]) {
  const { length } = applications;
  if (length === 0) return null;
  const open = applications.filter(isOpen).length;
  return `${countedCapital(length, 'college')}. ${open === 0 ? 'All submitted.' : `${inWordsCapital(open)} still open.`}`;
}

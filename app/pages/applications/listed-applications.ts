import { applicationStatuses, type CalendarEntry, deadlineState, type ListedApplication, statusOf } from '@laurel/ui';
import type { Application } from '#contract/applications.ts';
import { calendarDayOf } from '#contract/dates.ts';
import { roundNames } from '#contract/round-names.ts';
import { closingTime } from '#app/lib/closing-time.ts';
import { inWordsCapital } from '#app/lib/in-words.ts';
import { applicationPath } from '#app/paths.ts';

const isOpen = ({ status }: { status: string }) => status !== 'submitted';

/** Applications as the list shows them: the open ones by deadline, those without one after them, then the submitted. */
export function listedApplications(rows: readonly Application[], timeZone: string): ListedApplication[] {
  return rows
    .map(({ id, college, round, status, deadline }) => ({
      id,
      college,
      round: round && roundNames[round],
      status: statusOf(status, applicationStatuses),
      deadline: deadline && calendarDayOf(deadline, timeZone),
      time: deadline && closingTime(deadline, timeZone),
      href: applicationPath(id),
    }))
    .toSorted(
      (a, b) =>
        Number(isOpen(b)) - Number(isOpen(a)) ||
        (a.deadline ?? '9').localeCompare(b.deadline ?? '9') ||
        a.college.localeCompare(b.college),
    );
}

/** The deadlines of applications, for the calendar. */
export function calendarEntries(applications: readonly ListedApplication[], today: string): CalendarEntry[] {
  return applications.flatMap((application) => {
    const { id, college, deadline, href } = application;
    if (!deadline) return [];
    return [
      { id, title: college, day: deadline, href, state: isOpen(application) ? deadlineState(deadline, today) : 'done' },
    ];
  });
}

/** How things stand, in a line: Eight colleges. Six still open. */
export function howThingsStand(applications: readonly ListedApplication[]) {
  const { length } = applications;
  if (length === 0) return null;
  const open = applications.filter(isOpen).length;
  const colleges = `${inWordsCapital(length)} ${length === 1 ? 'college' : 'colleges'}.`;
  return `${colleges} ${open === 0 ? 'All submitted.' : `${inWordsCapital(open)} still open.`}`;
}

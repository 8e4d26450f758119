import type { StudentRecord } from '#contract/ai.ts';
import type { ExportKind } from '#contract/exports.ts';
import { limits } from '#contract/limits.ts';
import { openDeadlines } from '#contract/overview-of.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { calendarItems } from '#contract/plan/calendar-items.ts';
import type { PlanItem } from '#contract/plan.ts';
import { recordOf } from '../answers.ts';
import { db, NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { planIn } from './plan.ts';

/** How every zip and every Word document begins. */
const zipped = new TextEncoder().encode('PK\u0003\u0004');

export const exportMocks = {
  createTicket(_input, { tickets }) {
    const ticket = db.newId('ticket');
    tickets.add(ticket);
    return { ticket };
  },
  exportZip({ query }) {
    redeem(query.ticket, 'zip');
    return { name: `laurel-${NOW.slice(0, 10)}.zip`, content: zipped };
  },
  exportDocument({ query }) {
    redeem(query.ticket, 'document');
    return { name: 'laurel-essays.docx', content: zipped };
  },
  createCalendar(_input, account, request) {
    account.calendarSecret = db.newId('calendar');
    account.calendarReadAt = null;
    return { url: addressOf(account.calendarSecret, request) };
  },
  deleteCalendar(_input, account) {
    account.calendarSecret = account.calendarReadAt = null;
  },
  readCalendarAddress: (_input, { calendarSecret, calendarReadAt }, request) => ({
    url: calendarSecret && addressOf(calendarSecret, request),
    active: calendarSecret !== null,
    readAt: calendarReadAt,
  }),
  readCalendar({ params: { feed } }) {
    const owner = found(db.accounts.find(({ calendarSecret }) => calendarSecret && feed === `${calendarSecret}.ics`));
    owner.calendarReadAt = NOW;
    return { name: 'laurel-deadlines.ics', content: calendarOf(recordOf(owner), planIn(owner).items) };
  },
} satisfies Mocks;

const addressOf = (secret: string, request: Request) => new URL(`/api/calendar/${secret}.ics`, request.url).href;

/** Uses a ticket up and notes the export; throws a 403 where there is none. */
function redeem(ticket: string, kind: ExportKind) {
  const owner = db.accounts.find(({ tickets }) => tickets.delete(ticket));
  if (!owner) throw new Problem(403, refusals.ticketRefused);
  owner.exported = [{ kind, at: NOW }, ...owner.exported].slice(0, limits.exportsNoted);
}

function calendarOf({ apps }: StudentRecord, items: readonly PlanItem[]) {
  const planned = calendarItems(items);
  const open = openDeadlines(apps).filter(
    ({ supplemental }) => !supplemental || !planned.essayIds.has(supplemental.id),
  );
  const events = [
    ...open.map(({ due, application, supplemental }) => ({
      id: (supplemental ?? application).id,
      due,
      title: [application.college, supplemental?.title].filter(Boolean).join(': '),
    })),
    ...planned.events,
  ].flatMap(({ id, due, title }) => [
    'BEGIN:VEVENT',
    `UID:${id}@laurel`,
    `DTSTAMP:${stamp(NOW)}`,
    `DTSTART:${stamp(due)}`,
    `SUMMARY:${escaped(title)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Laurel//Deadlines//EN', ...events, 'END:VCALENDAR', ''];
  return lines.join('\r\n');
}

/** `2026-11-10T15:00:00.000Z` as `20261110T150000Z`. */
const stamp = (instant: string) => instant.replace(/\.\d+|[-:]/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

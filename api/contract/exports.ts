import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from './dates.ts';
import { TimeZone } from './deadlines.ts';
import { endpoint } from './endpoint.ts';

/** What an export was: everything as a ZIP, all essays as a Word file, or a document in the student's own account. */
export const ExportKind = z.enum(['zip', 'document', 'google-docs']);
export type ExportKind = z.output<typeof ExportKind>;

const Ticket = z.object({ ticket: z.string() });
const query = z.object({ ticket: z.string().max(200).catch('') });

export const createTicket = endpoint('createTicket', {
  about: 'A ticket for one download within 60 seconds, for a new tab, where no bearer header travels.',
  status: 201,
  answer: Ticket,
});

export const exportZip = endpoint('exportZip', {
  about: 'Everything as files: data.json, which can be imported again, essays, tables and deadlines.',
  access: 'anyone',
  /** The tables tell times as the clock of that zone has them. */
  query: query.extend({ tz: TimeZone.catch(DEFAULT_TIME_ZONE) }),
  download: 'application/zip',
  problems: [403],
});

export const exportDocument = endpoint('exportDocument', {
  about:
    'All essays in one document: a Word file or, where Google is set up, a redirect (302) for consent to create it in the student’s own account.',
  access: 'anyone',
  query,
  download: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  redirects: true,
  problems: [403],
});

export const createCalendar = endpoint('createCalendar', {
  about: 'Makes the address of a calendar to subscribe to. An earlier address stops working.',
  status: 201,
  answer: z.object({ url: z.url() }),
});

export const deleteCalendar = endpoint('deleteCalendar', {
  about: 'Switches the calendar off: its address stops working.',
});

export const readCalendarAddress = endpoint('readCalendarAddress', {
  about:
    'The address of the calendar, where there is one that can be shown, and when it was read last, to the hour. An address that was made before addresses were kept can’t be shown: `url` is then null and `active` true.',
  answer: z.object({ url: z.url().nullable(), active: z.boolean(), readAt: z.iso.datetime().nullable() }),
});

export const readCalendar = endpoint('readCalendar', {
  about: 'The deadlines as an iCalendar file, for whoever knows the address. `feed` is the secret with `.ics`.',
  access: 'anyone',
  download: 'text/calendar; charset=utf-8',
});

import { and, eq, gt, lte } from 'drizzle-orm';
import { HOUR } from '#contract/dates.ts';
import type { ExportKind } from '#contract/exports.ts';
import { limits } from '#contract/limits.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { isFull } from '../db/client.ts';
import { tickets, users } from '../db/schema.ts';
import { deadlinesCalendar } from '../export/calendar.ts';
import type { ExportTask } from '../export/export-worker.ts';
import { makeExport } from '../export/make.ts';
import { limitHeavyWork } from '../heavy-requests.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { noteExport } from './access.ts';
import { listApplications } from './applications.ts';
import { startDocument } from './google.ts';
import { allOrigins } from './origins.ts';
import { readPlan } from './plan.ts';
import { listPeople } from './people.ts';
import { loadRecord } from './record.ts';
import { listRequirements } from './requirements.ts';
import { allSheets } from './sheets.ts';
import { storedRows } from './stored-rows.ts';
import { ownUser, readMe } from './users.ts';

/** A ticket for one download: good for 60 seconds, and once. */
export async function createTicket({ db, clock, rateLimits, studentId }: StudentContext) {
  await rateLimits.count('exportsByStudent', studentId);
  const [ticket, now] = [randomToken(), clock()];
  const expiresAt = new Date(now.getTime() + limits.ticketSeconds * 1000);
  await db.batch([
    db.delete(tickets).where(and(eq(tickets.userId, studentId), lte(tickets.expiresAt, now))),
    db.insert(tickets).values({ hash: hashToken(ticket), userId: studentId, expiresAt }),
  ]);
  return { ticket };
}

export async function exportZip(visitor: VisitorContext, { query }: Input<'exportZip'>) {
  const context = await redeem(visitor, query.ticket);
  const now = context.clock();
  const content = await makeOwnExport(context, 'zip', async () => {
    const [user, record, requirements, people, plan, rows, sheets, origins] = await Promise.all([
      readMe(context),
      loadRecord(context),
      listRequirements(context),
      listPeople(context),
      readPlan(context),
      storedRows(context),
      allSheets(context),
      allOrigins(context),
    ]);
    return {
      kind: 'archive',
      input: { user, record, requirements, people, items: plan.items, rows, sheets, origins, now, timeZone: query.tz },
    };
  });
  return { name: `laurel-${now.toISOString().slice(0, 10)}.zip`, content };
}

export async function exportDocument(visitor: VisitorContext, { query }: Input<'exportDocument'>) {
  const context = await redeem(visitor, query.ticket);
  if (context.google) return startDocument(context, context.google);
  const content = await makeOwnExport(context, 'document', async () => {
    const [user, { essays }] = await Promise.all([readMe(context), loadRecord(context)]);
    return { kind: 'document', input: [essays, { student: user.name }] };
  });
  return { name: 'laurel-essays.docx', content };
}

/** Makes the file of a task in the student's queue of heavy requests, and notes the export. */
async function makeOwnExport(context: StudentContext, kind: ExportKind, task: () => Promise<ExportTask>) {
  const { studentId: id, signal } = context;
  const caller = { id, kind: 'student', signal: signal() } as const;
  const content = await limitHeavyWork(id, async () => makeExport(await task(), caller));
  await noteExport(context, kind);
  return content;
}

/** Makes or replaces the address of the student's calendar. Its secret is stored, so that it can be shown again. */
export async function createCalendar(context: StudentContext) {
  const secret = randomToken();
  await setCalendar(context, secret);
  return { url: calendarUrl(secret, context.publicUrl) };
}

export const deleteCalendar = (context: StudentContext) => setCalendar(context, null);

async function setCalendar({ db, studentId }: StudentContext, calendarSecret: string | null) {
  const calendarHash = calendarSecret && hashToken(calendarSecret);
  await db.update(users).set({ calendarHash, calendarSecret, calendarReadAt: null }).where(eq(users.id, studentId));
}

const calendarUrl = (secret: string, publicUrl: string) => new URL(`/api/calendar/${secret}.ics`, publicUrl).href;

export async function readCalendarAddress(context: StudentContext) {
  const { calendarHash, calendarSecret, calendarReadAt } = await ownUser(context);
  return {
    url: calendarSecret && calendarUrl(calendarSecret, context.publicUrl),
    active: calendarHash !== null,
    readAt: calendarReadAt,
  };
}

export async function readCalendar(visitor: VisitorContext, { params: { feed } }: Input<'readCalendar'>) {
  const { db, clock, rateLimits, address } = visitor;
  await rateLimits.count('calendarReadsByAddress', address);
  const calendarHash = hashToken(/^([\w-]+)\.ics$/.exec(feed)?.[1] ?? '');
  const ofThisAddress = eq(users.calendarHash, calendarHash);
  const owner = found(
    await db.query.users.findFirst({ columns: { id: true, calendarReadAt: true }, where: ofThisAddress }),
  );
  const context = { ...visitor, studentId: owner.id };
  const [apps, { items }] = await limitHeavyWork(owner.id, () =>
    Promise.all([listApplications(context), readPlan(context)]),
  );
  const now = clock();
  // That a calendar reads it is noted once an hour at most, and a full disk must not keep it from being read.
  if (!owner.calendarReadAt || now.getTime() - Date.parse(owner.calendarReadAt) > HOUR)
    await db
      .update(users)
      .set({ calendarReadAt: now.toISOString() })
      // Another address may have taken its place meanwhile.
      .where(ofThisAddress)
      .catch((error: unknown) => {
        if (!isFull(error)) throw error;
      });
  return { name: 'laurel-deadlines.ics', content: deadlinesCalendar({ apps, items, now }) };
}

/** Uses a ticket up, in one statement, so that it opens only one download however many requests try it at once. */
async function redeem(visitor: VisitorContext, ticket: string): Promise<StudentContext> {
  const { db, clock } = visitor;
  const [used] = await db
    .delete(tickets)
    .where(and(eq(tickets.hash, hashToken(ticket)), gt(tickets.expiresAt, clock())))
    .returning({ userId: tickets.userId });
  if (!used) throw new Problem(403, refusals.ticketRefused);
  return { ...visitor, studentId: used.userId };
}

import { and, eq, gt, lte } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, StudentContext, VisitorContext } from '../context.ts';
import { tickets, users } from '../db/schema.ts';
import { deadlinesCalendar } from '../export/calendar.ts';
import { makeExport } from '../export/make.ts';
import { hashToken, randomToken } from '../tokens.ts';
import { listApplications } from './applications.ts';
import { startDocument } from './google.ts';
import { loadRecord } from './record.ts';
import { storedRows } from './stored-rows.ts';
import { readMe } from './users.ts';

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
  const [user, record, rows] = await Promise.all([readMe(context), loadRecord(context), storedRows(context)]);
  const content = await makeExport({ kind: 'archive', input: { user, record, rows, now } }, callerOf(context));
  return { name: `laurel-${now.toISOString().slice(0, 10)}.zip`, content };
}

export async function exportDocument(visitor: VisitorContext, { query }: Input<'exportDocument'>) {
  const context = await redeem(visitor, query.ticket);
  if (context.google) return startDocument(context, context.google);
  const [user, { essays }] = await Promise.all([readMe(context), loadRecord(context)]);
  const content = await makeExport({ kind: 'document', input: [essays, { student: user.name }] }, callerOf(context));
  return { name: 'laurel-essays.docx', content };
}

/** Makes the address of the student's calendar, or replaces it; only a hash of its secret is kept. */
export async function createCalendar({ db, publicUrl, studentId }: StudentContext) {
  const secret = randomToken();
  await db
    .update(users)
    .set({ calendarHash: hashToken(secret) })
    .where(eq(users.id, studentId));
  return { url: new URL(`/api/calendar/${secret}.ics`, publicUrl).href };
}

export async function readCalendar(visitor: VisitorContext, { params: { feed } }: Input<'readCalendar'>) {
  const { db } = visitor;
  const secret = /^([\w-]+)\.ics$/.exec(feed)?.[1];
  const owner = secret
    ? await db.query.users.findFirst({ columns: { id: true }, where: eq(users.calendarHash, hashToken(secret)) })
    : undefined;
  if (!owner) throw new Problem(404, sentences.notFound);
  const apps = await listApplications({ ...visitor, studentId: owner.id });
  return { name: 'laurel-deadlines.ics', content: deadlinesCalendar({ apps }) };
}

const callerOf = ({ studentId, signal }: StudentContext) =>
  ({ id: studentId, kind: 'student', signal: signal() }) as const;

/** Uses a ticket up: one statement, so that it opens one download however often it is tried at once. */
async function redeem(visitor: VisitorContext, ticket: string): Promise<StudentContext> {
  const { db, clock } = visitor;
  const [used] = await db
    .delete(tickets)
    .where(and(eq(tickets.hash, hashToken(ticket)), gt(tickets.expiresAt, clock())))
    .returning({ userId: tickets.userId });
  if (!used) throw new Problem(403, sentences.ticketRefused);
  return { ...visitor, studentId: used.userId };
}

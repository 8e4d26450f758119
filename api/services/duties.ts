import { asc, eq, sql } from 'drizzle-orm';
import type { Duty } from '#contract/duties.ts';
import { dutiesOf } from '#contract/duties-of.ts';
import { found } from '#contract/problem.ts';
import { findCollege } from '../colleges/directory.ts';
import { duties } from '../colleges/required.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications } from '../db/schema.ts';

/** What an application asks of the student once it was sent in a binding round, or answered. */
export async function listDuties(
  { db, studentId }: StudentContext,
  { params: { appId } }: Input<'listDuties'>,
): Promise<Duty[]> {
  const rows = await db.query.applications.findMany({
    columns: { id: true, college: true, round: true, status: true, decision: true },
    where: eq(applications.userId, studentId),
    orderBy: [asc(applications.createdAt), sql`rowid`],
  });
  const application = found(rows.find(({ id }) => id === appId));
  const others = rows.filter((row) => row !== application);
  return dutiesOf(duties, application, others, findCollege(application.college)?.ipeds);
}

import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { StudentContext } from '../context.ts';
import { activities, applications, essays, honors, people, requirements } from '../db/schema.ts';

const tables = { activities, applications, essays, honors, people, requirements };
type TableName = keyof typeof tables;

/** How many rows a student may have; of essays and requirements, how many of one application. */
const rowLimits: Record<TableName, number> = { ...limits, essays: limits.supplementals };

/** Throws a 400 where `more` rows of a table would be more than a student may have. */
export async function checkRowLimit(
  { db, studentId }: StudentContext,
  name: TableName,
  { more = 1, appId }: { more?: number; appId?: string } = {},
) {
  const table = tables[name];
  const ofApplication = appId !== undefined && 'appId' in table ? eq(table.appId, appId) : undefined;
  // What a college asks for is no row that the student added.
  const added = table === requirements ? eq(requirements.own, true) : undefined;
  const rows = await db.$count(table, and(eq(table.userId, studentId), ofApplication, added));
  if (rows + more > rowLimits[name]) throw new Problem(400, refusals.roomFor(rowLimits[name]));
}

/** The condition for the student's own row of that id. */
export const ownRow = (table: (typeof tables)[TableName], { studentId }: StudentContext, id: string) =>
  and(eq(table.userId, studentId), eq(table.id, id))!;

/** What every new row of a student begins with. */
export function newRow({ clock, studentId }: StudentContext) {
  const now = clock().toISOString();
  return { id: randomUUID(), userId: studentId, createdAt: now, updatedAt: now };
}

/** The order of applications: the soonest deadline first, those without one last. */
export const soonestFirst = [
  sql`${applications.deadline} is null`,
  asc(applications.deadline),
  asc(applications.createdAt),
  sql`${applications}.rowid`,
];

export const newestFirst = (table: typeof activities | typeof honors) => [desc(table.createdAt), desc(sql`rowid`)];

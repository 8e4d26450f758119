import { and, eq, type SQL } from 'drizzle-orm';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { StudentContext } from '../context.ts';
import type { activities, applications, essays, honors } from '../db/schema.ts';

type Owned = typeof activities | typeof applications | typeof essays | typeof honors;

/** Throws a 400 where the student has no room for so many more rows of a table. The limits are far from anybody's need. */
export async function makeRoom(
  { db, studentId }: StudentContext,
  table: Owned,
  most: number,
  { more = 1, among }: { more?: number; among?: SQL } = {},
) {
  const rows = await db.$count(table, and(eq(table.userId, studentId), among));
  if (rows + more > most) throw new Problem(400, sentences.roomFor(most));
}

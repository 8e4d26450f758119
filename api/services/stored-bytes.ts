import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { StudentContext } from '../context.ts';
import { versions } from '../db/schema.ts';
import { ownedTables } from './stored-rows.ts';

/** Roughly how many bytes a row takes beside its texts: numbers, times, and its places in the indexes. */
const ROW = 200;

/** Bytes of the texts of one row. Only lengths are read, so it costs the same however long the texts are. */
function textBytes(owner: SQLiteColumn) {
  const texts = Object.values(getTableColumns(owner.table)).filter((column) => column.getSQLType() === 'text');
  return sql.join(
    texts.map((column) => sql`ifnull(octet_length(${column}), 0)`),
    sql` + `,
  );
}

/** What readers write has limits of its own, so that nobody with a link can fill up a student's account. */
const { comments, ...countedTables } = ownedTables;

/** How many bytes the rows of a student take. */
export async function storedBytes({ db, studentId }: StudentContext): Promise<number> {
  const sums = Object.values(countedTables).map(
    (owner) =>
      sql`(select ifnull(sum(${ROW} + ${textBytes(owner)}), 0) from ${owner.table} where ${eq(owner, studentId)})`,
  );
  const row = await db.get<{ bytes: number }>(sql`select ${sql.join(sums, sql` + `)} as bytes`);
  return row.bytes;
}

/** How many bytes the requests that this process works on may be about to store, by student. */
const underWay = new Map<string, number>();

/**
 * Runs a request that may store as many bytes as its body has. Throws a 413 where the student would then take more than
 * `limits.storedBytes`. Before that, the oldest versions of essays are deleted, so that a student who has written for years
 * can go on; where even deleting all of them would not help, they stay. Requests at the same moment count for each other.
 */
export async function withinQuota<T>(context: StudentContext, bodyBytes: number, work: () => Promise<T>) {
  const { studentId } = context;
  const before = underWay.get(studentId) ?? 0;
  underWay.set(studentId, before + bodyBytes);
  try {
    const missing = (await storedBytes(context)) + before + bodyBytes - limits.storedBytes;
    if (missing > 0 && !(await deleteOldestVersions(context, missing))) throw new Problem(413, refusals.accountFull);
    return await work();
  } finally {
    const left = underWay.get(studentId)! - bodyBytes;
    if (left > 0) underWay.set(studentId, left);
    else underWay.delete(studentId);
  }
}

/** Deletes the oldest versions without a score until so many bytes are free. Answers false, deleting none, where they are too few. */
async function deleteOldestVersions({ db, studentId }: StudentContext, bytes: number) {
  const size = sql`${ROW} + octet_length(${versions.text}) + ifnull(octet_length(${versions.origins}), 0)`;
  const older = sql`sum(${size}) over (order by ${versions.savedAt}, rowid rows between unbounded preceding and 1 preceding)`;
  const unscored = and(eq(versions.userId, studentId), isNull(versions.score));
  const { rowsAffected } = await db.delete(versions).where(
    sql`${versions.id} in (
      select id from (select ${versions.id} as id, ifnull(${older}, 0) as freed from ${versions} where ${unscored})
      where freed < ${bytes} and (select sum(${size}) from ${versions} where ${unscored}) >= ${bytes})`,
  );
  return rowsAffected > 0;
}

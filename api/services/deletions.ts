import { and, type Column, eq, getTableColumns, getTableName, lte, type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Input, StudentContext } from '../context.ts';
import type { Db } from '../db/client.ts';
import {
  activities,
  applications,
  comments,
  deletedRows,
  essays,
  honors,
  people,
  requirements,
  sharedTexts,
  shares,
  versions,
} from '../db/schema.ts';
import { checkRowLimit } from './own-rows.ts';

/** The tables whose rows can be deleted and brought back, each after those that it refers to. */
const tables = [
  applications,
  essays,
  versions,
  shares,
  sharedTexts,
  comments,
  requirements,
  activities,
  honors,
  people,
] as const;

interface Rows {
  table: (typeof tables)[number];
  where: SQL;
}

/**
 * Deletes a row of the student and the rows that belong to it, and stores them for as long as the deletion may be undone.
 * Throws a 404 where there is no such row.
 * @param rows the row itself first, then what belongs to it, each after what it refers to
 */
export async function deleteWhole({ db, clock }: StudentContext, id: string, rows: readonly Rows[]) {
  const now = clock().getTime();
  const results = await db.batch([
    deleteExpiredRows(db, now),
    ...rows.map(({ table, where }) =>
      // Values by the columns of `deletedRows`, in their order.
      db.insert(deletedRows).select(sql`
        select id, user_id, ${id}, ${getTableName(table)}, ${now}, json_object(${list(
          Object.entries(getTableColumns(table)).flatMap(([name, column]) => [sql`${name}`, sql`${column}`]),
        )})
        from ${table} where ${where}`),
    ),
    ...rows.toReversed().map(({ table, where }) => db.delete(table).where(where)),
  ]);
  if (results.at(-1)?.rowsAffected === 0) throw new Problem(404, refusals.notFound);
}

/** The statement that deletes what was deleted too long ago to come back. */
export function deleteExpiredRows(db: Db, now: number) {
  return db.delete(deletedRows).where(lte(deletedRows.deletedAt, new Date(now - undoTime).toISOString()));
}

/** Undoes a whole deletion. The application of a supplemental or a requirement must still be there. */
export async function restoreDeleted(context: StudentContext, { params }: Input<'restoreDeleted'>) {
  const { db, clock, studentId } = context;
  const id = params.deletedId;
  const its = and(eq(deletedRows.userId, studentId), eq(deletedRows.deletedWith, id))!;
  const row = await db.query.deletedRows.findFirst({ where: and(its, eq(deletedRows.id, id)) });
  if (!row || Date.parse(row.deletedAt) <= clock().getTime() - undoTime) throw new Problem(404, refusals.notFound);

  const belongs = row.ofTable === getTableName(essays) || row.ofTable === getTableName(requirements);
  const appId = belongs ? (JSON.parse(row.row) as { appId: string }).appId : undefined;
  await checkRowLimit(context, row.ofTable as Parameters<typeof checkRowLimit>[1], { appId });
  const hasPlace = appId === undefined ? sql`true` : sql`exists (select 1 from applications where id = ${appId})`;
  const [first, ...others] = tables.map((table) => {
    const columns = Object.entries<Column>(getTableColumns(table));
    return db.insert(table).select(sql`
      select ${list(columns.map(([name, column]) => storedValue(name, column)))}
      from ${deletedRows} where ${its} and of_table = ${getTableName(table)} and ${hasPlace}`);
  });
  const results = await db.batch([first!, ...others, db.delete(deletedRows).where(and(its, hasPlace))]);
  if (results.at(-1)?.rowsAffected === 0) throw new Problem(404, refusals.notFound);
  return { id };
}

/** What a deleted row has in a column; its default where the row was deleted before there was that column. */
function storedValue(name: string, column: Column) {
  const value = sql`json_extract(row, ${`$.${name}`})`;
  return column.notNull && column.default !== undefined
    ? sql`coalesce(${value}, ${sql.param(column.default, column)})`
    : value;
}

/** The condition that the student has deleted nothing that can still be brought back. */
export const nothingToBringBack = (studentId: string): SQL =>
  sql`not exists (select 1 from ${deletedRows} where ${deletedRows.userId} = ${studentId})`;

const undoTime = limits.undoMinutes * 60_000;

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

import { eq, getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { StudentContext } from '../context.ts';
import * as schema from '../db/schema.ts';

/** The tables with a student's rows, and the column that says whose each is. */
export const ownedTables = {
  users: schema.users.id,
  sessions: schema.sessions.userId,
  identities: schema.identities.userId,
  applications: schema.applications.userId,
  essays: schema.essays.userId,
  versions: schema.versions.userId,
  people: schema.people.userId,
  requirements: schema.requirements.userId,
  planSettings: schema.planSettings.userId,
  planMarks: schema.planMarks.userId,
  sheetMarks: schema.sheetMarks.userId,
  reminders: schema.reminders.userId,
  activities: schema.activities.userId,
  honors: schema.honors.userId,
  shares: schema.shares.userId,
  sharedTexts: schema.sharedTexts.userId,
  comments: schema.comments.userId,
  exportsMade: schema.exportsMade.userId,
  deletedRows: schema.deletedRows.userId,
} satisfies Partial<Record<keyof typeof schema, SQLiteColumn>>;

/** Columns that no export has: they say nothing of the student, and only prove that somebody knows a secret. */
const secrets = new Set<SQLiteColumn>([
  schema.users.passwordHash,
  schema.users.calendarHash,
  schema.users.calendarSecret,
  schema.sessions.tokenHash,
  schema.reminders.token,
  schema.shares.tokenHash,
]);

export type StoredRows = Record<keyof typeof ownedTables, Record<string, unknown>[]>;

/** Everything that is stored of a student, row by row as it is stored, without secrets. */
export async function storedRows({ db, studentId }: StudentContext): Promise<StoredRows> {
  const read = async ([name, owner]: [string, SQLiteColumn]) => {
    const table: SQLiteTable = owner.table;
    const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !secrets.has(column));
    return [name, await db.select(Object.fromEntries(columns)).from(table).where(eq(owner, studentId))];
  };
  return Object.fromEntries(await Promise.all(Object.entries(ownedTables).map(read))) as StoredRows;
}

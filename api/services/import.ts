import { randomUUID } from 'node:crypto';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type ImportRow, importRows, type ImportType } from '#contract/import.ts';
import { importKey, previewRows, withoutDuplicates } from '#contract/import-preview.ts';
import { type Insertion, recordOf } from '#contract/origins/record.ts';
import { found } from '#contract/problem.ts';
import type { NewSupplemental } from '#contract/supplementals.ts';
import { countWords } from '#contract/words.ts';
import { collegeKey, findCollege } from '../colleges/directory.ts';
import type { Input, StudentContext } from '../context.ts';
import { activities, applications, essays, honors, users } from '../db/schema.ts';
import { readEssayFile as readFile } from '../essay-file/read.ts';
import { type Changes, isMain, saveStatements } from './essay-rows.ts';
import { originsBefore, originsOfSave } from './origins-of-save.ts';
import { checkRowLimit } from './own-rows.ts';

const tables = { activities, honors, apps: applications };

/** What an import would do: duplicates of stored rows or of rows before, and what is wrong with a row. */
export async function previewImport(context: StudentContext, { body: { type, rows } }: Input<'previewImport'>) {
  return previewRows(type, rows, await storedKeys(context, type), keyOfCollege);
}

/** Imports all rows that are no duplicates, or none. With type essays it sets the main essay. */
export async function commitImport(context: StudentContext, { body }: Input<'commitImport'>) {
  if (body.type === 'essays') return commitEssay(context, body.items[0]!);
  // A further round follows another import that came in between. That one made progress, so this ends.
  for (;;) {
    const keys = await storedKeys(context, body.type);
    const fresh = withoutDuplicates(body.type, body.items as ImportRow[], keys, keyOfCollege);
    await checkRowLimit(context, getTableName(tables[body.type]), { more: fresh.length });
    if (fresh.length === 0 || (await insert(context, body.type, fresh, keys.length)))
      return { ok: true as const, inserted: fresh.length, skipped: body.items.length - fresh.length };
  }
}

async function commitEssay(context: StudentContext, essay: Changes) {
  const { db, rateLimits, studentId } = context;
  await rateLimits.count('replacementsByStudent', studentId);
  const { text = '' } = essay;
  const before = found(await originsBefore(context, isMain));
  const insertions: Insertion[] = [{ kind: 'pasted', from: 'import', text }];
  const origins = await originsOfSave(context, before, { text, keepReplaced: true, insertions });
  await db.batch([
    ...saveStatements(context, isMain, { ...essay, keepReplaced: true, origins }),
    db.update(users).set({ onboarded: true }).where(eq(users.id, studentId)),
  ]);
  return { ok: true as const, inserted: 1, skipped: 0 };
}

export async function readEssayFile(context: StudentContext, { file }: Input<'readEssayFile'>) {
  const { rateLimits, studentId, signal } = context;
  await rateLimits.count('uploadsByStudent', studentId);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { text: await readFile(bytes, { id: studentId, kind: 'student', signal: signal() }) };
}

/** Two names of a college that the directory knows are one college. */
function keyOfCollege(college: string) {
  return collegeKey(findCollege(college)?.name ?? college);
}

async function storedKeys({ db, studentId }: StudentContext, type: ImportType) {
  const table = tables[type];
  const rows = await db.select().from(table).where(eq(table.userId, studentId));
  return rows.map((row) => importKey(type, row, keyOfCollege));
}

/** The fields of a row that are stored, each in the column of its name. */
const fields = {
  activities: ['id', ...Object.keys(importRows.activities.shape)],
  honors: ['id', ...Object.keys(importRows.honors.shape)],
  apps: ['id', 'college', 'status', 'round', 'deadline', 'decision', 'notes', 'submittedAt'],
  supplementals: ['id', 'appId', 'title', 'prompt', 'wordLimit', 'kind', 'status', 'due', 'words', 'origins', 'text'],
};

/**
 * Inserts rows in one batch, provided that the student has still as many as were compared with; whether it did. So the
 * same import sent twice at once is imported once. Each row has a later millisecond than the one before, because a row that is deleted and
 * brought back keeps its place by it.
 */
async function insert(context: StudentContext, type: ImportType, rows: ImportRow[], compared: number) {
  const { db, clock, studentId } = context;
  const now = clock().getTime();
  const withIds = rows.map((row) => ({ ...row, id: randomUUID() }));
  const supplementals = withIds.flatMap((row) =>
    'supplementals' in row
      ? row.supplementals.map((supplemental) => essayRow(supplemental, row.id, clock().toISOString()))
      : [],
  );
  const insertAll = (into: SQLiteTable, names: string[], list: object[], condition: SQL) => {
    const columns = sql.raw(names.map((name) => toSnakeCase(name)).join(', '));
    const values = sql.join(
      names.map((name) => sql`value ->> ${`$.${name}`}`),
      sql`, `,
    );
    return db.run(sql`
      insert into ${into} (user_id, created_at, updated_at, ${columns})
      select ${studentId}, ${now} + json_each.key, ${now}, ${values} from json_each(${JSON.stringify(list.map((row) => stored(row, now)))})
      where ${condition}`);
  };
  const table = tables[type];
  const unchanged = sql`(select count(*) from ${table} where user_id = ${studentId}) = ${compared}`;
  const inserted = sql`exists (select 1 from applications where id = value ->> '$.appId')`;
  const [result] = await db.batch([
    insertAll(table, fields[type], withIds, unchanged),
    insertAll(essays, fields.supplementals, supplementals, inserted),
  ]);
  return result.rowsAffected > 0;
}

/** A supplemental of an export as the essay that it becomes. */
function essayRow({ response: text, ...supplemental }: NewSupplemental, appId: string, at: string) {
  const words = countWords(text);
  const imported = { kind: 'pasted', from: 'import', at } as const;
  const origins = { ...recordOf(text, imported), taken: [{ ...imported, words }] };
  return { ...supplemental, id: randomUUID(), appId, words, origins, text };
}

/** A row as the database stores it: instants in milliseconds. What an import says is submitted counts as sent `now`. */
function stored(row: { deadline?: string | null; due?: string | null; status?: string }, now: number) {
  const ms = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);
  const submittedAt = row.status === 'submitted' ? now : null;
  return { ...row, deadline: ms(row.deadline), due: ms(row.due), submittedAt };
}

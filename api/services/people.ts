import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Person } from '#contract/people.ts';
import { found } from '#contract/problem.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { people } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { checkRowLimit, newRow, ownRow } from './own-rows.ts';

const { userId, ...columns } = getTableColumns(people);

/** In the order in which they were added. */
export async function listPeople({ db, studentId }: RecordContext): Promise<Person[]> {
  return db
    .select(columns)
    .from(people)
    .where(eq(userId, studentId))
    .orderBy(asc(people.createdAt), sql`rowid`);
}

export async function createPerson(context: StudentContext, { body }: Input<'createPerson'>): Promise<Person> {
  await checkRowLimit(context, 'people');
  const row = { ...body, ...newRow(context) };
  return found((await context.db.insert(people).values(row).returning(columns))[0]);
}

export async function patchPerson(context: StudentContext, { params, body }: Input<'patchPerson'>): Promise<Person> {
  const { db, clock } = context;
  const [row] = await db
    .update(people)
    .set({ ...body, updatedAt: clock().toISOString() })
    .where(ownRow(people, context, params.personId))
    .returning(columns);
  return found(row);
}

/** Deletes a person. Their requirements keep the id, so that undoing brings the two together again. */
export async function deletePerson(context: StudentContext, { params: { personId } }: Input<'deletePerson'>) {
  await deleteWhole(context, personId, [{ table: people, where: ownRow(people, context, personId) }]);
}

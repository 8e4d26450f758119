import { eq, getTableColumns } from 'drizzle-orm';
import type { Honor } from '#contract/honors.ts';
import { found } from '#contract/problem.ts';
import type { Input, StudentContext } from '../context.ts';
import { honors } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { checkRowLimit, newestFirst, newRow, ownRow } from './own-rows.ts';

const { userId, ...columns } = getTableColumns(honors);

export async function listHonors({ db, studentId }: StudentContext): Promise<Honor[]> {
  return db
    .select(columns)
    .from(honors)
    .where(eq(userId, studentId))
    .orderBy(...newestFirst(honors));
}

export async function createHonor(context: StudentContext, { body }: Input<'createHonor'>): Promise<Honor> {
  await checkRowLimit(context, 'honors');
  const row = { ...body, ...newRow(context) };
  return found((await context.db.insert(honors).values(row).returning(columns))[0]);
}

export async function patchHonor(context: StudentContext, { params, body }: Input<'patchHonor'>): Promise<Honor> {
  const { db, clock } = context;
  const [row] = await db
    .update(honors)
    .set({ ...body, updatedAt: clock().toISOString() })
    .where(ownRow(honors, context, params.honorId))
    .returning(columns);
  return found(row);
}

export async function deleteHonor(context: StudentContext, { params: { honorId } }: Input<'deleteHonor'>) {
  await deleteWhole(context, honorId, [{ table: honors, where: ownRow(honors, context, honorId) }]);
}

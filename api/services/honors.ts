import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Honor } from '#contract/honors.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, StudentContext } from '../context.ts';
import { honors } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { makeRoom } from './room.ts';

/** Newest first. */
export async function listHonors({ db, studentId }: StudentContext): Promise<Honor[]> {
  const rows = await db
    .select()
    .from(honors)
    .where(eq(honors.userId, studentId))
    .orderBy(desc(honors.createdAt), desc(sql`rowid`));
  return rows.map(toHonor);
}

export async function createHonor(context: StudentContext, { body }: Input<'createHonor'>) {
  const { db, clock, studentId } = context;
  await makeRoom(context, honors, limits.honors);
  const now = clock().toISOString();
  const [row] = await db
    .insert(honors)
    .values({ ...body, id: randomUUID(), userId: studentId, createdAt: now, updatedAt: now })
    .returning();
  return toHonor(row!);
}

export async function patchHonor(context: StudentContext, { params, body }: Input<'patchHonor'>) {
  const { db, clock } = context;
  const [row] = await db
    .update(honors)
    .set({ ...body, updatedAt: clock().toISOString() })
    .where(ofStudent(context, params.honorId))
    .returning();
  if (!row) throw new Problem(404, sentences.notFound);
  return toHonor(row);
}

export async function deleteHonor(context: StudentContext, { params }: Input<'deleteHonor'>) {
  await deleteWhole(context, params.honorId, [{ table: honors, where: ofStudent(context, params.honorId) }]);
}

function ofStudent({ studentId }: StudentContext, id: string) {
  return and(eq(honors.userId, studentId), eq(honors.id, id))!;
}

function toHonor({ userId, ...row }: typeof honors.$inferSelect): Honor {
  return row;
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Activity, withDerived } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, StudentContext } from '../context.ts';
import { activities } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { makeRoom } from './room.ts';

/** Newest first. */
export async function listActivities({ db, studentId }: StudentContext): Promise<Activity[]> {
  const rows = await db
    .select()
    .from(activities)
    .where(eq(activities.userId, studentId))
    .orderBy(desc(activities.createdAt), desc(sql`rowid`));
  return rows.map(toActivity);
}

export async function createActivity(context: StudentContext, { body }: Input<'createActivity'>) {
  const { db, clock, studentId } = context;
  await makeRoom(context, activities, limits.activities);
  const now = clock().toISOString();
  const [row] = await db
    .insert(activities)
    .values({ ...body, id: randomUUID(), userId: studentId, createdAt: now, updatedAt: now })
    .returning();
  return toActivity(row!);
}

export async function patchActivity(context: StudentContext, { params, body }: Input<'patchActivity'>) {
  const { db, clock } = context;
  const own = ofStudent(context, params.activityId);
  const title = body.title ?? sql`${activities.title}`;
  const impact = body.impact ?? sql`${activities.impact}`;
  const [row] = await db
    .update(activities)
    .set({ ...body, updatedAt: clock().toISOString() })
    .where(and(own, sql`(${title} <> '' or ${impact} <> '')`))
    .returning();
  if (row) return toActivity(row);
  if ((await db.$count(activities, own)) === 0) throw new Problem(404, sentences.notFound);
  throw new Problem(400, sentences.activityEmpty, { fields: { title: sentences.activityEmpty } });
}

/** Stores the student's own order; activities that are left out lose their place. */
export async function orderActivities(context: StudentContext, { body: { ids } }: Input<'orderActivities'>) {
  const { db, studentId } = context;
  const own = await db.$count(activities, and(eq(activities.userId, studentId), inArray(activities.id, ids)));
  if (own !== ids.length) throw new Problem(404, sentences.notFound);
  await db.batch([
    db.update(activities).set({ position: null }).where(eq(activities.userId, studentId)),
    db.run(sql`
      update activities set position = place.key from json_each(${JSON.stringify(ids)}) place
      where place.value = activities.id and activities.user_id = ${studentId}`),
  ]);
  return listActivities(context);
}

export async function deleteActivity(context: StudentContext, { params }: Input<'deleteActivity'>) {
  const { activityId } = params;
  await deleteWhole(context, activityId, [{ table: activities, where: ofStudent(context, activityId) }]);
}

function ofStudent({ studentId }: StudentContext, id: string) {
  return and(eq(activities.userId, studentId), eq(activities.id, id))!;
}

function toActivity({ userId, ...row }: typeof activities.$inferSelect): Activity {
  return withDerived(row);
}

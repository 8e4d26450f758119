import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Activity, withDerived } from '#contract/activities.ts';
import { fieldProblem, found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { sentences } from '#contract/sentences.ts';
import type { Input, StudentContext } from '../context.ts';
import { activities } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { checkRowLimit, newestFirst, newRow, ownRow } from './own-rows.ts';

const { userId, ...columns } = getTableColumns(activities);

export async function listActivities({ db, studentId }: StudentContext): Promise<Activity[]> {
  const rows = await db
    .select(columns)
    .from(activities)
    .where(eq(userId, studentId))
    .orderBy(...newestFirst(activities));
  return rows.map(withDerived);
}

export async function createActivity(context: StudentContext, { body }: Input<'createActivity'>) {
  await checkRowLimit(context, 'activities');
  const row = { ...body, ...newRow(context) };
  return withDerived(found((await context.db.insert(activities).values(row).returning(columns))[0]));
}

export async function patchActivity(context: StudentContext, { params, body }: Input<'patchActivity'>) {
  const { db, clock } = context;
  const own = ownRow(activities, context, params.activityId);
  const title = body.title ?? sql`${activities.title}`;
  const impact = body.impact ?? sql`${activities.impact}`;
  const [row] = await db
    .update(activities)
    .set({ ...body, updatedAt: clock().toISOString() })
    .where(and(own, sql`(${title} <> '' or ${impact} <> '')`))
    .returning(columns);
  if (row) return withDerived(row);
  if ((await db.$count(activities, own)) === 0) throw new Problem(404, refusals.notFound);
  throw fieldProblem(400, 'title', sentences.activityEmpty);
}

/** Stores the student's own order; activities that are left out lose their place. */
export async function orderActivities(context: StudentContext, { body: { ids } }: Input<'orderActivities'>) {
  const { db, studentId } = context;
  const own = eq(userId, studentId);
  if ((await db.$count(activities, and(own, inArray(activities.id, ids)))) !== ids.length)
    throw new Problem(404, refusals.notFound);
  await db.batch([
    db.update(activities).set({ position: null }).where(own),
    db.run(sql`
      update activities set position = place.key from json_each(${JSON.stringify(ids)}) place
      where place.value = activities.id and activities.user_id = ${studentId}`),
  ]);
  return listActivities(context);
}

export async function deleteActivity(context: StudentContext, { params: { activityId } }: Input<'deleteActivity'>) {
  await deleteWhole(context, activityId, [{ table: activities, where: ownRow(activities, context, activityId) }]);
}

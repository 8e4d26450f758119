import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Application } from '#contract/applications.ts';
import { limits } from '#contract/limits.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays, versions } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { gradedEssays, versionsOf } from './essay-rows.ts';
import { makeRoom } from './room.ts';
import { toSupplemental } from './supplementals.ts';

/** Soonest deadline first, those without one last. */
export async function listApplications(context: StudentContext): Promise<Application[]> {
  return load(context);
}

export async function readApplication(context: StudentContext, { params }: Pick<Input<'readApplication'>, 'params'>) {
  const [application] = await load(context, params.appId);
  if (!application) throw new Problem(404, sentences.notFound);
  return application;
}

export async function createApplication(context: StudentContext, { body }: Input<'createApplication'>) {
  const { db, clock, studentId } = context;
  await makeRoom(context, applications, limits.applications);
  const [id, now] = [randomUUID(), clock().toISOString()];
  await db.insert(applications).values({ ...body, id, userId: studentId, createdAt: now, updatedAt: now });
  return readApplication(context, { params: { appId: id } });
}

const isSubmitted = eq(applications.status, 'submitted');

/** Changes what is given. A decision needs a submitted application, and goes when the status leaves submitted. */
export async function patchApplication(context: StudentContext, { params, body }: Input<'patchApplication'>) {
  const { db, clock } = context;
  const { decision, ...fields } = body;
  const leaves = fields.status !== undefined && fields.status !== 'submitted';
  // A decision needs an application that is submitted, or will be by this change.
  const allowed = !decision || fields.status === 'submitted' ? undefined : leaves ? sql`false` : isSubmitted;
  const [patched] = await db
    .update(applications)
    .set({ ...fields, decision: leaves ? null : decision, updatedAt: clock().toISOString() })
    .where(and(ofStudent(context, params.appId), allowed))
    .returning({ id: applications.id });
  const application = await readApplication(context, { params });
  if (!patched) {
    const sentence = sentences.decisionBeforeSubmission;
    throw new Problem(400, sentence, { fields: { decision: sentence } });
  }
  return application;
}

/** Deletes an application with its supplementals and their versions. */
export async function deleteApplication(context: StudentContext, { params: { appId } }: Input<'deleteApplication'>) {
  const its = and(eq(essays.userId, context.studentId), eq(essays.appId, appId))!;
  await deleteWhole(context, appId, [
    { table: applications, where: ofStudent(context, appId) },
    { table: essays, where: its },
    { table: versions, where: versionsOf(context, its) },
  ]);
}

async function load(context: StudentContext, appId?: string): Promise<Application[]> {
  const [rows, supplementals] = await Promise.all([
    context.db
      .select()
      .from(applications)
      .where(ofStudent(context, appId))
      .orderBy(
        sql`${applications.deadline} is null`,
        asc(applications.deadline),
        asc(applications.createdAt),
        sql`rowid`,
      ),
    gradedEssays(context, appId === undefined ? isNotNull(essays.appId) : eq(essays.appId, appId)),
  ]);
  const colleges = new Map(rows.map(({ id, college }) => [id, college]));
  const ofApplication = new Map<string, Supplemental[]>(rows.map(({ id }) => [id, []]));
  for (const graded of supplementals) {
    const { appId, text } = graded.essay;
    ofApplication.get(appId!)?.push(toSupplemental(graded, colleges.get(appId!) ?? ''));
    // Finding the words of long texts again takes a while each, in which others may be answered.
    if (graded.grade && graded.grade.text !== text) await setImmediate();
  }
  return rows.map(({ userId, ...row }) => ({ ...row, supplementals: ofApplication.get(row.id)! }));
}

function ofStudent({ studentId }: StudentContext, appId: string | undefined) {
  return and(eq(applications.userId, studentId), appId === undefined ? undefined : eq(applications.id, appId))!;
}

import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Application, ApplicationSummary } from '#contract/applications.ts';
import { fieldProblem, found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { Supplemental } from '#contract/supplementals.ts';
import type { Input, StudentContext } from '../context.ts';
import { applications, essays, requirements, versions } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { gradedEssays, versionsOf } from './essay-rows.ts';
import { closeLinksTo, linksTo } from './shares.ts';
import { checkRowLimit, newRow, soonestFirst } from './own-rows.ts';
import { supplementalSummaries, toSupplemental } from './supplementals.ts';

/** Without the texts of essays; soonest deadline first, those without one last. */
export async function listApplications(context: StudentContext): Promise<ApplicationSummary[]> {
  const [rows, supplementals] = await Promise.all([applicationRows(context), supplementalSummaries(context)]);
  return withSupplementals(rows, supplementals);
}

export async function readApplication(context: StudentContext, { params }: Pick<Input<'readApplication'>, 'params'>) {
  return found((await loadApplications(context, params.appId))[0]);
}

export async function createApplication(context: StudentContext, { body }: Input<'createApplication'>) {
  await checkRowLimit(context, 'applications');
  const row = { ...body, ...newRow(context), submittedAt: body.status === 'submitted' ? now(context) : null };
  await context.db.insert(applications).values(row);
  return readApplication(context, { params: { appId: row.id } });
}

/**
 * Changes what is given. Notes written on an older revision are refused with the stored ones. A decision needs a submitted
 * application, and goes when the status leaves submitted.
 */
export async function patchApplication(context: StudentContext, { params, body }: Input<'patchApplication'>) {
  const { db, clock } = context;
  const { decision, baseNotesRevision: base, ...fields } = body;
  const { notes } = fields;
  const leaves = fields.status !== undefined && fields.status !== 'submitted';
  // A decision needs an application that is submitted, or will be by this change.
  const isSubmitted = leaves ? sql`false` : eq(applications.status, 'submitted');
  const allowed = !decision || fields.status === 'submitted' ? undefined : isSubmitted;
  // A save that arrives twice finds its own notes, and is no conflict.
  const notOlder =
    notes === undefined || base === undefined
      ? undefined
      : or(eq(applications.notesRevision, base), eq(applications.notes, notes));
  const [patched] = await db
    .update(applications)
    .set({
      ...fields,
      notesRevision:
        notes === undefined ? undefined : sql`${applications.notesRevision} + (${applications.notes} <> ${notes})`,
      decision: leaves ? null : decision,
      submittedAt: leaves ? null : fields.status && sql`coalesce(${applications.submittedAt}, ${clock().getTime()})`,
      updatedAt: now(context),
    })
    .where(and(ofStudent(context, params.appId), allowed, notOlder))
    .returning({ id: applications.id });
  const application = await readApplication(context, { params });
  if (!patched) {
    if (notOlder && application.notesRevision !== base && application.notes !== notes)
      throw new Problem(409, refusals.notesChanged, { current: application });
    // Without a decision it was the notes, and what they were refused for has been saved meanwhile: they are there.
    if (!body.decision) return application;
    throw fieldProblem(400, 'decision', refusals.decisionBeforeSubmission);
  }
  return application;
}

/** Deletes an application with its supplementals, their versions, and what the student made of its requirements. */
export async function deleteApplication(context: StudentContext, { params: { appId } }: Input<'deleteApplication'>) {
  const its = and(eq(essays.userId, context.studentId), eq(essays.appId, appId))!;
  await closeLinksTo(context, its);
  await deleteWhole(context, appId, [
    { table: applications, where: ofStudent(context, appId) },
    { table: essays, where: its },
    { table: versions, where: versionsOf(context, its) },
    ...linksTo(context, its),
    { table: requirements, where: and(eq(requirements.userId, context.studentId), eq(requirements.appId, appId))! },
  ]);
}

/** The same with the texts of all supplementals and the remarks on them: all applications, or the one of that id. */
export async function loadApplications(context: StudentContext, appId?: string): Promise<Application[]> {
  const [rows, graded] = await Promise.all([
    applicationRows(context, appId),
    gradedEssays(context, appId === undefined ? isNotNull(essays.appId) : eq(essays.appId, appId)),
  ]);
  const colleges = new Map(rows.map(({ id, college }) => [id, college]));
  const supplementals: Supplemental[] = [];
  for (const row of graded) {
    supplementals.push(toSupplemental(row, colleges.get(row.essay.appId!) ?? ''));
    // To find the marked words again in a long text takes a while. In between, others may be answered.
    if (row.grade && row.grade.text !== row.essay.text) await setImmediate();
  }
  return withSupplementals(rows, supplementals);
}

async function applicationRows(context: StudentContext, appId?: string) {
  const rows = await context.db
    .select()
    .from(applications)
    .where(ofStudent(context, appId))
    .orderBy(...soonestFirst);
  return rows.map(({ userId, submittedAt, ...row }) => row);
}

/** Puts each supplemental into its application, in the order in which they are given. */
function withSupplementals<Row extends { id: string }, S extends { appId: string }>(rows: Row[], supplementals: S[]) {
  const byApplication = new Map(rows.map(({ id }): [string, S[]] => [id, []]));
  for (const supplemental of supplementals) byApplication.get(supplemental.appId)?.push(supplemental);
  return rows.map((row) => ({ ...row, supplementals: byApplication.get(row.id)! }));
}

function ofStudent({ studentId }: StudentContext, appId: string | undefined) {
  return and(eq(applications.userId, studentId), appId === undefined ? undefined : eq(applications.id, appId))!;
}

const now = ({ clock }: StudentContext) => clock().toISOString();

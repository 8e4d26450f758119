import { and, asc, eq, sql } from 'drizzle-orm';
import { fieldProblem, found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { requirementsOf, type StoredRequirement } from '#contract/requirements-of.ts';
import type { Requirement } from '#contract/requirements.ts';
import { agreementSource, collegeRequirements } from '../colleges/required.ts';
import type { Input, RecordContext, StudentContext } from '../context.ts';
import { applications, people, requirements } from '../db/schema.ts';
import { deleteWhole } from './deletions.ts';
import { checkRowLimit, newRow, ownRow, soonestFirst } from './own-rows.ts';

/** What every college asks for, in the order of `listApplications`. */
export const listRequirements = (context: RecordContext): Promise<Requirement[]> => loadRequirements(context);

export async function listApplicationRequirements(
  context: StudentContext,
  { params: { appId } }: Pick<Input<'listApplicationRequirements'>, 'params'>,
): Promise<Requirement[]> {
  const where = ownRow(applications, context, appId);
  found(await context.db.query.applications.findFirst({ columns: { id: true }, where }));
  return loadRequirements(context, appId);
}

export async function createRequirement(context: StudentContext, { params, body }: Input<'createRequirement'>) {
  const { appId } = params;
  found((await loadApplications(context, appId))[0]);
  await checkRowLimit(context, 'requirements', { appId });
  await checkPerson(context, body.personId);
  const row = newRow(context);
  const stateAt = body.state === 'open' ? null : row.createdAt;
  await context.db.insert(requirements).values({ ...body, ...row, appId, own: true, stateAt });
  return readRequirement(context, appId, row.id);
}

/** Changes what is given. What a college asks for is stored once the student says something of it. */
export async function patchRequirement(context: StudentContext, { params, body }: Input<'patchRequirement'>) {
  const { appId, rid } = params;
  const row = await readRequirement(context, appId, rid);
  if (row.own && body.need === null) throw fieldProblem(400, 'need', refusals.ownNeed);
  await checkPerson(context, body.personId);
  const { userId, createdAt, updatedAt } = newRow(context);
  const moved = body.state !== undefined && body.state !== row.state;
  const changes = { ...body, ...(moved ? { stateAt: updatedAt } : {}), updatedAt };
  await (row.own
    ? context.db
        .update(requirements)
        .set(changes)
        .where(ownRow(requirements, context, rid))
    : context.db
        .insert(requirements)
        .values({ ...changes, id: rid, userId, appId, kind: row.kind, own: false, createdAt })
        .onConflictDoUpdate({ target: requirements.id, set: changes }));
  return readRequirement(context, appId, rid);
}

/** Sets the state of several requirements at once. */
export async function setRequirementStates(
  context: StudentContext,
  rows: readonly Requirement[],
  state: Requirement['state'],
) {
  const { db } = context;
  const { userId, createdAt, updatedAt } = newRow(context);
  const changes = { state, stateAt: updatedAt, updatedAt };
  const [first, ...others] = rows.map(({ id, appId, kind, own }) =>
    db
      .insert(requirements)
      .values({ ...changes, id, userId, appId, kind, own, createdAt })
      .onConflictDoUpdate({ target: requirements.id, set: changes }),
  );
  if (first) await db.batch([first, ...others]);
}

export async function deleteRequirement(context: StudentContext, { params }: Input<'deleteRequirement'>) {
  const { appId, rid } = params;
  const { own } = await readRequirement(context, appId, rid);
  if (!own) throw new Problem(400, refusals.collegeAsks);
  const where = and(ownRow(requirements, context, rid), eq(requirements.appId, appId))!;
  await deleteWhole(context, rid, [{ table: requirements, where }]);
}

/** One of an application; throws a 404 where the student has none of these ids. */
async function readRequirement(context: StudentContext, appId: string, rid: string): Promise<Requirement> {
  const rows = await listApplicationRequirements(context, { params: { appId } });
  return found(rows.find(({ id }) => id === rid));
}

async function loadRequirements(context: RecordContext, appId?: string): Promise<Requirement[]> {
  const { db, studentId } = context;
  const ofApplication = appId === undefined ? undefined : eq(requirements.appId, appId);
  const [apps, stored, known] = await Promise.all([
    loadApplications(context, appId),
    db.query.requirements.findMany({
      columns: { userId: false, createdAt: false, updatedAt: false },
      where: and(eq(requirements.userId, studentId), ofApplication),
      orderBy: [asc(requirements.createdAt), sql`rowid`],
    }),
    db.query.people.findMany({ columns: { id: true, role: true }, where: eq(people.userId, studentId) }),
  ]);
  const byApplication = new Map(apps.map(({ id }): [string, StoredRequirement[]] => [id, []]));
  for (const row of stored) byApplication.get(row.appId)?.push(row);
  return apps.flatMap((app) =>
    requirementsOf(app, collegeRequirements(app.college), agreementSource, byApplication.get(app.id)!, known),
  );
}

function loadApplications({ db, studentId }: RecordContext, appId?: string) {
  return db.query.applications.findMany({
    columns: { id: true, college: true, round: true, status: true },
    where: and(eq(applications.userId, studentId), appId === undefined ? undefined : eq(applications.id, appId)),
    orderBy: soonestFirst,
  });
}

/** Throws a 404 where the student knows nobody of that id. */
async function checkPerson(context: StudentContext, personId: string | null | undefined) {
  if (!personId) return;
  found(await context.db.query.people.findFirst({ columns: { id: true }, where: ownRow(people, context, personId) }));
}

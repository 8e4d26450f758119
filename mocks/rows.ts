import { recordOf, TYPED } from '#contract/origins/record.ts';
import type { NewActivity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import type { Honor, NewHonor } from '#contract/honors.ts';
import { MAIN_ESSAY } from '#contract/main-essay.ts';
import { found, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import type { NewSupplemental } from '#contract/supplementals.ts';
import {
  type Account,
  type ActivityRow,
  type ApplicationRow,
  db,
  type Essay,
  emptyEssay,
  NOW,
  type SupplementalRow,
} from './db.ts';

/** The row of that id; throws a 404 where the student has none. */
export function rowOf<Row extends { id: string }>(rows: Row[], id: string) {
  return found(rows.find((row) => row.id === id));
}

/** An essay by `main` or a supplemental's id; throws a 404 for anything else. */
export const essayIn = (account: Account, id: string): Essay =>
  id === MAIN_ESSAY.id ? account.draft : supplementalIn(account, id).row;

/** A supplemental with its application; throws a 404 where the student has none of that id. */
export const supplementalIn = ({ applications }: Account, sid: string) => supplementalAmong(applications, sid);

/** The same where only these applications are looked through. */
export function supplementalAmong(applications: readonly ApplicationRow[], sid: string) {
  const application = found(applications.find(({ supplementals }) => supplementals.some(({ id }) => id === sid)));
  return { application, row: rowOf(application.supplementals, sid) };
}

/** The college that an essay is for; null for the main essay. */
export const collegeOf = (account: Account, essayId: string): string | null =>
  essayId === MAIN_ESSAY.id ? null : supplementalIn(account, essayId).application.college;

/**
 * Takes a row away, and notes how to bring it back; throws a 404 where the student has none of that id.
 * @param most how many rows there may be when it is brought back
 */
export function removeRow<Row extends { id: string }>({ deleted }: Account, rows: Row[], id: string, most: number) {
  const row = rowOf(rows, id);
  const at = rows.indexOf(row);
  rows.splice(at, 1);
  deleted.set(id, () => {
    checkRowLimit(rows, most);
    rows.splice(at, 0, row);
  });
}

/** Throws a 400 where `more` rows would be more than there may be. */
export function checkRowLimit(rows: readonly unknown[], most: number, more = 1) {
  if (rows.length + more > most) throw new Problem(400, refusals.roomFor(most));
}

const created = () => ({ createdAt: NOW, updatedAt: NOW });

export function applicationRow(
  fields: Pick<Application, 'college' | 'status' | 'round' | 'deadline' | 'notes'>,
): ApplicationRow {
  const submittedAt = fields.status === 'submitted' ? NOW : null;
  return {
    ...fields,
    submittedAt,
    id: db.newId('app'),
    notesRevision: 0,
    decision: null,
    supplementals: [],
    ...created(),
  };
}

export function supplementalRow({ response, ...fields }: NewSupplemental): SupplementalRow {
  return {
    ...emptyEssay(),
    ...fields,
    id: db.newId('supplemental'),
    startedFrom: null,
    text: response,
    origins: recordOf(response, TYPED),
  };
}

export function activityRow(fields: NewActivity): ActivityRow {
  return { ...fields, id: db.newId('activity'), position: null, ...created() };
}

export function honorRow(fields: NewHonor): Honor {
  return { ...fields, id: db.newId('honor'), ...created() };
}

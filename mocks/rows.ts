import type { NewActivity } from '#contract/activities.ts';
import type { Application } from '#contract/applications.ts';
import type { Honor, NewHonor } from '#contract/honors.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import type { NewSupplemental } from '#contract/supplementals.ts';
import { type ActivityRow, type ApplicationRow, db, emptyEssay, NOW, type SupplementalRow } from './db.ts';

/** The row of that id; throws a 404 where the student has none. */
export function rowOf<Row extends { id: string }>(rows: Row[], id: string) {
  const row = rows.find((row) => row.id === id);
  if (!row) throw new Problem(404, sentences.notFound);
  return row;
}

/** Takes a row away; throws a 404 where the student has none of that id. */
export function removeRow<Row extends { id: string }>(rows: Row[], id: string) {
  rows.splice(rows.indexOf(rowOf(rows, id)), 1);
}

const created = () => ({ createdAt: NOW, updatedAt: NOW });

export function applicationRow(
  fields: Pick<Application, 'college' | 'status' | 'round' | 'deadline' | 'notes'>,
): ApplicationRow {
  return { ...fields, id: db.newId('app'), decision: null, supplementals: [], ...created() };
}

export function supplementalRow({ response, ...fields }: NewSupplemental): SupplementalRow {
  return { ...emptyEssay(), ...fields, id: db.newId('supplemental'), text: response };
}

export function activityRow(fields: NewActivity): ActivityRow {
  return { ...fields, id: db.newId('activity'), position: null, ...created() };
}

export function honorRow(fields: NewHonor): Honor {
  return { ...fields, id: db.newId('honor'), ...created() };
}

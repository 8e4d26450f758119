import { limits } from '#contract/limits.ts';
import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import { applicationOf, applicationsOf, summaryOf } from '../answers.ts';
import { NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { applicationRow, checkRowLimit, removeRow, rowOf } from '../rows.ts';
import { closeLinksTo } from './shares.ts';

export const applicationMocks = {
  listApplications: (_input, account) => applicationsOf(account).map(summaryOf),
  createApplication({ body }, { applications }) {
    checkRowLimit(applications, limits.applications);
    const row = applicationRow(body);
    applications.push(row);
    return applicationOf(row);
  },
  readApplication: ({ params }, { applications }) => applicationOf(rowOf(applications, params.appId)),
  patchApplication({ params, body }, { applications }) {
    const row = rowOf(applications, params.appId);
    const { baseNotesRevision: base = row.notesRevision, ...fields } = body;
    const { status = row.status, decision = row.decision, notes = row.notes } = fields;
    const changed = notes !== row.notes;
    if (changed && base !== row.notesRevision)
      throw new Problem(409, refusals.notesChanged, { current: applicationOf(row) });
    if (body.decision && status !== 'submitted') throw fieldProblem(400, 'decision', refusals.decisionBeforeSubmission);
    const notesRevision = row.notesRevision + Number(changed);
    const isSent = status === 'submitted';
    const submittedAt = isSent ? (row.submittedAt ?? (body.status ? NOW : null)) : null;
    Object.assign(row, fields, { notesRevision, decision: isSent ? decision : null, submittedAt, updatedAt: NOW });
    return applicationOf(row);
  },
  deleteApplication({ params: { appId } }, account) {
    const supplementals = account.applications.find(({ id }) => id === appId)?.supplementals ?? [];
    removeRow(account, account.applications, appId, limits.applications);
    closeLinksTo(
      account,
      supplementals.map(({ id }) => id),
    );
  },
} satisfies Mocks;

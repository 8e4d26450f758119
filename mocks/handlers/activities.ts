import { withDerived } from '#contract/activities.ts';
import { limits } from '#contract/limits.ts';
import { fieldProblem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { activityRow, checkRowLimit, removeRow, rowOf } from '../rows.ts';

export const activityMocks = {
  listActivities: (_input, { activities }) => activities.map(withDerived),
  createActivity({ body }, { activities }) {
    checkRowLimit(activities, limits.activities);
    const row = activityRow(body);
    activities.unshift(row);
    return withDerived(row);
  },
  orderActivities({ body: { ids } }, { activities }) {
    for (const id of ids) rowOf(activities, id);
    for (const row of activities) row.position = ids.includes(row.id) ? ids.indexOf(row.id) : null;
    return activities.map(withDerived);
  },
  patchActivity({ params, body }, { activities }) {
    const row = rowOf(activities, params.activityId);
    const { title, impact } = { ...row, ...body };
    if (!title && !impact) throw fieldProblem(400, 'title', sentences.activityEmpty);
    return withDerived(Object.assign(row, body, { updatedAt: NOW }));
  },
  deleteActivity: ({ params }, account) => removeRow(account, account.activities, params.activityId, limits.activities),
} satisfies Mocks;

import { createHonor, deleteHonor, listHonors, patchHonor } from '#contract/honors.ts';
import { limits } from '#contract/limits.ts';
import { NOW } from '../db.ts';
import { mock } from '../mock.ts';
import { honorRow, checkRowLimit, removeRow, rowOf } from '../rows.ts';

export const honorHandlers = [
  mock(listHonors, (_input, { honors }) => honors),
  mock(createHonor, ({ body }, { honors }) => {
    checkRowLimit(honors, limits.honors);
    const row = honorRow(body);
    honors.unshift(row);
    return row;
  }),
  mock(patchHonor, ({ params, body }, { honors }) =>
    Object.assign(rowOf(honors, params.honorId), body, { updatedAt: NOW }),
  ),
  mock(deleteHonor, ({ params }, account) => removeRow(account, account.honors, params.honorId, limits.honors)),
];

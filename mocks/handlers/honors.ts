import { limits } from '#contract/limits.ts';
import { NOW } from '../db.ts';
import type { Mocks } from '../mock.ts';
import { honorRow, checkRowLimit, removeRow, rowOf } from '../rows.ts';

export const honorMocks = {
  listHonors: (_input, { honors }) => honors,
  createHonor({ body }, { honors }) {
    checkRowLimit(honors, limits.honors);
    const row = honorRow(body);
    honors.unshift(row);
    return row;
  },
  patchHonor: ({ params, body }, { honors }) => Object.assign(rowOf(honors, params.honorId), body, { updatedAt: NOW }),
  deleteHonor: ({ params }, account) => removeRow(account, account.honors, params.honorId, limits.honors),
} satisfies Mocks;

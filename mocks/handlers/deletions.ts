import { restoreDeleted } from '#contract/deletions.ts';
import { found } from '#contract/problem.ts';
import { mock } from '../mock.ts';

export const deletionHandlers = [
  mock(restoreDeleted, ({ params: { deletedId: id } }, { deleted }) => {
    found(deleted.get(id))();
    deleted.delete(id);
    return { id };
  }),
];

import { restoreDeleted } from '#contract/deletions.ts';
import { Problem } from '#contract/problem.ts';
import { sentences } from '#contract/sentences.ts';
import { mock } from '../mock.ts';

export const deletionHandlers = [
  mock(restoreDeleted, ({ params: { deletedId: id } }, { deleted }) => {
    const restore = deleted.get(id);
    if (!restore) throw new Problem(404, sentences.notFound);
    restore();
    deleted.delete(id);
    return { id };
  }),
];

import { isOfComments } from '#contract/plan/item-ids.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { turnLine } from '../turns.ts';

/** "Has anyone read my essay?": what readers wrote through a link, as far as it is not settled. */
export function answerReaders({ plan, essays, apps }: Question): Reply {
  const comments = plan.items.filter(isOfComments);
  const named = [...essays, ...apps].map(({ id }) => id);
  const asked = comments.filter(({ essayId, appIds }) =>
    [essayId, ...appIds].some((id) => id !== null && named.includes(id)),
  );
  const told = asked.length > 0 ? asked : comments;
  if (told.length > 0) {
    return {
      says: ['Readers wrote comments that you have not settled yet:'],
      list: told.map(turnLine),
      next: 'Next step: open the first one. Take their questions seriously and keep your own words.',
    };
  }
  return {
    says: [
      'I see no comment that waits for you. I know only what readers write through a link that you shared, not who opened it, and nothing that somebody says by mail or in person.',
    ],
    next: `Next step: open the essay in ${pages.essays} and press **Share**. Your links and what came through them are there.`,
  };
}

import { inFigures } from '../in-words.ts';
import { paths, workspacePath } from '../paths.ts';
import type { PlanItem } from '../plan.ts';
import { planItemId } from './item-ids.ts';
import { itemOf, type Situation } from './situation.ts';
import { namesInWords } from '../names-in-words.ts';

/**
 * What readers said that the student has not settled, once for each essay and for the plan. They are items of the kind `essay`, because they are
 * worked on where the essay is. They take no time of the plan: what they lead to is a part of the writing, which is counted already.
 */
export function commentItems(situation: Situation): PlanItem[] {
  return (situation.record.comments ?? []).map(({ essayId, title, names, count }) =>
    itemOf(situation, {
      id: planItemId.comments(essayId),
      kind: 'essay',
      title: `Read ${inFigures(count, 'comment')} on ${title === null ? 'your plan' : `“${title}”`}`,
      why: `From ${namesInWords(names)}. They stand here until you settle them.`,
      appIds: [],
      due: null,
      essayId,
      href: essayId === null ? paths.plan : workspacePath(essayId),
    }),
  );
}

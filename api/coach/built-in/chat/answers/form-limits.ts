import { limits } from '#contract/limits.ts';
import { mainEssayOf } from '../essays.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** How much the Common App takes of each. */
export const COMMON_APP = { colleges: 20, activities: 10, honors: 5, essayWords: limits.mainEssayWords } as const;

/** "How many colleges can I apply to?", "Am I over a limit?" */
export function answerLimits({ record }: Question): Reply {
  const words = mainEssayOf(record)?.words ?? 0;
  const rows = [
    { name: 'Colleges', count: record.apps.length, most: COMMON_APP.colleges, place: pages.applications },
    { name: 'Activities', count: record.activities.length, most: COMMON_APP.activities, place: pages.activities },
    { name: 'Honors', count: record.honors.length, most: COMMON_APP.honors, place: pages.honors },
    {
      name: 'Main essay',
      count: words,
      most: COMMON_APP.essayWords,
      unit: ' words',
      place: '[Main essay](/essaysworkspace)',
    },
  ];
  const over = rows.find(({ count, most }) => count > most);
  return {
    says: ["The Common App's limits, and where you stand:"],
    list: rows.map(({ name, count, most, unit = '' }) => {
      return `${name}: ${count} of ${most}${unit}${count > most ? `, which is ${count - most} too many` : ''}`;
    }),
    next: over
      ? `Next step: choose what to leave out, in ${over.place}.`
      : 'You are within all of them. Next step: supplementals have limits of their own, so ask me which are over.',
  };
}

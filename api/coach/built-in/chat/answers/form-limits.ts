import { inFigures } from '#contract/in-words.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { limits } from '#contract/limits.ts';
import { mainEssayOf } from '../essays.ts';
import { pages } from '../markdown.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** How much the Common App takes of each. */
export const COMMON_APP = {
  colleges: 20,
  activities: 10,
  honors: 5,
  essayWords: limits.mainEssayWords,
  essayLeastWords: 250,
} as const;

interface Rows {
  one: string;
  many: string;
  count: number;
  most: number;
  place: string;
}

/** "How many more activities can I add?" */
function roomFor({ one, many, count, most, place }: Rows, about: string): Reply {
  const left = most - count;
  return {
    says: [
      `You list ${inFigures(count, one, many)}, and the Common App has room for ${most}, so ${left > 0 ? `**${inFigures(left, 'more fits', 'more fit')}**` : left === 0 ? 'all of it is used' : `${-left} too many are listed`}.${left > 0 ? ` You need not fill it.${about}` : ''}`,
    ],
    next:
      left < 0
        ? `Next step: choose what to leave out, in ${place}.`
        : `Next step: check what you have entered in ${place}.`,
  };
}

/** "How many colleges can I apply to?", "Am I over a limit?" */
export function answerLimits({ record, text }: Question): Reply {
  const asksForRoom = holds(text, lists.room);
  if (asksForRoom && holds(text, lists['of activities'])) {
    const count = record.activities.length;
    return roomFor(
      { one: 'activity', many: 'activities', count, most: COMMON_APP.activities, place: pages.activities },
      ' Jobs, family duties and hobbies belong there too.',
    );
  }
  if (asksForRoom && holds(text, lists['of honors'])) {
    const count = record.honors.length;
    return roomFor({ one: 'honor', many: 'honors', count, most: COMMON_APP.honors, place: pages.honors }, '');
  }
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
      place: pages.mainEssay,
    },
  ];
  const over = rows.find(({ count, most }) => count > most);
  return {
    says: ["The Common App's limits, and where you stand:"],
    list: rows.map(({ name, count, most, unit = '' }) => {
      const left = most - count;
      return `${name}: ${count} of ${most}${unit}, ${left < 0 ? `which is ${-left} too many` : left === 0 ? 'which is all' : `so ${left} more would fit`}`;
    }),
    next: over
      ? `Next step: choose what to leave out, in ${over.place}.`
      : 'You are within all of them. Next step: supplementals have limits of their own, so ask me which are over.',
  };
}

import { essayLink, isEmpty, isSent, MAIN, textOf } from '../essays.ts';
import { collegeNames, foreignNames } from '../foreign-names.ts';
import { keysOfCollege } from '../names.ts';
import { counted, pages, quoted } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** "Did I leave another college's name in an essay?" */
export function answerLeftOver({ record }: Question): Reply {
  const essays = record.essays.filter((essay) => !isEmpty(essay) && !isSent(record, essay));
  if (essays.length === 0) {
    return {
      says: ['There is no essay text to look through yet.'],
      next: `Next step: begin in ${pages.essays}, and ask me again before you send anything.`,
    };
  }
  const names = collegeNames(record);
  const own = new Map(record.apps.map(({ college }) => [college, new Set(keysOfCollege(college))]));
  const found = essays.flatMap((essay) =>
    foreignNames(textOf(essay), own.get(essay.college ?? '') ?? new Set(), names).map((place) => ({ essay, place })),
  );
  const [first] = found;
  if (!first) {
    return {
      says: [
        `I looked through ${counted(essays.length, 'essay')} for the names of your other colleges and of well-known ones, and found none out of place.`,
      ],
      next: 'I can miss a nickname, a mascot or a street. Next step: read each one aloud once before you send it.',
    };
  }
  return {
    says: [found.length === 1 ? 'One place names another college:' : 'These places name another college:'],
    list: found.map(({ essay, place }) => {
      const toAll = essay.id === MAIN ? ', which goes to every college' : '';
      return `${essayLink(essay)}${toAll}: ${quoted(place)}`;
    }),
    next: `Next step: open ${essayLink(first.essay)} and check whether you mean it. A surname or a town can look the same to me.`,
  };
}

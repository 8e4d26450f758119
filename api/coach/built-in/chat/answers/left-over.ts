import type { ContextEssay, StudentRecord } from '#contract/ai.ts';
import { essayLink, isEmpty, isSent, MAIN, textOf } from '../essays.ts';
import { collegeNames, foreignNames } from '../foreign-names.ts';
import { keysOfCollege } from '../names.ts';
import { counted, quoted } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

/** A place where an essay names a college other than its own, quoted. */
export interface Slip {
  essay: ContextEssay;
  place: string;
}

/** The places where some essays of a student name another college than their own. */
export function slipsIn(essays: ContextEssay[], record: StudentRecord): Slip[] {
  const names = collegeNames(record);
  return essays.flatMap((essay) =>
    foreignNames(textOf(essay), new Set(keysOfCollege(essay.college ?? '')), names).map((place) => ({
      essay,
      place: quoted(place),
    })),
  );
}

/** "Did I leave another college's name in an essay?" */
export function answerLeftOver(question: Question): Reply {
  const { record } = question;
  const written = record.essays.filter((essay) => !isEmpty(essay) && !isSent(record, essay));
  const asked = question.essays.filter((essay) => written.includes(essay));
  const essays = asked.length > 0 ? asked : written;
  const found = slipsIn(essays, record);
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
      return `${essayLink(essay)}${toAll}: ${place}`;
    }),
    next: `Next step: open ${essayLink(first.essay)} and check whether you mean it. A surname or a town can look the same to me.`,
  };
}

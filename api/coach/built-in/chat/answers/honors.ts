import { HonorLevel, type Honor } from '#contract/honors.ts';
import { COMMON_APP } from './form-limits.ts';
import { bold, counted, groupLines, listed, pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';

export const nameOfHonor = ({ title }: Honor): string => bold(title);

/** "Summarize my honors", "Which levels are missing?" */
export function answerHonors(question: Question): Reply {
  const { honors } = question.record;
  const [, grade] =
    /\b(9|10|11|12)th\b/.exec(question.text.replace(/\bninth\b/, '9th').replace(/\btenth\b/, '10th')) ?? [];
  if (grade) {
    const found = honors.filter(({ gradeYear }) => gradeYear === Number(grade)).map(nameOfHonor);
    return {
      says: [`From grade ${grade} you list ${found.length > 0 ? listed(found, 5) : 'no honor'}.`],
      next: `Next step: check the grades of the others in ${pages.honors}.`,
    };
  }
  const levels = HonorLevel.options.toReversed();
  const named = (level: Honor['level']) => honors.filter((honor) => honor.level === level).map(nameOfHonor);
  const unused = levels.filter((level) => named(level).length === 0).map((level) => level.toLowerCase());
  return {
    says: [
      `You list ${counted(honors.length, 'honor')}; the Common App has room for ${COMMON_APP.honors}.${honors.length > COMMON_APP.honors ? ' Keep the highest ones, or those closest to what you want to study.' : ''}`,
    ],
    list: groupLines([...levels.map((level) => [level, named(level)] as const), ['Level not entered', named(null)]]),
    also: [unused.length > 0 ? `None at this level: ${listed(unused, 5)}. You do not have to fill every level.` : ''],
    next: `Next step: ${stepFor(honors)} in ${pages.honors}.`,
  };
}

function stepFor(honors: Honor[]): string {
  const unknown = honors.find(({ level }) => level === null);
  if (unknown) return `enter the level of ${nameOfHonor(unknown)}`;
  const bare = honors.find(({ organization, gradeYear }) => organization === null || gradeYear === null);
  if (bare) return `enter who gave ${nameOfHonor(bare)}, and in which grade,`;
  return 'check that a stranger would understand each title';
}

import { inFigures } from '#contract/in-words.ts';
import lists from '#api/coach/data/chat/words.json' with { type: 'json' };
import { HonorLevel, type Honor } from '#contract/honors.ts';
import { COMMON_APP } from './form-limits.ts';
import { bold, groupLines, listed, nameOf, pages } from '../markdown.ts';
import { holds } from '../phrases.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { OWN_ADVICE } from '../sources.ts';

export const nameOfHonor = ({ title }: Honor): string => bold(title);

/** Grades as students call them. */
const GRADES = [
  { grade: 9, called: /\b(?:9th|ninth|freshman|frosh)\b/ },
  { grade: 10, called: /\b(?:10th|tenth|sophomore|soph)\b/ },
  { grade: 11, called: /\b(?:11th|eleventh|junior)\b/ },
  { grade: 12, called: /\b(?:12th|twelfth|senior|this) (?:grade|yr|year)\b/ },
];

/** The grade that a question names: 11 for "junior year". */
export const gradeIn = (text: string): number | undefined => GRADES.find(({ called }) => called.test(text))?.grade;

/** "Summarize my honors", "Which levels are missing?" */
export function answerHonors(question: Question): Reply {
  const { honors } = question.record;
  const grade = gradeIn(question.text);
  if (grade) {
    const found = honors.filter(({ gradeYear }) => gradeYear === grade).map(nameOfHonor);
    return {
      says: [`From grade ${grade} you list ${found.length > 0 ? listed(found, 5) : 'no honor'}.`],
      next: `Next step: check the grades of the others in ${pages.honors}.`,
    };
  }
  const [named, another] = new Set(question.honors);
  if (named && !another && WORTH.test(question.text)) return judgeHonor(named, question);
  if (named && !another) return reportOn(named);
  if (honors.length > 1 && (holds(question.text, lists.ordered) || LAST.test(question.text)))
    return answerOrder(question);
  if (WEAK.test(question.text)) return judgeLeast(question);
  const levels = HonorLevel.options.toReversed();
  const ofLevel = (level: Honor['level']) => honors.filter((honor) => honor.level === level).map(withGrade);
  const unused = levels.filter((level) => ofLevel(level).length === 0).map((level) => level.toLowerCase());
  return {
    says: [
      `You list ${inFigures(honors.length, 'honor')}; the Common App has room for ${COMMON_APP.honors}.${honors.length > COMMON_APP.honors ? ' Keep the highest ones, or those closest to what you want to study.' : ''}`,
    ],
    list: groupLines([
      ...levels.map((level) => [level, ofLevel(level)] as const),
      ['Level not entered', ofLevel(null)],
    ]),
    also: [unused.length > 0 ? `None at this level: ${listed(unused, 5)}. You do not have to fill every level.` : ''],
    next: `Next step: ${stepFor(honors)} in ${pages.honors}.`,
  };
}

/** What asks for the end of the list, and not for last year. */
const LAST =
  /\b(?:last|at the (?:bottom|end)|lowest)\b(?! (?:year|summer|spring|fall|winter|semester|grade|time|month|week)\b)/;

const withGrade = (honor: Honor): string =>
  `${nameOfHonor(honor)}${honor.gradeYear === null ? '' : ` (grade ${honor.gradeYear})`}`;

const WORTH =
  /\b(?:should i (?:even |still |really )?(?:put|list|include|add|count|keep|mention|leave|drop|cut)|worth|enough|bother|embarrass\w*|silly|lame|dumb|cringe|too (?:small|little)|look(?:s)? (?:bad|dumb|weak|silly))\b/;

/** "Should I even list perfect attendance?", "Are my honors enough, one is only an attendance award?" */
function judgeHonor(honor: Honor, { record: { honors } }: Question): Reply {
  const isRoom = honors.length <= COMMON_APP.honors;
  return {
    says: [
      isRoom
        ? `List ${nameOfHonor(honor)}: it is true, and you use ${honors.length} of the ${COMMON_APP.honors} rows, so it takes the place of nothing. A small award is no embarrassment; put it below those that say more about you.`
        : `You list ${inFigures(honors.length, 'honor')} and the Common App takes ${COMMON_APP.honors}, so ${nameOfHonor(honor)} may go if the others say more about you.`,
      isRoom && honors.length > 1
        ? `${inFigures(honors.length, 'honor')} are enough: five is the most, and not what is wanted.`
        : '',
    ],
    next: `Next step: look over the order in ${pages.honors}.`,
    source: OWN_ADVICE,
  };
}

const WEAK =
  /\b(?:useless|dumb|stupid|silly|lame|embarrass\w*|worthless|pointless|weak|weakest|least|filler|fluff|cut|drop|take off|leave off)\b/;

/** "Are any of my honors useless?": the one of the narrowest level, of equal ones the earliest. */
function judgeLeast(question: Question): Reply {
  const { honors } = question.record;
  const [least] = honors.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.gradeYear ?? 0) - (b.gradeYear ?? 0));
  if (!least || honors.length === 1) return judgeHonors(question);
  const { says, ...reply } = judgeHonor(least, question);
  const all = listed(honors.map(nameOfHonor), COMMON_APP.honors);
  return {
    says: [`You list ${all}. By its level ${nameOfHonor(least)} says the least, and none is useless.`, ...says],
    ...reply,
  };
}

/** "Only three, is that bad?" */
export function judgeHonors({ record: { honors } }: Question): Reply {
  return {
    says: [
      `${inFigures(honors.length, 'honor')} ${honors.length === 1 ? 'is' : 'are'} fine. Five is the most that the Common App takes and not what it wants, and many admitted students list fewer or none. One true thing that somebody else chose you for says more than five small ones.`,
    ],
    next: `Next step: look once more for what you forgot, such as the honor roll or a place in a selective program, and stretch nothing.`,
    source: OWN_ADVICE,
  };
}

/** "In which grade did I get AP Scholar?" */
function reportOn(honor: Honor): Reply {
  const { organization, level, gradeYear, kind } = honor;
  const facts = [
    level ? `level ${level.toLowerCase()}` : 'level not entered',
    gradeYear === null ? 'grade not entered' : `grade ${gradeYear}`,
    organization ? `given by ${nameOf(organization)}` : 'who gave it is not entered',
  ];
  return {
    says: [`${nameOfHonor(honor)}${kind ? ` (${kind.toLowerCase()})` : ''}: ${facts.join(', ')}.`],
    next: `Next step: check it in ${pages.honors}.`,
  };
}

/** How wide the level of an honor is; -1 where none is entered. */
const rankOf = ({ level }: Honor): number => (level === null ? -1 : HonorLevel.options.indexOf(level));

/** "Which award goes first?": the widest level first, of equal ones the latest; those named, where two or more are. */
function answerOrder(question: Question): Reply {
  const { honors: named, record } = question;
  const honors = named.length > 1 ? [...new Set(named)] : record.honors;
  const [first, ...others] = honors.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || (b.gradeYear ?? 0) - (a.gradeYear ?? 0),
  );
  if (!first) return { says: [] };
  const last = others.at(-1);
  const goesLast = last && LAST.test(question.text) ? `${nameOfHonor(last)} goes last. ` : '';
  const level =
    first.level === null ? 'none of them has a level' : `its level is the widest (${first.level.toLowerCase()})`;
  return {
    says: [
      `${goesLast}By what you entered, ${nameOfHonor(first)} goes first: ${level}. Of one level, the later grade stands before. What an honor means to you, and how few received it, I cannot see: those are reasons to move one up.`,
    ],
    list: [first, ...others].map((honor) => {
      const grade = honor.gradeYear === null ? '' : `, grade ${honor.gradeYear}`;
      return `${honor.level ?? 'Level not entered'}: ${nameOfHonor(honor)}${grade}`;
    }),
    ordered: true,
    next: `Next step: ${stepFor(record.honors)} in ${pages.honors}.`,
  };
}

function stepFor(honors: Honor[]): string {
  const unknown = honors.find(({ level }) => level === null);
  if (unknown) return `enter the level of ${nameOfHonor(unknown)}`;
  const bare = honors.find(({ organization, gradeYear }) => organization === null || gradeYear === null);
  if (bare) return `enter who gave ${nameOfHonor(bare)}, and in which grade,`;
  return 'check that a stranger would understand each title';
}

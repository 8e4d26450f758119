import { inFigures } from '#contract/in-words.ts';
import { findCollege } from '#api/colleges/directory.ts';
import { collegePrompts } from '#api/colleges/prompts.ts';
import type { Application } from '#contract/applications.ts';
import { isEmpty, isSent, isSubmitted, isUnsettled, oncePerAnswer, stateLine, supplementalsOf } from '../essays.ts';
import { piqOf } from '../essay-topics.ts';
import { NUMBERS } from '../figures.ts';
import { pages } from '../markdown.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromFacts } from '../sources.ts';
import { stepFor } from '../tasks.ts';

const GROUP = 'piq';

/** "Which of my PIQs are left?" */
export function answerPiqs(question: Question): Reply[] {
  const { record } = question;
  const apps = record.apps.filter((app) => asksForPiqs(app));
  const own = oncePerAnswer(apps.flatMap((app) => supplementalsOf(record, app)));
  const open = own
    .filter((essay) => isUnsettled(essay) && !isSent(record, essay))
    .toSorted((a, b) => a.words - b.words);
  if (apps.length === 0) {
    return [
      {
        says: ['No campus of the University of California is among your applications, so you have no PIQs to write.'],
        next: `Next step: if you want to apply to one, add it in ${pages.applications}.`,
      },
    ];
  }
  const [next] = open;
  return [
    ...piqsMissing(question, apps),
    {
      says: [
        own.length > 0
          ? `You list ${inFigures(own.length, 'answer')} to the Personal Insight Questions:`
          : 'You list no answer to the Personal Insight Questions yet.',
      ],
      list: own.map(stateLine),
      next: next ? `Next step: ${stepFor(next)}` : `Next step: see all of them in ${pages.essays}.`,
    },
  ];
}

/** Whether a college gets the main essay of the Common App: not the University of California, nor one that is known not to take that form. */
export const readsMainEssay = (college: string): boolean =>
  !asksForPiqs({ college }) && findCollege(college)?.commonApp !== false;

export const asksForPiqs = ({ college }: Pick<Application, 'college'>): boolean =>
  collegePrompts(college).prompts.some(({ group }) => group?.key === GROUP);

/** What is said where fewer answers to the University of California's questions are listed than it asks for, of those applications. */
export function piqsMissing({ record }: Question, apps: readonly Application[]): Reply[] {
  const ofUc = apps.flatMap((app) => {
    const { prompts, source } = collegePrompts(app.college);
    const asked = prompts.filter(({ group }) => group?.key === GROUP);
    const choose = asked[0]?.group?.choose;
    return choose && source && !isSubmitted(app) ? { app, source, choose, of: asked.length } : [];
  });
  const [first] = ofUc;
  if (!first) return [];
  // One application goes to all campuses, so an answer that is listed for several of them counts once.
  const essays = ofUc.flatMap(({ app }) => supplementalsOf(record, app));
  const numbersOf = (some: typeof essays) => new Set(some.map((essay) => piqOf(essay) ?? essay.id)).size;
  const listed = numbersOf(essays);
  const empty = listed - numbersOf(essays.filter((essay) => !isEmpty(essay)));
  const left = first.choose - listed;
  if (left <= 0) return [];
  const names = `${NUMBERS[first.choose]} of its ${NUMBERS[first.of]} Personal Insight Questions`;
  const yours = listed === 0 ? 'You list none yet' : `You list ${NUMBERS[listed]}`;
  const unwritten = empty === 0 ? '' : ` Of those you list, ${NUMBERS[empty]} ${empty === 1 ? 'is' : 'are'} empty.`;
  return [
    {
      says: [
        `The University of California asks for ${names}. ${yours}, so ${NUMBERS[left]} still ${left === 1 ? 'has' : 'have'} to be chosen and written.${unwritten}`,
      ],
      source: fromFacts(first.source),
    },
  ];
}

import { inFigures } from '#contract/in-words.ts';
import type { ContextEssay } from '#contract/ai.ts';
import { limitOf } from '#contract/main-essay.ts';
import { cutsIn } from '../../cuts.ts';
import { essayLink, MAIN, mainEssayOf, overBy, remark, textOf } from '../essays.ts';
import { quoted } from '../markdown.ts';
import { essaysOf, namesEssays, type Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { fromRecord } from '../sources.ts';
import { readsMainEssay } from './piqs.ts';

/** The most sentences that are named. */
const MOST_CUTS = 3;

/** What the last scoring marked in essays that are inside their limits, so that nothing has to go. */
const markedIn = (essays: readonly ContextEssay[]): Reply[] =>
  essays
    .filter((essay) => limitOf(essay) !== null && essay.needsWork.some(({ start }) => start !== null))
    .slice(0, 1)
    .map((essay) => ({
      says: [
        `${essayLink(essay)} is inside its limit, so nothing has to go. These places were marked as needing work:`,
      ],
      list: essay.needsWork
        .flatMap((mark) => (mark.start === null ? [] : (remark({ ...essay, needsWork: [mark] }, 'needsWork') ?? [])))
        .slice(0, MOST_CUTS),
      next: 'Next step: read on without the first of them. If nothing is missed, leave it out; else say there what only you can say.',
      source: fromRecord('Essays'),
    }));

/** "Which part should I cut?": the sentences of an essay over its limit that could go first; nothing where none is over. */
export function cutsOf(question: Question): Reply[] {
  const over = essaysOf(question).filter((essay) => overBy(essay) > 0);
  const [essay, another] = over;
  if (!essay) return namesEssays(question) ? markedIn(essaysOf(question)) : [];
  if (another && !namesEssays(question)) return [];
  const text = textOf(essay);
  const main = essay.id !== MAIN && readsMainEssay(essay.college ?? '') ? mainEssayOf(question.record) : undefined;
  const cuts = cutsIn({ text, limit: limitOf(essay)!, main: main ? textOf(main) : null });
  return [
    {
      says: [
        `${essayLink(essay)} is ${inFigures(overBy(essay), 'word')} over its limit. These sentences could go first:`,
      ],
      list: cuts
        .slice(0, MOST_CUTS)
        .map(({ start, end, words, why }) => `${quoted(text.slice(start, end))} (${inFigures(words, 'word')}). ${why}`),
      also: ['Keep what answers the prompt, also where it is plain: I cannot see what you need of it.'],
      next: 'Next step: open it. “What could go first” beside the text has the rest; cut one sentence at a time, and read on without it.',
      source: fromRecord('Essays'),
    },
  ];
}

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

/** The words that a question wants to lose: "if I need to lose 30 words". */
const TO_LOSE = /\b(?:lose|cut|trim|drop|remove|take out) (?:about |around )?(\d{1,3}) words?\b/;

/** "Which part should I cut?": the sentences of an essay over its limit that could go first, or of one that is to lose so many words; nothing where neither is asked. */
export function cutsOf(question: Question): Reply[] {
  const named = namesEssays(question) ? essaysOf(question) : [];
  const [only, ...others] = named;
  const toLose = Number(TO_LOSE.exec(question.text)?.[1] ?? 0);
  if (only && others.length === 0 && overBy(only) === 0 && toLose > 0 && toLose < only.words)
    return [
      firstToGo(
        only,
        only.words - toLose,
        `To lose ${inFigures(toLose, 'word')} in ${essayLink(only)}, these`,
        question,
      ),
    ];
  const [essay, another] = essaysOf(question).filter((one) => overBy(one) > 0);
  if (!essay) return markedIn(named);
  if (another && named.length === 0) return [];
  const opening = `${essayLink(essay)} is ${inFigures(overBy(essay), 'word')} over its limit. These`;
  return [firstToGo(essay, limitOf(essay)!, opening, question)];
}

/** @param limit the words that may stay */
function firstToGo(essay: ContextEssay, limit: number, opening: string, { record }: Question): Reply {
  const text = textOf(essay);
  const main = essay.id !== MAIN && readsMainEssay(essay.college ?? '') ? mainEssayOf(record) : undefined;
  const cuts = cutsIn({ text, limit, main: main ? textOf(main) : null });
  return {
    says: [`${opening} sentences could go first:`],
    list: cuts
      .slice(0, MOST_CUTS)
      .map(({ start, end, words, why }) => `${quoted(text.slice(start, end))} (${inFigures(words, 'word')}). ${why}`),
    also: ['Keep what answers the prompt, also where it is plain: I cannot see what you need of it.'],
    next: 'Next step: open it. “What could go first” beside the text has the rest; cut one sentence at a time, and read on without it.',
    source: fromRecord('Essays'),
  };
}

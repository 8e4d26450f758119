import type { EssayPreview } from '#contract/essays.ts';
import { OPENING } from './categories.ts';
import { read } from './grade.ts';
import type { Chosen } from './highlights/choose.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { rewriteIntro } from './rewritten-intro.ts';
import { readEssay } from './text.ts';

/**
 * A first look at an opening: `score` 0 to 10 with one decimal, one to three remarks as `feedback` (what works, then what to fix first),
 * and an opening put together from the essay's own sentences, the most concrete first.
 */
export function previewEssay(
  { essay }: { essay: string },
  slips: readonly GrammarSlip[],
): Omit<EssayPreview, 'engine'> {
  const { score, chosen, onWhole } = read(essay, '', slips, OPENING);
  const strongest = (of: Chosen['kind'], most: number) =>
    chosen
      .filter(({ kind }) => kind === of)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, most);
  const marked = [...strongest('like', 1), ...strongest('needsWork', 2)].map(({ says, next }) => `${says} ${next}`);
  const whole = onWhole.slice(0, 1).map(([says, next]) => `${says} ${next}`);
  return {
    score: score / 10,
    feedback: marked.length > 0 ? marked : whole.length > 0 ? whole : [NOTHING],
    rewritten_intro: rewriteIntro(readEssay(essay)),
  };
}

/** The remark on a text in which no rule finds anything. */
const NOTHING =
  'Nothing in this stands out yet. Tell one moment as it happened: where you were, what you did, what was said.';

import { OPENING_WEIGHTS } from '#contract/category-weights.ts';
import type { EssayPreview } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import { remarkOnShort } from '../short-essay.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { judge } from './grade.ts';
import type { Worded } from './marks/choose.ts';
import { quoted } from './marks/mark.ts';
import { rewriteIntro } from './rewritten-intro.ts';
import { readEssay } from './text.ts';

/**
 * A first look at an opening: `score` 0 to 10 with one decimal, one to three remarks as `feedback` (what works, then what to fix first),
 * and an opening put together from the essay's own sentences, the most concrete first.
 */
export function previewEssay(
  { essay }: { essay: string },
  slips: readonly GrammarSlip[],
): Omit<EssayPreview, 'engine' | 'rule'> {
  const asked = {
    text: essay,
    prompt: '',
    wordLimit: null,
    college: null,
    meantNames: [],
    kind: 'personalStatement',
    activities: [],
  } as const;
  const { score, good, work, short } = judge(asked, slips, OPENING_WEIGHTS);
  const first = (marks: Worded[], most: number): string[] =>
    marks
      .toSorted((a, b) => b.use - a.use)
      .slice(0, most)
      .map(({ start, end, why }) => (start === null || end === null ? why : `“${quoted(essay, start, end)}”: ${why}`));
  const feedback = [...first(good, 1), ...first(work, 2)];
  const nothing = short ? remarkOnShort(countWords(essay)) : [NOTHING];
  return {
    score: score / 10,
    feedback: feedback.length > 0 ? feedback : [...nothing],
    rewritten_intro: rewriteIntro(readEssay(essay)),
  };
}

/** The remark on a text in which nothing is found. */
const NOTHING =
  'Nothing in this stands out yet. Tell one moment as it happened: where you were, what you did, what was said.';

import { scoreOf } from '#contract/category-weights.ts';
import { categoryNames, type Categories, type CategoryName, type Grade, type Highlight } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import type { EssayToGrade } from '../coach.ts';
import { essayScale, rateCategories, type Scale } from './categories.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { SHORT } from '../short-essay.ts';
import { guard, type Guarded } from './guards.ts';
import { chooseHighlights, type Chosen } from './highlights/choose.ts';
import { remarksOnWhole } from './highlights/whole.ts';
import { readEssay } from './text.ts';

/** What the coach finds: categories and score 0 to 100, highlights in text order, remarks on the whole essay. */
export type Reading = {
  score: number;
  categories: Categories;
  guarded: Guarded;
  chosen: Chosen[];
  onWhole: (readonly [says: string, next: string])[];
};

export function read(text: string, prompt: string, slips: readonly GrammarSlip[], scale: Scale): Reading {
  const essay = readEssay(text, slips);
  const guarded = guard(essay, prompt);
  const categories = rateCategories(guarded, scale);
  const short = countWords(text) < SHORT;
  return {
    score: scoreOf(categories, scale.weights),
    categories,
    guarded,
    chosen: short ? [] : chooseHighlights(guarded.remaining, essay, weakestOf(categories, scale)),
    onWhole: remarksOnWhole(essay, prompt),
  };
}

/** The lowest category of those that count in the score. */
const weakestOf = (categories: Categories, { weights }: Scale): CategoryName =>
  categoryNames
    .filter((name) => weights[name] > 0)
    .reduce((lowest, name) => (categories[name] < categories[lowest] ? name : lowest), 'clarity');

/**
 * Scores an essay. `score` and each of the six categories are integers, 0 to 100; the score is their mean weighted by
 * CATEGORY_WEIGHTS. Highlights are UTF-16 offsets into `text`, each list in text order and without overlaps, remarks on the
 * whole essay (null offsets) last. The same text always gets the same answer.
 */
export function gradeEssay(
  { text, prompt, wordLimit }: EssayToGrade,
  slips: readonly GrammarSlip[],
): Omit<Grade, 'engine'> {
  const { score, categories, chosen, onWhole } = read(text, prompt, slips, essayScale(wordLimit));
  const drawn = (kind: Chosen['kind']): Highlight[] =>
    chosen
      .filter((one) => one.kind === kind)
      .map(({ start, end, says, next }) => ({ start, end, why: `${says} ${next}` }));
  const listed = onWhole.map(([says, next]): Highlight => ({ start: null, end: null, why: `${says} ${next}` }));
  return { score, categories, likes: drawn('like'), needsWork: [...drawn('needsWork'), ...listed] };
}

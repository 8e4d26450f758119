import { CATEGORY_WEIGHTS, scoreOf } from '#contract/category-weights.ts';
import { kindOf, SHORT_ANSWER } from '#contract/essay-kind.ts';
import type { Categories, Grade } from '#contract/essays.ts';
import { countWords } from '#contract/words.ts';
import type { EssayToGrade } from '../coach.ts';
import { remarkOnShort, SHORT } from '../short-essay.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { asHighlight, chooseMarks, remarkOnForm, remarkOnWhole, type Worded } from './marks/choose.ts';
import { STORIES } from './scoring/signals.ts';
import { otherForm, type OtherForm } from './reading/form.ts';
import { type Reading, readingOf } from './reading/reading.ts';
import { rateCategories } from './scoring/categories.ts';
import { type Context, formGate, type Gate, gatesOf, throughGates } from './scoring/gates.ts';
import { guard, type Guarded } from './scoring/guards.ts';
import { readEssay } from './text.ts';

/** What the coach finds: categories and score, whole numbers of 0 to 100, what held the score down, and what a counselor would say. */
export type Judgement = {
  score: number;
  /** Whether the text is too short to judge. */
  short: boolean;
  /** What the categories make together before anything holds it down, 0 to 100. */
  mean: number;
  categories: Categories;
  context: Context;
  reading: Reading;
  guarded: Guarded;
  gates: Gate[];
  /** What the text is, where it is no essay in English. */
  form: OtherForm | undefined;
  good: Worded[];
  work: Worded[];
};

/** Judges an essay by the weights given: those of a whole essay, or of an opening. */
export function judge(
  essay: EssayToGrade,
  slips: readonly GrammarSlip[],
  weights: Categories = CATEGORY_WEIGHTS,
): Judgement {
  const { text, prompt, wordLimit, college, meantNames, activities } = essay;
  const context: Context = {
    prompt,
    wordLimit,
    college,
    meantNames,
    activities,
    kind: essay.kind ?? kindOf(prompt, wordLimit, college),
  };
  const guarded = guard(readEssay(text, slips), prompt, wordLimit);
  const reading = readingOf(guarded.remaining);
  const short = isShort(text, wordLimit);
  const form = formIn(text, context.kind, short);
  // What is praised in no mark is praised in no category.
  const share = form ? formGate(form).most / 100 : short ? guarded.ceiling / 100 : 1;
  const categories = rateCategories(reading, context.kind, share * guarded.factor);
  const mean = scoreOf(categories, weights);
  const gates = form ? [formGate(form)] : short ? [] : gatesOf(reading, context, mean, guarded.factor);
  return {
    score: Math.round(Math.min(guarded.ceiling, throughGates(mean, gates))),
    short,
    mean,
    categories,
    context,
    reading,
    guarded,
    gates,
    form,
    ...(form
      ? { good: [], work: [remarkOnForm(form)] }
      : short
        ? { good: [], work: [] }
        : withNextStep(chooseMarks(reading, context), context, categories)),
  };
}

/** Below this a category has the lowest color. */
const LOW = 50;

/** A story in which nothing needs work by itself, though it says little of what its writer thinks, still has a next step. */
const withNextStep = (marks: Pick<Judgement, 'good' | 'work'>, { kind }: Context, { reflection }: Categories) =>
  marks.work.length === 0 && reflection < LOW && STORIES.has(kind)
    ? { ...marks, work: [remarkOnWhole('wholeFewThoughts')] }
    : marks;

/** In a text that is too short to judge, only its language can be told. */
function formIn(text: string, kind: Context['kind'], short: boolean): OtherForm | undefined {
  const form = otherForm(text, kind);
  return short && form !== 'language' ? undefined : form;
}

/** True for a text that is too short to judge. An answer to a short question may have twenty words. */
const isShort = (text: string, wordLimit: number | null): boolean =>
  countWords(text) < (wordLimit !== null && wordLimit <= SHORT_ANSWER ? 1 : SHORT);

/**
 * Scores an essay by what its kind is for. `score` and each of the six categories are whole numbers of 0 to 100: the score is the
 * categories' mean by CATEGORY_WEIGHTS, less what the gates take. Highlights are UTF-16 offsets into `text`, each list in the order of the
 * text and without overlaps, remarks on the whole essay (null offsets) last. The same text always gets the same answer.
 */
export function gradeEssay(essay: EssayToGrade, slips: readonly GrammarSlip[]): Omit<Grade, 'engine'> {
  return gradeOf(judge(essay, slips), essay);
}

/** What a student is told of a judgement. */
export function gradeOf(
  { score, categories, short, form, good, work }: Judgement,
  { text }: EssayToGrade,
): Omit<Grade, 'engine'> {
  const onShort = short && !form ? [{ start: null, end: null, why: remarkOnShort(countWords(text)).join(' ') }] : [];
  return {
    score,
    categories,
    likes: good.map(asHighlight),
    needsWork: [...work.map(asHighlight), ...onShort],
  };
}

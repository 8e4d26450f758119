import { categoryNames, type CategoryName } from '#contract/essays.ts';
import type { CategorySignals } from '#contract/revisions/revisions-of.ts';
import moved from '../data/moved-signals.json' with { type: 'json' };
import type { Comparison, EssayToGrade } from '../coach.ts';
import { gradeOf, judge, type Judgement } from './grade.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import { weighCategory } from './scoring/categories.ts';
import { type SignalKey, countSlips } from './scoring/signals.ts';

/** From so many points of its category on, a signal is worth a sentence. */
const WORTH_TELLING = 0.5;
const MOST_TOLD = 2;

type ReadText = [essay: EssayToGrade, slips: readonly GrammarSlip[]];

/** Grades two texts of an essay, and says through what each category moved. */
export function compareTexts(from: ReadText, to: ReadText): Comparison {
  const [before, after] = [judge(...from), judge(...to)];
  return {
    grades: [gradeOf(before, from[0]), gradeOf(after, to[0])],
    signals: Object.fromEntries(
      categoryNames.map((name): [CategoryName, string[]] => [name, clausesOf(name, before, after)]),
    ) as CategorySignals,
  };
}

/** Through what a category moved, the most telling first: what agrees with its direction, before what holds against it. */
function clausesOf(category: CategoryName, before: Judgement, after: Judgement): string[] {
  const by = after.categories[category] - before.categories[category];
  const later = weigh(category, after);
  const signals = weigh(category, before).map(({ signal, adds }, i) => ({
    key: signal.key,
    by: later[i]!.adds - adds,
  }));
  const told = signals
    .filter((signal) => Math.abs(signal.by) >= WORTH_TELLING)
    .toSorted((a, b) => Number(b.by * by > 0) - Number(a.by * by > 0) || Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_TOLD)
    .map(({ key, by: points }) => clauseOf(key, points > 0, before, after));
  if (by !== 0) return told.length > 0 ? told : [takenMore(before, after)];
  return told.length > 0 ? ['what it gained and what it lost are even'] : ['nothing that it is measured by moved'];
}

const weigh = (category: CategoryName, { reading, context }: Judgement) =>
  weighCategory(reading, context.kind, category).signals;

/** What moves every category alike: what only imitates an essay. */
function takenMore({ guarded: before }: Judgement, { guarded: after }: Judgement): string {
  if (after.factor < before.factor) return 'more of the text repeats itself or is no plain English';
  if (after.factor > before.factor) return 'less of the text repeats itself or is no plain English';
  return 'several measures moved a little';
}

function clauseOf(key: SignalKey, rose: boolean, before: Judgement, after: Judgement): string {
  return figuresOf(key, before, after) ?? moved[key][rose ? 'rose' : 'fell'];
}

/** Where there is a number that a student can check, it is told. */
function figuresOf(key: SignalKey, { reading: before }: Judgement, { reading: after }: Judgement): string | undefined {
  if (key === 'slips') {
    const by = countSlips(after) - countSlips(before);
    return by === 0
      ? undefined
      : `${inWords(Math.abs(by))} ${Math.abs(by) === 1 ? 'slip' : 'slips'} ${by < 0 ? 'went' : 'came in'}`;
  }
  if (key === 'sentenceLength') {
    const [from, to] = [before, after].map(({ words, sentences }) => Math.round(words / Math.max(1, sentences.length)));
    return from === to ? undefined : `the average sentence went from ${from} words to ${to}`;
  }
  return undefined;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number) => NUMBERS[n] ?? String(n);

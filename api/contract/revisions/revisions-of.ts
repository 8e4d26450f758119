import { type Categories, categoryNames, type CategoryName } from '../essays.ts';
import type { Revisions } from '../revisions.ts';
import { type MarkedText, markChanges } from './mark-changes.ts';
import { type SentenceStep, sentenceSteps } from './sentence-changes.ts';

/** A text as it was scored. */
export interface ScoredText extends MarkedText {
  categories: Categories;
}

/**
 * How far a category moves through what. Each is a clause that can follow «because», such as «two slips went»; the most
 * telling first.
 */
export type CategorySignals = Record<CategoryName, string[]>;

/** What became of an essay between two scored texts of it. */
export function revisionsOf(from: ScoredText, to: ScoredText, signals: CategorySignals, engine: string): Revisions {
  const marks = markChanges(from, to);
  const steps = sentenceSteps(from.text, to.text);
  const texts = (kind: SentenceStep['kind']) =>
    steps.filter((step) => step.kind === kind).map(({ text }) => ({ text }));
  const settled = marks.settled.length;
  const says = [
    settledInWords(settled, settled + marks.left.length),
    movedInWords(from.categories, to.categories, signals),
    endingInWords(steps),
  ];
  return {
    says: says.filter(Boolean).join(' '),
    marks,
    sentences: { cut: texts('cut'), added: texts('added'), moved: texts('came') },
    categories: categoryNames.map((name) => ({
      name,
      from: from.categories[name],
      to: to.categories[name],
      signals: signals[name].map(asSentence),
    })),
    engine,
  };
}

const asSentence = (clause: string) => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;

function settledInWords(settled: number, all: number): string {
  return `You settled ${settled} of ${all} marks${all === 0 ? ', as the earlier text had none' : ''}.`;
}

/** The category that moved most, and through what. */
function movedInWords(from: Categories, to: Categories, signals: CategorySignals): string {
  const [most] = categoryNames
    .map((name) => ({ name, by: to[name] - from[name] }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (!most || most.by === 0) return 'No category moved.';
  const [because] = signals[most.name];
  const moved = `${most.name[0]!.toUpperCase()}${most.name.slice(1)} ${most.by > 0 ? 'rose' : 'fell'}`;
  return because ? `${moved} because ${because}.` : `${moved}.`;
}

/** Whether the last two sentences are as they were, where others are not. */
function endingInWords(steps: readonly SentenceStep[]): string {
  if (steps.every(({ kind }) => kind === 'same')) return steps.length === 0 ? '' : 'The words are the same.';
  const end = steps.slice(-2);
  return end.length === 2 && end.every(({ kind }) => kind === 'same') ? 'The ending is untouched.' : '';
}

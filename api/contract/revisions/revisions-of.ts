import { type Categories, categoryNames, type CategoryName } from '../essays.ts';
import { countedCapital } from '../in-words.ts';
import type { Revisions } from '../revisions.ts';
import { countWords } from '../words.ts';
import { type MarkedText, markChanges } from './mark-changes.ts';
import { type ParagraphChanges, paragraphChanges } from './paragraph-changes.ts';
import { type SentenceStep, sentenceSteps } from './sentence-changes.ts';

/** A text as it was scored. */
export interface ScoredText extends MarkedText {
  categories: Categories;
}

/** Through what a category moved: clauses that can follow «because», such as «two slips went», the most telling first. */
export type CategorySignals = Record<CategoryName, string[]>;

/** Why the two texts score as they do. */
export interface Reasons {
  /** Null where a text is too short to be judged. */
  signals: CategorySignals | null;
  /** A sentence: what holds the score down more than before, or less; or else why less can be told. Null where there is nothing to say. */
  held: string | null;
}

export const TOO_SHORT = 'One of the two texts is too short to tell why a category moved.';
export const OTHERWISE_ASKED =
  'One of the two texts was scored before its prompt, its kind or the coach changed, so the two scores say less of the writing.';

/** Points by which a category can move without a word of why: a reader would not see the difference. */
export const HARDLY = 2;

/** What became of an essay between two scored texts of it. */
export function revisionsOf(from: ScoredText, to: ScoredText, { signals, held }: Reasons, engine: string): Revisions {
  const marks = markChanges(from, to);
  const steps = sentenceSteps(from.text, to.text);
  const texts = (kind: SentenceStep['kind']) =>
    steps.filter((step) => step.kind === kind).map(({ text }) => ({ text }));
  const settled = marks.settled.length;
  const says = [
    settledInWords(settled, settled + marks.left.length),
    goneInWords(from, to),
    movedInWords(from.categories, to.categories, signals),
    held,
    orderInWords(steps),
    paragraphsInWords(paragraphChanges(from.text, to.text, steps)),
    endingInWords(steps),
    ...newMarksInWords(marks, steps),
  ];
  return {
    says: says.filter(Boolean).join(' '),
    marks,
    sentences: { cut: texts('cut'), added: texts('added'), moved: texts('movedHere') },
    categories: categoryNames.map((name) => ({
      name,
      from: from.categories[name],
      to: to.categories[name],
      signals: signalsInWords(to.categories[name] - from.categories[name], signals?.[name]),
    })),
    engine,
  };
}

const asSentence = (clause: string) => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`;

function signalsInWords(by: number, clauses: string[] | undefined): string[] {
  if (!clauses) return [by === 0 ? 'It did not move.' : 'Why can’t be told.'];
  if (by === 0) return ['It did not move.'];
  if (clauses.length > 0) return clauses.map(asSentence);
  return [Math.abs(by) <= HARDLY ? 'It hardly moved.' : 'Several of its measures moved a little.'];
}

function settledInWords(settled: number, all: number): string {
  return `You settled ${settled} of ${all} marks${all === 0 ? ', as the earlier text had none' : ''}.`;
}

/** Marks go also with the words that carried them. */
function goneInWords(from: MarkedText, to: MarkedText): string {
  if (countWords(to.text) >= MOST_GONE * countWords(from.text)) return '';
  return from.needsWork.length > 0
    ? 'Most of the text is gone, and its marks went with it.'
    : 'Most of the text is gone.';
}
const MOST_GONE = 0.5;

/** The category that moved most, and through what. */
function movedInWords(from: Categories, to: Categories, signals: CategorySignals | null): string {
  if (!signals) return '';
  const [most] = categoryNames
    .map((name) => ({ name, by: to[name] - from[name] }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (!most || most.by === 0) return 'No category moved.';
  const [because] = signals[most.name];
  const moved = `${most.name[0]!.toUpperCase()}${most.name.slice(1)} ${most.by > 0 ? 'rose' : 'fell'}`;
  if (because) return `${moved} because ${because}.`;
  return Math.abs(most.by) <= HARDLY ? 'The categories hardly moved.' : `${moved}.`;
}

/** Whether the last two sentences are as they were, or new, where others are not. */
function endingInWords(steps: readonly SentenceStep[]): string {
  if (steps.every(({ kind }) => kind === 'same')) return steps.length === 0 ? '' : 'The words are the same.';
  const end = steps.slice(-2);
  if (end.length === 2 && end.every(({ kind }) => kind === 'same')) return 'The ending is untouched.';
  const last = steps.filter(({ to }) => to !== null).slice(-2);
  const isNew = last.length === 2 && last.every(({ kind }) => kind === 'added');
  return isNew && steps.some(({ kind }) => kind === 'same') ? 'The ending is new.' : '';
}

function orderInWords(steps: readonly SentenceStep[]): string {
  const moved = steps.filter(({ kind }) => kind === 'movedHere').length;
  if (moved === 0) return '';
  return `${countedCapital(moved, 'sentence stands', 'sentences stand')} elsewhere now.`;
}

function paragraphsInWords({ added, gone }: ParagraphChanges): string {
  return [
    added > 0 ? `${countedCapital(added, 'paragraph break is', 'paragraph breaks are')} new.` : '',
    gone > 0 ? `${countedCapital(gone, 'paragraph break is', 'paragraph breaks are')} gone.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** New marks that repeat an earlier remark on rewritten words, and marks that came or went on words that stand as they did. */
function newMarksInWords({ settled, added }: Revisions['marks'], steps: readonly SentenceStep[]): string[] {
  const kept = steps.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const isKept = ({ quote }: (typeof added)[number]) => quote !== null && kept.some((text) => text.includes(quote));
  const again = added.filter(
    (mark) =>
      mark.quote !== null && !isKept(mark) && settled.some(({ quote, why }) => quote !== null && why === mark.why),
  ).length;
  const [surfaced, gaveWay] = [added.filter(isKept).length, settled.filter(isKept).length];
  const onKept = [
    ...(gaveWay > 0 ? [countedCapital(gaveWay, 'settled mark')] : []),
    ...(surfaced > 0 ? [newMarks(surfaced)] : []),
  ];
  return [
    again > 0
      ? `${newMarks(again)} ${again === 1 ? 'repeats' : 'repeat'} an earlier remark on words that you rewrote.`
      : '',
    onKept.length === 0
      ? ''
      : `${onKept.map((some, at) => (at === 0 ? some : some.toLowerCase())).join(' and ')} ${gaveWay + surfaced === 1 ? 'is' : 'are'} on words that you did not change: a mark may hang on what stands around it, and only the most useful are shown.`,
  ];
}

const newMarks = (n: number) => countedCapital(n, 'new mark');

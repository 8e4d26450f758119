import { categoryNames, type CategoryName } from '#contract/essays.ts';
import { counted, inWords } from '#contract/in-words.ts';
import { type CategorySignals, HARDLY, TOO_SHORT } from '#contract/revisions/revisions-of.ts';
import moved from '../data/moved-signals.json' with { type: 'json' };
import type { Comparison, EssayToGrade } from '../coach.ts';
import { abridge } from './abridge.ts';
import { gradeOf, judge, type Judgement } from './grade.ts';
import type { GrammarSlip } from './grammar/rules.ts';
import type { Reading, ReadSentence } from './reading/reading.ts';
import { weighCategory } from './scoring/categories.ts';
import { type Gate, throughGates } from './scoring/gates.ts';
import { type SignalKey, countSlips, takenUpAtEnd } from './scoring/signals.ts';

/** From so many points of its category on, a signal is worth a sentence. */
const WORTH_TELLING = 0.5;
const MOST_TOLD = 2;

type ReadText = [essay: EssayToGrade, slips: readonly GrammarSlip[]];

/** Grades two texts of an essay, and says through what each category and the score moved. */
export function compareTexts(from: ReadText, to: ReadText): Comparison {
  const [before, after] = [judge(...from), judge(...to)];
  const grades: Comparison['grades'] = [gradeOf(before, from[0]), gradeOf(after, to[0])];
  if (before.short || after.short) return { grades, signals: null, held: TOO_SHORT };
  return {
    grades,
    signals: Object.fromEntries(
      categoryNames.map((name): [CategoryName, string[]] => [name, clausesOf(name, before, after)]),
    ) as CategorySignals,
    held: heldInWords(before, after),
  };
}

/**
 * Through what a category moved, the most telling first: what agrees with its direction, before what holds against it. Of one that hardly
 * moved only what can be counted is told.
 */
function clausesOf(category: CategoryName, before: Judgement, after: Judgement): string[] {
  const by = after.categories[category] - before.categories[category];
  if (by === 0) return [];
  const later = weigh(category, after);
  const told = weigh(category, before)
    .map(({ signal, adds }, i) => ({ key: signal.key, by: later[i]!.adds - adds }))
    .filter((signal) => Math.abs(signal.by) >= WORTH_TELLING)
    .toSorted((a, b) => Number(b.by * by > 0) - Number(a.by * by > 0) || Math.abs(b.by) - Math.abs(a.by))
    .flatMap(({ key, by: points }) => clauseOf(key, points > 0, Math.abs(by) > HARDLY, before, after) ?? []);
  if (told.length > 0) return told.slice(0, MOST_TOLD);
  return Math.abs(by) > HARDLY ? takenMore(before, after) : [];
}

const weigh = (category: CategoryName, { reading, context }: Judgement) =>
  weighCategory(reading, context.kind, category).signals;

/** What moves every category alike: what only imitates an essay. */
function takenMore({ guarded: before }: Judgement, { guarded: after }: Judgement): string[] {
  if (after.factor < before.factor) return ['more of the text repeats itself or is no plain English'];
  if (after.factor > before.factor) return ['less of the text repeats itself or is no plain English'];
  return [];
}

/** A clause that can follow «because»; undefined where the two texts show nothing that a student could see of it. */
function clauseOf(key: SignalKey, rose: boolean, much: boolean, before: Judgement, after: Judgement) {
  if (key === 'slips') return slipsInWords(before, after);
  if (key === 'sentenceLength') return lengthInWords(before, after);
  if (!much) return undefined;
  if (key === 'answersWithThought' || key === 'turns' || key === 'thoughts')
    return thoughtInWords(rose, before.reading.sentences, after.reading.sentences);
  if ((key === 'ending' || key === 'comesBack') && endingOf(before.reading) === endingOf(after.reading))
    return undefined;
  if (key === 'comesBack') return endInWords(rose, before, after);
  if (key === 'opening' && openingOf(before.reading) === openingOf(after.reading)) return undefined;
  return moved[key][rose ? 'rose' : 'fell'];
}

function slipsInWords({ reading: before }: Judgement, { reading: after }: Judgement): string | undefined {
  const by = countSlips(after) - countSlips(before);
  if (by === 0) return undefined;
  return `${counted(Math.abs(by), 'slip')} ${by < 0 ? 'went' : 'came in'}`;
}

function lengthInWords({ reading: before }: Judgement, { reading: after }: Judgement): string | undefined {
  const [from, to] = [before, after].map(({ words, sentences }) => Math.round(words / Math.max(1, sentences.length)));
  return from === to ? undefined : `the average sentence went from ${from} words to ${to}`;
}

/** Which words of the first half the end takes up that it did not before, or no longer does. */
function endInWords(rose: boolean, { reading: before }: Judgement, { reading: after }: Judgement): string | undefined {
  const [there, here] = [before, after].map(takenUpAtEnd);
  const [more, fewer] = rose ? [here!, there!] : [there!, here!];
  const words = [...more].flatMap(([stem, word]) => (fewer.has(stem) ? [] : [`“${word}”`])).slice(0, MOST_TOLD);
  if (words.length === 0) return undefined;
  return `the end ${rose ? 'takes up' : 'no longer takes up'} ${words.join(' and ')} from the beginning`;
}

/** So much of a thought is one that a student would see as one. */
const A_THOUGHT = 0.3;

/** Which sentences came in or went as thoughts, in the words of the clearest. */
function thoughtInWords(rose: boolean, before: ReadSentence[], after: ReadSentence[]): string | undefined {
  const [here, there] = rose ? [after, before] : [before, after];
  // What stands in both texts word for word has not become a thought, however it is read beside its neighbours.
  const kept = new Set(there.map(({ text }) => text));
  const thoughts = here
    .map(({ text, role, thought }, at) => ({ text, role, thought, at }))
    .filter(({ text, thought }) => thought >= A_THOUGHT && !kept.has(text))
    .toSorted((a, b) => isReflection(b) - isReflection(a) || b.thought - a.thought || b.at - a.at);
  const [clearest] = thoughts;
  if (!clearest) return undefined;
  const quote = `“${abridge(clearest.text, LONGEST_QUOTE).replace(/\.$/, '')}”`;
  if (thoughts.length === 1) return rose ? `${quote} reads as a thought` : `the thought ${quote} went`;
  const many = inWords(thoughts.length);
  return rose ? `${many} more sentences read as thoughts, such as ${quote}` : `${many} thoughts went, such as ${quote}`;
}
const isReflection = ({ role }: Pick<ReadSentence, 'role'>) => Number(role === 'reflection');
const LONGEST_QUOTE = 60;

const openingOf = ({ sentences }: Reading) => inOneLine(sentences.slice(0, 2));
const endingOf = ({ sentences }: Reading) => inOneLine(sentences.slice(-2));
const inOneLine = (sentences: ReadSentence[]) => sentences.map(({ text }) => text).join(' ');

/** So many points are worth a sentence; two only where the score moved against its categories. */
const POINTS_WORTH_TELLING = 3;
const POINTS_AGAINST = 2;

/** What holds the score down more than before, or less: the one that changed by most. */
function heldInWords(before: Judgement, after: Judgement): string | null {
  const [was, is] = [heldBy(before), heldBy(after)];
  const [most] = [...new Set([...was.keys(), ...is.keys()])]
    .map((says) => ({ says, was: was.get(says) ?? OPEN, is: is.get(says) ?? OPEN }))
    // Of a better text the same lessons take more, which is no news where they have become fewer.
    .filter((gate) => (gate.is.closed - gate.was.closed) * (gate.is.points - gate.was.points) >= 0)
    .map(({ says, was, is }) => ({ says, was: was.points, is: is.points }))
    .toSorted((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was));
  if (!most || most.was === most.is) return null;
  const isAgainst = Math.sign(after.score - before.score) !== Math.sign(after.mean - before.mean);
  if (Math.abs(most.is - most.was) < (isAgainst ? POINTS_AGAINST : POINTS_WORTH_TELLING)) return null;
  if (most.is === 0) return `The score no longer loses ${points(most.was)} for ${most.says}.`;
  return `For ${most.says} the score now loses ${points(most.is)}${most.was > 0 ? `, and ${most.was} before` : ''}.`;
}

const OPEN = { points: 0, closed: 0 };

/** How many whole points each gate alone takes off the score, and how far it is closed. */
function heldBy({ mean, gates }: Judgement): Map<string, typeof OPEN> {
  const through = throughGates(mean, gates);
  const without = (gate: Gate) => gates.filter((other) => other !== gate);
  return new Map(
    gates.map((gate) => [
      gate.says,
      { points: Math.round(throughGates(mean, without(gate)) - through), closed: gate.closed ?? 0 },
    ]),
  );
}

const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`;

import type { Highlight } from '#contract/essays.ts';
import type { Reading } from '../reading/reading.ts';
import type { OtherForm } from '../reading/form.ts';
import type { Context } from '../scoring/gates.ts';
import { asMark, goodLines } from './good.ts';
import { type Mark, variantsOf, wordsOf } from './mark.ts';
import { genericOf } from '../scoring/signals.ts';
import { PARTICULAR } from './sentence-marks.ts';
import { workMarks } from './work.ts';

/** Slips are said last and only a few. */
const MOST_SLIPS = 3;
/** What needs work: at most so many places, and so many words on the whole. */
const MOST_PLACES = 5;
const MOST_WHOLE = 2;

/** A line of this strength is held up beside a weaker one. */
const QUOTABLE = 2.4;

/** Fewer lines are praised in a short text: two, and one more for each 60 words, up to six; of a text that is not particular throughout four. */
const mostGood = (reading: Reading): number =>
  Math.min(genericOf(reading) < PARTICULAR ? 6 : 4, 2 + Math.floor(reading.words / 60));

/** A mark with its remark. */
export type Worded = Mark & { why: string };

/** What a counselor would say, in the order of the text, with what is said of the whole at the end of `work`. */
export function chooseMarks(reading: Reading, context: Context): { good: Worded[]; work: Worded[] } {
  const lines = goodLines(reading, context);
  const best = lines.find(({ strength }) => strength >= QUOTABLE)?.sentence;
  const work = choose(workMarks(reading, context, best), reading);
  const free = lines.map(asMark).filter((mark) => !work.some((other) => overlaps(mark, other)));
  const good = pick(free, mostGood(reading), 5);
  return { good: worded(good, reading.words), work: worded(work, 0) };
}

/** What is said of the whole text, and nothing else. */
export function remarkOnWhole(key: Mark['key']): Worded {
  const mark: Mark = { kind: 'work', key, start: null, end: null, use: 100 };
  return { ...mark, why: wordsOf(mark, 0) };
}

/** What is said of a text that is no essay in English. */
export const remarkOnForm = (form: OtherForm): Worded => remarkOnWhole(FORM[form]);
const FORM: Readonly<Record<OtherForm, Mark['key']>> = {
  language: 'wholeOtherLanguage',
  letters: 'wholeLetters',
  list: 'wholeList',
  nonsense: 'wholeNonsense',
};

function choose(marks: Mark[], reading: Reading): Mark[] {
  const isSlip = ({ key }: Mark) => key === 'slip' || key === 'spelling' || key === 'runOn';
  const onWhole = marks
    .filter(({ start }) => start === null)
    .sort((a, b) => b.use - a.use)
    .slice(0, MOST_WHOLE);
  const places = pick(
    marks.filter((mark) => mark.start !== null && !isSlip(mark)),
    reading.words < 120 ? 3 : MOST_PLACES,
    12,
  );
  const slips = pick(
    marks.filter((mark) => isSlip(mark) && !places.some((other) => overlaps(mark, other))),
    MOST_SLIPS,
    0,
  );
  return [...places, ...slips, ...onWhole];
}

/** The most useful that do not overlap; each key as often as there are remarks on it, and each repeat of a key ranks `again` points lower. */
function pick(marks: Mark[], most: number, again: number): Mark[] {
  const chosen: Mark[] = [];
  const rank = ({ key, use }: Mark): number => use - again * chosen.filter((other) => other.key === key).length;
  const left = [...marks];
  while (chosen.length < most && left.length > 0) {
    left.sort((a, b) => rank(b) - rank(a));
    const next = left.shift()!;
    const same = chosen.filter(({ key }) => key === next.key).length;
    if (same < variantsOf(next.key) && !chosen.some((other) => overlaps(next, other))) chosen.push(next);
  }
  return chosen;
}

const overlaps = (a: Mark, b: Mark): boolean =>
  a.start !== null && b.start !== null && a.start < b.end! && b.start < a.end!;

/**
 * Each with its remark, none twice, in the order of the text.
 * @param from which variant comes first: praise differs from essay to essay, because the same words on each would be worth nothing
 */
function worded(marks: Mark[], from: number): Worded[] {
  const used = new Map<string, number>();
  return marks
    .toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity))
    .map((mark) => {
      const times = used.get(mark.key) ?? 0;
      used.set(mark.key, times + 1);
      return { ...mark, why: wordsOf(mark, from + times) };
    });
}

export const asHighlight = ({ start, end, why }: Worded): Highlight => ({ start, end, why });

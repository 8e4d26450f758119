import { countWords } from '../words.ts';
import type { Unit } from './forms.ts';

const QUOTES: readonly [curly: RegExp, straight: string][] = [
  [/[\u2018\u2019\u201a\u201b]/g, "'"],
  [/[\u201c\u201d\u201e\u201f]/g, '"'],
];

const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;

/** A text as the form will take it: Unicode NFC, trimmed, with straight quotes, single spaces and plain line ends. */
export function asFormTakesIt(text: string) {
  return withStraightQuotes(text).replace(LINE_END, '\n').replace(SPACES, ' ').normalize('NFC').trim();
}

/** Spaces of every kind but line ends. */
const SPACES = /[^\S\n]+/g;

const withStraightQuotes = (text: string) =>
  QUOTES.reduce((changed, [curly, straight]) => changed.replace(curly, straight), text);

/** What the form changes in a text beyond trimming it. */
export type Change = 'quotes' | 'spaces';

export function changesIn(text: string): Change[] {
  const changes: Change[] = [];
  if (withStraightQuotes(text) !== text) changes.push('quotes');
  if (/[^\S\n]{2,}/.test(text.replace(LINE_END, '\n').trim())) changes.push('spaces');
  return changes;
}

/**
 * How long a value is: words, or UTF-16 units with a line end as two, so that nothing can turn out longer in the form, whichever way it
 * counts.
 */
export function countOf(value: string, unit: Unit) {
  if (unit === 'words') return countWords(value);
  return value.length + (value.match(/\n/g)?.length ?? 0);
}

import { type ImportColumn, type ImportRow, named } from './columns.ts';
import { readDay } from './read-day.ts';

/** Matches one number with its unit: `5 hrs`, `30 weeks per year`. */
const WITH_UNIT = /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?|wks?|weeks?)?\.?(?:\s*(?:\/|per|a)\s*(?:wk|week|yr|year))?\.?$/i;
const RANGE = /^\d+(?:\.\d+)?\s*(?:-|–|—|to)\s*\d+(?:\.\d+)?\D*$/i;

/** A cell in the form of its column. A text that can't be read stays as it is, to be seen and corrected. */
export function readCell({ kind, options = [] }: ImportColumn, text: string, today: string) {
  if (kind === 'day') return readDay(text, today).day ?? text;
  if (kind === 'number') return WITH_UNIT.exec(text)?.[1] ?? text;
  if (kind === 'choice') return (options.find(({ value }) => value === text) ?? named(options, text))?.value ?? text;
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Why a column can't take a value, in a sentence; undefined where it can, or where the value is empty. */
export function unreadable({ kind, options = [] }: ImportColumn, value: string, today: string) {
  const text = value.trim();
  if (text === '') return undefined;
  if (kind === 'day') {
    const { problem } = readDay(text, today);
    return problem && `“${text}” ${problem}`;
  }
  if (kind === 'number' && Number.isNaN(Number(text)))
    return RANGE.test(text) ? `“${text}” is a range. Write one number.` : `“${text}” is not a number.`;
  if (kind === 'choice' && !options.some((option) => option.value === text))
    return `“${text}” is not on this list. Choose from it.`;
}

/** The first such sentence of a row. */
export function problemOf(columns: readonly ImportColumn[], { cells }: ImportRow, today: string) {
  return columns.map((column) => unreadable(column, cells[column.key] ?? '', today)).find(Boolean);
}

/** Whether a value is a day in the form of the rows, `2026-11-15`. */
export function isDay(value: string, today: string) {
  return readDay(value, today).day === value;
}

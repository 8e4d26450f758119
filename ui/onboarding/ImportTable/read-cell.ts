import { type ImportColumn, type ImportRow, named } from './columns.ts';
import { type Calendar, isDate, readDay } from './read-day.ts';

/** Matches one number with its unit: `5 hrs`, `30 weeks per year`. */
const WITH_UNIT = /^(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?|wks?|weeks?)?\.?(?:\s*(?:\/|per|a)\s*(?:wk|week|yr|year))?\.?$/i;
const RANGE = /^\d+(?:\.\d+)?\s*(?:-|–|—|to)\s*\d+(?:\.\d+)?\D*$/i;

/** A cell in the form of its column. A text that can't be read stays as it is, to be seen and corrected. */
export function readCell(
  { kind, options = [], orWords = [], onlyPasted }: ImportColumn,
  text: string,
  calendar: Calendar,
) {
  const word = orWords.find((word) => word === text.toLowerCase());
  if (word) return word;
  if (kind === 'day') return lacksYear(onlyPasted, text) ? text : (readDay(text, calendar).day ?? text);
  if (kind === 'number') return WITH_UNIT.exec(text)?.[1] ?? text;
  if (kind === 'choices')
    return wordsIn(text)
      .map((word) => named(options, word)?.value ?? word)
      .join('; ');
  if (kind === 'choice') return (options.find(({ value }) => value === text) ?? named(options, text))?.value ?? text;
  // What is not in a field of one line keeps its lines.
  return onlyPasted ? text : text.replace(/\s*\n\s*/g, ' ');
}

/** Why a column can't take a value, in a sentence; undefined where it can, or where the value is empty. */
export function unreadable(column: ImportColumn, value: string, calendar: Calendar) {
  const { kind, options = [], orWords = [], onlyPasted, max = Infinity } = column;
  const text = value.trim();
  if (text === '' || orWords.includes(text)) return undefined;
  if (onlyPasted && text.length > max) return `“${text.slice(0, 20)}…” is longer than ${max} characters.`;
  if (kind === 'day' && lacksYear(onlyPasted, text)) return `“${text}” has no year.`;
  if (kind === 'day') {
    const { problem } = readDay(text, calendar);
    return problem && `“${text}” ${problem}`;
  }
  if (kind === 'number' && Number.isNaN(Number(text)))
    return RANGE.test(text) ? `“${text}” is a range. Write one number.` : `“${text}” is not a number.`;
  const unknown = kind === 'choices' && wordsIn(text).find((word) => !options.some(({ value }) => value === word));
  if (unknown) return `“${unknown}” is not one that the forms offer.`;
  if (kind === 'choice' && !options.some((option) => option.value === text))
    return `“${text}” is not on this list. Choose from it.`;
}

/** Whether a text is surely of a column of choices or days: one of its choices, or a date, also one that is not clear. */
export function isOf(column: ImportColumn, text: string, calendar: Calendar) {
  if (column.kind === 'day') return isDate(text, calendar);
  const { kind, options = [] } = column;
  return kind === 'choice' && options.some(({ value }) => value === readCell(column, text, calendar));
}

/** What only comes with a paste may be a day of the past, whose year is not that of the admission cycle. */
const lacksYear = (onlyPasted: boolean | undefined, text: string) => onlyPasted === true && !/\d{4}/.test(text);

const wordsIn = (text: string) =>
  text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** The first such sentence of a row. */
export function problemOf(columns: readonly ImportColumn[], { cells }: ImportRow, calendar: Calendar) {
  return columns.map((column) => unreadable(column, cells[column.key] ?? '', calendar)).find(Boolean);
}

/** Whether a value is a day in the form of the rows, `2026-11-15`. */
export function isDay(value: string, calendar: Calendar) {
  return readDay(value, calendar).day === value;
}

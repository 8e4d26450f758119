import type { ComponentType } from 'react';
import type { FieldProps } from '../../primitives/Field/Field.tsx';

/** The props of a field that a column draws. */
export interface ImportFieldProps extends Pick<FieldProps, 'label' | 'hideLabel' | 'error'> {
  value: string;
  onChange: (value: string) => void;
}

export interface ImportChoice {
  value: string;
  label: string;
  /** Other names that spreadsheets use for it, besides its value and label. */
  alsoCalled?: readonly string[];
}

export interface ImportColumn {
  /** Names its cell in a row. */
  key: string;
  label: string;
  /** Other names that spreadsheets use for it, besides its label. */
  alsoCalled?: readonly string[];
  /** Those of the names that come first where several columns make one: the position before the activity. */
  leadingNames?: readonly string[];
  /** The grid track: `78px`, or `2fr` for a share of the remaining width. */
  width?: string;
  /** Text by default. A day is written `2026-11-15`; choices have a comma or a semicolon between them. */
  kind?: 'text' | 'number' | 'day' | 'choice' | 'choices';
  /** Whether it has no field in the table, and comes only with the headings of a paste. */
  onlyPasted?: boolean;
  /** The value of a new row; empty by default. */
  initial?: string;
  /** Whether a row without it can't be imported. */
  required?: boolean;
  /** The highest value of a number, or the length of a text. */
  max?: number;
  /** The error of a row that breaks the rule of this column. */
  says?: string;
  /** The key of a column of text to whose values students add one of these choices: Tufts ED2. It is read from there on a paste. */
  endsOf?: string;
  /** The options of a choice. An empty value means that none is chosen. */
  options?: readonly ImportChoice[];
  /** Words that a day may be instead, such as `present`. */
  orWords?: readonly string[];
  /** Draws another field instead, such as one with suggestions. */
  field?: ComponentType<ImportFieldProps>;
}

export interface ImportRow {
  id: string;
  /** The cells as they were typed, by the key of their column. */
  cells: Readonly<Record<string, string>>;
}

let serial = 0;

/** A row with these cells and an id that is unique until the page is loaded again. */
export function importRow(cells: ImportRow['cells']): ImportRow {
  return { id: `row-${++serial}`, cells };
}

export function newImportRow(columns: readonly ImportColumn[]) {
  return importRow(Object.fromEntries(columns.map(({ key, initial = '' }) => [key, initial])));
}

export function isBlankRow(columns: readonly ImportColumn[], { cells }: ImportRow) {
  return columns.every(({ key, initial = '' }) => [undefined, '', initial].includes(cells[key]?.trim()));
}

/** The columns that have a field in the table. */
export const drawn = (columns: readonly ImportColumn[]) => columns.filter(({ onlyPasted }) => !onlyPasted);

/** The key of the column that shows an error of a row: the one whose error it is, else the first that is broken. */
export function columnAtFault(columns: readonly ImportColumn[], { cells }: ImportRow, sentence: string) {
  const broken = columns.filter((column) => breaksRule(column, cells[column.key]?.trim() ?? ''));
  return (broken.find(({ says }) => says === sentence) ?? broken[0] ?? columns[0])?.key;
}

function breaksRule({ kind, required, max = Infinity, options = [] }: ImportColumn, value: string) {
  if (value === '') return required === true;
  if (kind === 'number') return !(Number(value) >= 0 && Number(value) <= max);
  if (kind === 'choice') return !options.some((option) => option.value === value);
  return value.length > max;
}

/** A text without case, punctuation and anything in brackets, such as a length that a form allows. */
export const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Finds a thing by one of its names, whatever the case and the punctuation. */
export function named<Thing extends { label: string; alsoCalled?: readonly string[] }>(
  things: readonly Thing[],
  text: string,
) {
  const wanted = letters(text);
  return wanted === ''
    ? undefined
    : things.find(({ label, alsoCalled = [] }) => [label, ...alsoCalled].some((name) => letters(name) === wanted));
}

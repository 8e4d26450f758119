import type { ComponentType } from 'react';
import type { FieldProps } from '../../primitives/Field/Field.tsx';

/** A field of a row, as a column draws it. */
export interface ImportFieldProps extends Pick<FieldProps, 'label' | 'hideLabel' | 'error'> {
  value: string;
  onChange: (value: string) => void;
}

export interface ImportChoice {
  value: string;
  label: string;
  /** What spreadsheets call it besides its value and label. */
  alsoCalled?: readonly string[];
}

export interface ImportColumn {
  /** Names its cell in a row. */
  key: string;
  label: string;
  /** What spreadsheets call it besides its label. */
  alsoCalled?: readonly string[];
  /** Which of those names come first where a spreadsheet has several columns for it: the position before the activity. */
  leadingNames?: readonly string[];
  /** A grid track: `78px`, or `2fr` where it shares what is left. */
  width: string;
  /** A day is `2026-11-15`. Without a kind it is text. */
  kind?: 'text' | 'number' | 'day' | 'choice';
  /** What a new row starts with; nothing where it is left out. */
  initial?: string;
  /** A row without it can't be imported. */
  required?: boolean;
  /** Of a number its highest value, of a text its length. */
  max?: number;
  /** What is said of a row where the rule of this column is broken. */
  says?: string;
  /** Of a choice, an empty value being no choice. */
  options?: readonly ImportChoice[];
  /** A field of its own instead, such as one with suggestions. */
  field?: ComponentType<ImportFieldProps>;
}

export interface ImportRow {
  id: string;
  /** By the key of their column, as they were typed. */
  cells: Readonly<Record<string, string>>;
}

let serial = 0;

/** A row with these cells. Its id is new for as long as the page lives. */
export function importRow(cells: ImportRow['cells']): ImportRow {
  return { id: `row-${++serial}`, cells };
}

/** A row with what its columns start with. */
export function newImportRow(columns: readonly ImportColumn[]) {
  return importRow(Object.fromEntries(columns.map(({ key, initial = '' }) => [key, initial])));
}

/** Whether nothing was entered into a row. */
export function isBlankRow(columns: readonly ImportColumn[], { cells }: ImportRow) {
  return columns.every(({ key, initial = '' }) => [undefined, '', initial].includes(cells[key]?.trim()));
}

/** The column that a sentence about a row is shown at: the one that it is of, else the first whose rule is broken. */
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

/** Without case, punctuation and what stands in brackets, such as the length that a form allows. */
export const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/** Finds by what it may be called, whatever the case and the punctuation. */
export function named<Thing extends { label: string; alsoCalled?: readonly string[] }>(
  things: readonly Thing[],
  text: string,
) {
  const wanted = letters(text);
  return wanted === ''
    ? undefined
    : things.find(({ label, alsoCalled = [] }) => [label, ...alsoCalled].some((name) => letters(name) === wanted));
}

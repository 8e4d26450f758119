import { inFigures, listInWords } from '../in-words.ts';
/** One field of a form, filled with what the student has. */
export interface SheetFieldItem {
  key: string;
  /** As the form prints it. */
  label: string;
  /** As the form takes it, and as it is copied. */
  value: string;
  count: number;
  limit: number | null;
  unit: 'characters' | 'words' | 'none' | 'unknown';
  /** By how much it is too long; 0 where it is not. */
  over: number;
  missing: boolean;
  pasted: boolean;
  /** A short name, for a caption. */
  name: string;
  kind: 'text' | 'number' | 'choice' | 'choices' | 'date';
  /** The fewest characters or words that the form takes. */
  least: number | null;
  required: boolean;
  /** Whether each college says if it asks for it. */
  byCollege: boolean;
  /** Whether it is only remembered, so that it is to be checked in the form. */
  remembered: boolean;
  /** What the form changes in the text as it was written. */
  changes: readonly ('quotes' | 'spaces')[];
  /** Of an essay: how far it is. */
  status: 'drafting' | 'editing' | 'final' | null;
  /** Of an answer: names of other colleges that were left in it. */
  namesLeft: readonly string[];
  /** Of an essay: where it is written. */
  href?: string;
}

export interface SheetEntryItem {
  id: string;
  /** What the student calls it; empty where it has no name. */
  title: string;
  /** The kind of entry, where the form asks for different fields by kind. */
  category: string | null;
  fields: readonly SheetFieldItem[];
  /** Where what it says is changed. */
  edit?: { label: string; href: string };
}

export interface SheetGroupItem {
  key: string;
  title: string;
  /** How many entries the form takes; null where there is no limit, or none is known. */
  most: number | null;
  /** How many the student has beyond those. */
  leftOut: number;
  entries: readonly SheetEntryItem[];
}

/** What is typed into a form stands apart from what is chosen in its menus, which has one tick for all. */
export function rowsOf({ fields }: SheetEntryItem) {
  const texts = fields.filter(({ kind }) => kind === 'text');
  const choices = fields.filter(({ kind }) => kind !== 'text');
  return { texts, choices };
}

/** How many rows of entries there are to paste, and how many are. */
export function pastedOf(entries: readonly SheetEntryItem[]) {
  const rows = entries.flatMap((entry) => {
    const { texts, choices } = rowsOf(entry);
    return [...texts.map(({ pasted }) => pasted), ...(choices.length > 0 ? [isPasted(choices)] : [])];
  });
  return { done: rows.filter(Boolean).length, all: rows.length };
}

export const isPasted = (fields: readonly SheetFieldItem[]) => fields.every(({ pasted }) => pasted);

const LONG_LABEL = 60;

/** A label as far as its first comma where it is very long. */
export function shortLabel(label: string) {
  const comma = label.indexOf(',');
  return label.length > LONG_LABEL && comma > 0 ? `${label.slice(0, comma)}…` : label;
}

/** “109 / 150”, “592 / 650 words” */
export function countInWords({ count, limit, unit }: SheetFieldItem) {
  if (unit === 'none') return '';
  if (limit === null) return lengthInWords(count, unit);
  return `${count.toLocaleString('en')} / ${limit.toLocaleString('en')}${unit === 'words' ? ' words' : ''}`;
}

/** “14 characters” */
export const lengthInWords = (length: number, unit: SheetFieldItem['unit']) =>
  inFigures(length, unit === 'words' ? 'word' : 'character');

/** A value that is too long, in what the form keeps and what it would drop. */
export function cutAtLimit({ value, count, over, unit }: SheetFieldItem): [kept: string, dropped: string] {
  if (over === 0) return [value, ''];
  const end = unit === 'words' ? endOfWords(value, count - over) : endOfCharacters(value, count - over);
  return [value.slice(0, end), value.slice(end)];
}

function endOfWords(value: string, words: number) {
  const word = [...value.matchAll(/\S+/g)][words - 1];
  return word ? word.index + word[0].length : 0;
}

/** A line end counts as two, and no letter is cut in half. */
function endOfCharacters(value: string, characters: number) {
  let counted = 0;
  let end = 0;
  for (const letter of value) {
    counted += letter === '\n' ? 2 : letter.length;
    if (counted > characters) break;
    end += letter.length;
  }
  return end;
}

/** “Names Georgia Tech and Cornell.” */
export const leftInWords = (names: readonly string[]) => `Names ${listInWords([...new Set(names)])}.`;

const changeNames = { quotes: 'straight quotes', spaces: 'single spaces' };

/** “As the form takes it: straight quotes, single spaces.”; empty where it takes the text as it was written. */
export function changesInWords({ changes, value, unit }: SheetFieldItem) {
  const made = changes.map((change) => changeNames[change]);
  if (unit === 'characters' && value.includes('\n')) made.push('a line end counts as two characters');
  return made.length > 0 ? `As the form takes it: ${made.join(', ')}.` : '';
}

/** The id of the element that shows a field. */
export const fieldId = (key: string) => `field-${key.replace(/[^\w-]/g, '-')}`;

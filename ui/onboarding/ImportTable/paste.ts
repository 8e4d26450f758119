import { drawn, type ImportColumn, type ImportRow, importRow, letters, named } from './columns.ts';
import type { Calendar } from './read-day.ts';
import { parted } from './parted.ts';
import { isOf, readCell, unreadable } from './read-cell.ts';

export interface Paste {
  rows: ImportRow[];
  pasted: number;
  /** Columns of the spreadsheet that have no field here, by their heading or else their first value. */
  leftOutColumns: string[];
  /** Rows that exceed `maxRows`, each by its first value. */
  leftOutRows: string[];
  /** Values that their columns can't read, which are in the rows as they were. */
  unread: string[];
  /** The labels of columns that came with it and have no field in the table. */
  besides: string[];
}

interface PasteTarget {
  columns: readonly ImportColumn[];
  rows: readonly ImportRow[];
  /** Where the paste begins: the index of the row and the key of the column. */
  at: { row: number; column: string };
  maxRows: number;
  calendar: Calendar;
}

/**
 * Writes what was copied from a spreadsheet over the rows, from a cell on. A line of headings says which columns come.
 * Without one they come in the order of the table, and columns of choices and days by their values. Every value ends up in a
 * row, or its row or column is reported as left out. Returns null for a single value of text, which the field takes by itself.
 */
export function pasteInto({ columns, rows, at, maxRows, calendar }: PasteTarget, text: string): Paste | null {
  const table = readTable(text, columns);
  const isField = table.length === 1 && table[0]!.length === 1;
  const [start, target] = [columns.findIndex(({ key }) => key === at.column), columns.find((c) => c.key === at.column)];
  if (isField && (target?.kind ?? 'text') === 'text' && !hasEnd(rows[at.row], at.column, table[0]![0]!, columns))
    return null;

  const headings = table.length > 1 && isHeading(table[0]!, columns) ? table[0]! : undefined;
  const lines = (headings ? table.slice(1) : table).filter((line) => line.some((cell) => cell !== ''));
  if (lines.length === 0) return null;
  const width = Math.max(...lines.map((line) => line.length));
  const order = headings ? columnsOf(headings, columns) : columnsByValues(lines, drawn(columns.slice(start)), calendar);

  const parting = columns.filter(({ endsOf }) => order.some(({ column }) => column.key === endsOf));

  // Only required columns get their initial value. In others it would be something that the student never wrote.
  const required = Object.fromEntries(columns.filter((c) => c.required).map(({ key, initial = '' }) => [key, initial]));
  const fitting = lines.slice(0, maxRows - at.row);
  const unread: string[] = [];
  const written = fitting.map((line, i) => {
    const row = rows[at.row + i];
    const cells: Record<string, string> = { ...(row?.cells ?? required) };
    for (const { column, from } of order) {
      if (from.every((index) => line[index] === undefined)) continue;
      const value = readCell(column, joined(from.map((index) => line[index] ?? '')), calendar);
      const isUnread = unreadable(column, value, calendar) !== undefined;
      if (isUnread) unread.push(value);
      // What has no field can't be corrected, so it is left out.
      cells[column.key] = isUnread && column.onlyPasted ? '' : value || (required[column.key] ?? '');
    }
    const done = parted(cells, parting);
    return row ? { ...row, cells: done } : importRow(done);
  });

  const taken = new Set(order.flatMap(({ from }) => from));
  const leftOutColumns = Array.from({ length: width }, (_, index) => index)
    .filter((index) => !taken.has(index))
    .map((index) => ({ heading: headings?.[index], first: lines.find((line) => line[index])?.[index] }))
    .flatMap(({ heading, first }) => (first ? heading || first : []));
  return {
    rows: [...rows.slice(0, at.row), ...written, ...rows.slice(at.row + written.length)],
    pasted: written.length,
    leftOutColumns,
    leftOutRows: lines.slice(fitting.length).map((line) => line.find((cell) => cell !== '')!),
    unread,
    besides: order.flatMap(({ column }) =>
      column.onlyPasted && written.some(({ cells }) => cells[column.key]) ? [column.label] : [],
    ),
  };
}

/** Whether a value for an empty cell of a row ends in a choice of another column. */
function hasEnd(row: ImportRow | undefined, key: string, value: string, columns: readonly ImportColumn[]) {
  return !row?.cells[key] && parted({ ...row?.cells, [key]: value }, columns)[key] !== value;
}

/**
 * Which columns of a spreadsheet make each of ours. Several may make one of text, those with leading names first. A number,
 * a day or a choice takes the first.
 */
function columnsOf(headings: readonly string[], columns: readonly ImportColumn[]) {
  const known = headings.map((heading) => named(columns, heading));
  return columns.flatMap((column) => {
    const from = headings.flatMap((_, index) => (known[index] === column ? index : []));
    if (from.length === 0) return [];
    if ((column.kind ?? 'text') !== 'text') return { column, from: from.slice(0, 1) };
    const leading = new Set(column.leadingNames?.map(letters));
    const isFirst = (index: number) => leading.has(letters(headings[index]!));
    return { column, from: [...from.filter(isFirst), ...from.filter((index) => !isFirst(index))] };
  });
}

/**
 * Which column of a spreadsheet without headings makes each of ours. One whose values are all choices or dates of a column of
 * ours is that one. The others come in the order of the table, as far as their places are free.
 */
function columnsByValues(lines: readonly string[][], columns: readonly ImportColumn[], calendar: Calendar) {
  const width = Math.max(...lines.map((line) => line.length));
  const values = Array.from({ length: width }, (_, i) => lines.flatMap((line) => line[i] || []));
  const taken = new Map<ImportColumn, number>();
  /** The first free column that is right, with the one at the same place before the others. */
  const firstFree = (i: number, isRight: (column: ImportColumn) => boolean) =>
    [...columns.slice(i, i + 1), ...columns].find((column) => !taken.has(column) && isRight(column));
  const takeWhere = (isRight: (column: ImportColumn, i: number) => boolean) => {
    const placed = new Set(taken.values());
    for (const i of values.keys()) {
      const column = placed.has(i) ? undefined : firstFree(i, (column) => isRight(column, i));
      if (column) taken.set(column, i);
    }
  };
  const isValue = (column: ImportColumn) => (value: string) => isOf(column, value, calendar);
  const takesWords = ({ kind }: ImportColumn) => kind !== 'choice' && kind !== 'day';

  // One column alone is for the field that it was pasted into.
  if (width > 1) takeWhere((column, i) => values[i]!.length > 0 && values[i]!.every(isValue(column)));
  takeWhere((column, i) => takesWords(column) || values[i]!.some(isValue(column)));
  takeWhere((column, i) => column === columns[i]);
  return [...taken].map(([column, i]) => ({ column, from: [i] }));
}

/** Joins the parts of one value without repeating any: "Captain" and "Robotics" make "Captain, Robotics". */
function joined(parts: readonly string[]) {
  const words = (text: string) => ` ${text.toLowerCase().replace(/\s+|,\s*/g, ' ')} `;
  const has = (whole: string, part: string) => words(whole).includes(words(part));
  return parts
    .filter((part, i) => part && !parts.some((other, j) => j !== i && has(other, part) && (!has(part, other) || j < i)))
    .join(', ');
}

/** Whether a line is one of headings: it names two columns, or all its cells do. */
function isHeading(line: readonly string[], columns: readonly ImportColumn[]) {
  const known = line.filter((cell) => named(columns, cell)).length;
  return known >= 2 || (known > 0 && known === line.filter((cell) => cell !== '').length);
}

/** The cells of a copied text, separated by tabs, or by semicolons or commas where these clearly separate cells. */
function readTable(text: string, columns: readonly ImportColumn[]) {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (plain.includes('\t')) return cellsOf(plain, '\t');
  if (!plain.includes('\n')) return [[plain.trim()]];
  // Where a comma is the decimal mark, spreadsheets separate cells by semicolons.
  const parted = cellsOf(plain, ';');
  if (isHeading(parted[0]!, columns) && parted[0]!.length > 1) return parted;
  const csv = cellsOf(plain, ',');
  // A comma with a space after it belongs to the words: Captain, Science Olympiad.
  const isProse = /, /.test(plain.replace(/"[^"]*"/g, ''));
  const isEven = csv.every((line) => line.length === csv[0]!.length);
  return isHeading(csv[0]!, columns) || (isEven && !isProse) ? csv : plain.split('\n').map((line) => [line.trim()]);
}

/** The lines of cells. A quoted cell may hold line ends, separators and doubled quotes. */
function cellsOf(text: string, separator: ',' | ';' | '\t') {
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\\n|$)|[^${separator}\\n]*`, 'y');
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    if (at > 0 && text[at - 1] === '\n') lines.push([]);
    cell.lastIndex = at;
    const [written, quoted] = cell.exec(text)!;
    // A spreadsheet that copies with tabs quotes a cell only where it must. Other quotes are the student's own.
    const needed = quoted !== undefined && (separator !== '\t' || /[\t\n"]/.test(quoted));
    lines.at(-1)!.push((needed ? quoted.replaceAll('""', '"') : written).trim());
  }
  return lines;
}

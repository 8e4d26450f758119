import { type ImportColumn, type ImportRow, importRow, named } from './columns.ts';
import { readDay } from './read-day.ts';

/** What a paste would do to the rows. */
export interface Paste {
  rows: ImportRow[];
  /** Rows that it wrote. */
  pasted: number;
  /** Rows beyond the most that there may be. */
  leftOut: number;
  /** Dates that could not be read. */
  unreadDays: number;
}

interface PasteTarget {
  columns: readonly ImportColumn[];
  rows: readonly ImportRow[];
  /** Where it begins: the index of the row, and the key of the column. */
  at: { row: number; column: string };
  /** The most rows that there may be. */
  maxRows: number;
}

/**
 * Writes what was copied from a spreadsheet over the rows from a cell on. A line of headings says which columns come;
 * without one they come in the order of the table. Null for a single value, which a field takes by itself.
 */
export function pasteInto({ columns, rows, at, maxRows }: PasteTarget, text: string): Paste | null {
  const table = readTable(text, columns);
  const isField = table.length === 1 && table[0]!.length === 1;
  const [start, target] = [columns.findIndex(({ key }) => key === at.column), columns.find((c) => c.key === at.column)];
  if (isField && target?.kind !== 'day' && target?.kind !== 'choice') return null;

  const headed = table.length > 1 && isHeading(table[0]!, columns);
  const order = headed ? table[0]!.map((name) => named(columns, name)) : columns.slice(start);
  const lines = (headed ? table.slice(1) : table).filter((line) => line.some((cell) => cell !== ''));
  if (lines.length === 0) return null;

  // What a column starts with is offered to who types; of what was copied it would be an invention.
  const required = Object.fromEntries(columns.filter((c) => c.required).map(({ key, initial = '' }) => [key, initial]));
  const fitting = lines.slice(0, maxRows - at.row);
  let unreadDays = 0;
  const written = fitting.map((line, i) => {
    const row = rows[at.row + i];
    const cells: Record<string, string> = { ...(row?.cells ?? required) };
    order.forEach((column, i) => {
      const cell = line[i];
      if (!column || cell === undefined) return;
      const value = readCell(column, cell);
      cells[column.key] = value || (required[column.key] ?? '');
      if (cell !== '' && value === '') unreadDays++;
    });
    return row ? { ...row, cells } : importRow(cells);
  });
  return {
    rows: [...rows.slice(0, at.row), ...written, ...rows.slice(at.row + written.length)],
    pasted: written.length,
    leftOut: lines.length - fitting.length,
    unreadDays,
  };
}

/** A cell in the form of its column; what a choice does not know stays as it is, to be seen and corrected. */
function readCell({ kind, options = [] }: ImportColumn, text: string) {
  if (kind === 'day') return readDay(text) ?? '';
  if (kind !== 'choice') return text.replace(/\s*\n\s*/g, ' ');
  return (options.find(({ value }) => value === text) ?? named(options, text))?.value ?? text;
}

/** Whether a line names columns: two of them, or all that it has. */
function isHeading(line: readonly string[], columns: readonly ImportColumn[]) {
  const known = line.filter((cell) => named(columns, cell)).length;
  return known >= 2 || (known > 0 && known === line.filter((cell) => cell !== '').length);
}

/** Cells as they were copied: between tabs, or between commas where it is plain that these part them. */
function readTable(text: string, columns: readonly ImportColumn[]) {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  if (plain.includes('\t')) return cellsOf(plain, '\t');
  if (!plain.includes('\n')) return [[plain.trim()]];
  const csv = cellsOf(plain, ',');
  // «Captain, Science Olympiad» has a comma of its own, and a space after it.
  const isProse = /, /.test(plain.replace(/"[^"]*"/g, ''));
  const isEven = csv.every((line) => line.length === csv[0]!.length);
  return isHeading(csv[0]!, columns) || (isEven && !isProse) ? csv : plain.split('\n').map((line) => [line.trim()]);
}

/** Lines of cells. One in quotes may hold line ends and separators, and quotes doubled. */
function cellsOf(text: string, separator: ',' | '\t') {
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"(?=${separator}|\\n|$)|[^${separator}\\n]*`, 'y');
  const lines: string[][] = [[]];
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    if (at > 0 && text[at - 1] === '\n') lines.push([]);
    cell.lastIndex = at;
    const [written, quoted] = cell.exec(text)!;
    // A spreadsheet that copies with tabs quotes only where it has to; other quotes are the student's.
    const needed = quoted !== undefined && (separator === ',' || /[\t\n"]/.test(quoted));
    lines.at(-1)!.push((needed ? quoted.replaceAll('""', '"') : written).trim());
  }
  return lines;
}

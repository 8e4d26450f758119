import { describe, expect, test } from 'vitest';
import { type ImportColumn, importRow } from './columns.ts';
import { pasteInto } from './paste.ts';
import { readDay } from './read-day.ts';

const columns: ImportColumn[] = [
  { key: 'title', label: 'Title', alsoCalled: ['Activity'], width: '1fr' },
  { key: 'organization', label: 'Organization', width: '1fr' },
  { key: 'hours', label: 'Hours/week', kind: 'number', width: '78px' },
  {
    key: 'level',
    label: 'Level',
    kind: 'choice',
    width: '90px',
    options: [
      { value: 'State', label: 'State' },
      { value: '11', label: '11', alsoCalled: ['11th', 'Junior'] },
    ],
  },
  { key: 'day', label: 'Deadline', kind: 'day', width: '120px' },
];

function paste(text: string, at: Partial<{ row: number; column: string }> = {}, rows = [importRow({})], maxRows = 500) {
  return pasteInto({ columns, rows, at: { row: 0, column: 'title', ...at }, maxRows }, text);
}
const cellsOf = (text: string, ...rest: [object?]) => paste(text, ...rest)?.rows.map(({ cells }) => cells);

describe('from a spreadsheet', () => {
  test('lines of tabs fill the rows from a cell on', () => {
    expect(cellsOf('Violin\tYouth Orchestra\t5\r\nChess\t\t2\r\n')).toEqual([
      { title: 'Violin', organization: 'Youth Orchestra', hours: '5' },
      { title: 'Chess', organization: '', hours: '2' },
    ]);
    expect(cellsOf('5\tstate', { column: 'hours' })).toEqual([{ hours: '5', level: 'State' }]);
  });

  test('what stands in other cells and rows stays, and columns beyond the last are left out', () => {
    const rows = [importRow({ title: 'a' }), importRow({ title: 'b', hours: '2' }), importRow({ title: 'c' })];
    const done = paste('X\tY\nZ\tW\n', { row: 1, column: 'day' }, rows)!;
    expect(done.rows.map(({ cells }) => cells.title)).toEqual(['a', 'b', 'c']);
    expect(done.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(done).toMatchObject({ pasted: 2, unreadDays: 2 });
  });

  test('a line of headings says which columns come, in any order', () => {
    expect(cellsOf('Level\tNotes\tactivity\nJunior\tskip\tDebate')).toEqual([{ level: '11', title: 'Debate' }]);
    expect(cellsOf('Title\nDebate\nChess')).toEqual([{ title: 'Debate' }, { title: 'Chess' }]);
  });

  test('cells in quotes hold line ends, tabs and quotes', () => {
    expect(cellsOf('"Two\nlines"\t"A ""big"" one"\t3')).toEqual([
      { title: 'Two lines', organization: 'A "big" one', hours: '3' },
    ]);
    expect(cellsOf('"Best in show" award\t"quoted"')).toEqual([
      { title: '"Best in show" award', organization: '"quoted"' },
    ]);
    expect(cellsOf('"one\ncell"')).toBeUndefined();
  });

  test('empty lines are left out', () => {
    expect(cellsOf('\t\nA\tB\n\t\nC\tD')).toHaveLength(2);
    expect(cellsOf('\t\n\t')).toBeUndefined();
  });
});

describe('from a CSV file', () => {
  test('with headings and quotes', () => {
    expect(
      cellsOf('\uFEFFTitle,Organization,Hours/week\n"Captain, Science Olympiad","The ""Start"" school",6'),
    ).toEqual([{ title: 'Captain, Science Olympiad', organization: 'The "Start" school', hours: '6' }]);
  });

  test('without headings, where all lines have the same cells', () => {
    expect(cellsOf('Violin,Orchestra,5\nChess,,2')).toEqual([
      { title: 'Violin', organization: 'Orchestra', hours: '5' },
      { title: 'Chess', organization: '', hours: '2' },
    ]);
  });

  test('lines of prose with commas are one cell each', () => {
    expect(cellsOf('Captain, Science Olympiad\nViolin, second section')).toEqual([
      { title: 'Captain, Science Olympiad' },
      { title: 'Violin, second section' },
    ]);
    expect(cellsOf('One,two\nThree')).toEqual([{ title: 'One,two' }, { title: 'Three' }]);
  });
});

describe('a single value', () => {
  test('is left to a field of text', () => {
    expect(paste('Captain, Science Olympiad')).toBeNull();
    expect(paste('Captain\n')).toBeNull();
    expect(paste('')).toBeNull();
  });

  test('is read for a choice and a day', () => {
    expect(cellsOf('11th', { column: 'level' })).toEqual([{ level: '11' }]);
    expect(cellsOf('county', { column: 'level' })).toEqual([{ level: 'county' }]);
    expect(cellsOf('Nov 15, 2026', { column: 'day' })).toEqual([{ day: '2026-11-15' }]);
    expect(paste('soon', { column: 'day' })).toMatchObject({ unreadDays: 1 });
  });
});

test('rows beyond the most that there may be are left out, and counted', () => {
  const done = paste('a\tb\nc\td\ne\tf', { row: 1 }, [importRow({})], 3)!;
  expect(done.rows).toHaveLength(3);
  expect(done).toMatchObject({ pasted: 2, leftOut: 1 });
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['11/15/2026', '2026-11-15'],
  ['1/5/27', '2027-01-05'],
  ['11-15-2026', '2026-11-15'],
  ['Nov 15, 2026', '2026-11-15'],
  ['Nov. 15 2026', '2026-11-15'],
  ['November 15th, 2026', '2026-11-15'],
  ['15-Nov-26', '2026-11-15'],
  ['15 November 2026', '2026-11-15'],
  ['Sunday, November 15, 2026', '2026-11-15'],
  ['Sun, Nov 15, 2026', '2026-11-15'],
  ['2026-11-15T12:00:00', '2026-11-15'],
  ['15/11/2026', null],
  ['11/15', null],
  ['Nov 15', null],
  ['2/30/2026', null],
  ['soon', null],
  ['1/1/1926', null],
])('the day of %s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

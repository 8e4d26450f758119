import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImportColumn, importRow } from './columns.ts';
import { pasteInto } from './paste.ts';
import { readCell, unreadable } from './read-cell.ts';
import { readDay } from './read-day.ts';

const calendar = { today: '2026-11-23', monthFirst: false };
const columns: ImportColumn[] = [
  { key: 'title', label: 'Title', alsoCalled: ['Activity', 'Position'], leadingNames: ['Position'], width: '1fr' },
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

const forForms: ImportColumn[] = [
  {
    key: 'grades',
    label: 'Grades',
    kind: 'choices',
    onlyPasted: true,
    options: ['11', '12'].map((value) => ({ value, label: value })),
  },
  { key: 'ended', label: 'End date', kind: 'day', onlyPasted: true, orWords: ['present'] },
  { key: 'more', label: 'Longer description', onlyPasted: true, max: 20 },
];

function paste(text: string, at: Partial<{ row: number; column: string }> = {}, rows = [importRow({})], maxRows = 500) {
  return pasteInto({ columns, rows, at: { row: 0, column: 'title', ...at }, maxRows, calendar }, text);
}
const cellsOf = (text: string, ...rest: [object?]) => paste(text, ...rest)?.rows.map(({ cells }) => cells);

describe('columns without a field in the table', () => {
  const pasteAll = (text: string) =>
    pasteInto(
      { columns: [...columns, ...forForms], rows: [], at: { row: 0, column: 'day' }, maxRows: 9, calendar },
      text,
    )!;

  test('come with their headings, and keep their lines', () => {
    const { rows, besides, unread } = pasteAll(
      'Title\tGrades\tEnd date\tLonger description\nViolin\t12; 11\tPresent\t"One.\nTwo."\nChess\t\t6/15/2025\t',
    );
    expect(rows.map(({ cells }) => cells)).toEqual([
      { title: 'Violin', grades: '12; 11', ended: 'present', more: 'One.\nTwo.' },
      { title: 'Chess', grades: '', ended: '2025-06-15', more: '' },
    ]);
    expect([besides, unread]).toEqual([['Grades', 'End date', 'Longer description'], []]);
  });

  test('are left out and named where they can’t be read, because there is no field to correct them in', () => {
    const { rows, besides, unread } = pasteAll(
      `Title\tGrades\tEnd date\tLonger description\nViolin\t8\tJune 1\t${'x'.repeat(21)}`,
    );
    expect(rows[0]!.cells).toEqual({ title: 'Violin', grades: '', ended: '', more: '' });
    expect([besides, unread]).toEqual([[], ['8', 'June 1', 'x'.repeat(21)]]);
  });

  test('do not take cells of a paste without headings', () => {
    expect(pasteAll('11/15/2026\t12').leftOutColumns).toEqual(['12']);
  });
});

describe('from a spreadsheet', () => {
  test('lines of tabs fill the rows from a cell on', () => {
    expect(cellsOf('Violin\tYouth Orchestra\t5\r\nChess\t\t2\r\n')).toEqual([
      { title: 'Violin', organization: 'Youth Orchestra', hours: '5' },
      { title: 'Chess', organization: '', hours: '2' },
    ]);
    expect(cellsOf('5\tstate', { column: 'hours' })).toEqual([{ hours: '5', level: 'State' }]);
  });

  test('what stands in other cells and rows stays, and columns beyond the last are named', () => {
    const rows = [importRow({ title: 'a' }), importRow({ title: 'b', hours: '2' }), importRow({ title: 'c' })];
    const done = paste('X\tY\nZ\tW\n', { row: 1, column: 'day' }, rows)!;
    expect(done.rows.map(({ cells }) => cells.title)).toEqual(['a', 'b', 'c']);
    expect(done.rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(done).toMatchObject({ pasted: 2, unread: ['X', 'Z'], leftOutColumns: ['Y'] });
  });

  test('a line of headings says which columns come, in any order', () => {
    const done = paste('Level\tNotes\tactivity\tEmpty\nJunior\tskip\tDebate\t')!;
    expect(done.rows.map(({ cells }) => cells)).toEqual([{ level: '11', title: 'Debate' }]);
    expect(done.leftOutColumns).toEqual(['Notes']);
    expect(cellsOf('Title\nDebate\nChess')).toEqual([{ title: 'Debate' }, { title: 'Chess' }]);
  });

  describe('without headings', () => {
    test('a column whose values are all of one of ours is that one', () => {
      expect(cellsOf('UCLA\tJunior\tState\nYale\t12/15/2026')).toEqual([
        { title: 'UCLA', organization: 'Junior', level: 'State' },
        { title: 'Yale', organization: '12/15/2026' },
      ]);
      expect(cellsOf('UCLA\t12/15/2026\tJunior')).toEqual([{ title: 'UCLA', day: '2026-12-15', level: '11' }]);
      expect(cellsOf('State\tUCLA')).toEqual([{ level: 'State', organization: 'UCLA' }]);
    });

    test('a date that is not clear is a date', () => {
      expect(cellsOf('UCLA\t1/2/2027')).toEqual([{ title: 'UCLA', day: '1/2/2027' }]);
    });

    test('a column in which some values are of one of ours takes it where its own place is none for it', () => {
      expect(cellsOf('State\tsoon\nJunior\t12/15/2026', { column: 'level' })).toEqual([
        { level: 'State', day: 'soon' },
        { level: '11', day: '2026-12-15' },
      ]);
      expect(cellsOf('12/15/2026\tState\nsoon\tJunior', { column: 'level' })).toEqual([
        { level: 'State', day: '2026-12-15' },
        { level: '11', day: 'soon' },
      ]);
    });

    test('one column alone is for the field that it was pasted into', () => {
      expect(cellsOf('State\nJunior')).toEqual([{ title: 'State' }, { title: 'Junior' }]);
    });
  });

  test('a position and an activity make one title, the position first, and nothing is said twice', () => {
    const table =
      'Activity\tOrganization\tPosition\nRobotics\tNorth High\tCaptain\nChess\t\t\nCaptain, Debate\t\tcaptain';
    expect(cellsOf(table)?.map(({ title }) => title)).toEqual(['Captain, Robotics', 'Chess', 'Captain, Debate']);
    expect(cellsOf('Activity\tPosition\nMartial arts\tArt')?.[0]?.title).toBe('Art, Martial arts');
  });

  test('of two columns for one number the second is named', () => {
    expect(paste('Title\tHours/week\tHours / Week\nChess\t5\t6')).toMatchObject({
      rows: [{ cells: { hours: '5' } }],
      leftOutColumns: ['Hours / Week'],
    });
  });

  test('headings are known with the length that a form allows', () => {
    expect(cellsOf('Organization (100 characters)\tTitle\nLibrary\tTutor')).toEqual([
      { organization: 'Library', title: 'Tutor' },
    ]);
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

  test('with semicolons, as spreadsheets write it where a comma is for decimals', () => {
    expect(cellsOf('Title;Organization\nChess;"A; B"')).toEqual([{ title: 'Chess', organization: 'A; B' }]);
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
    expect(cellsOf('soon', { column: 'day' })).toEqual([{ day: 'soon' }]);
    expect(paste('soon', { column: 'day' })).toMatchObject({ unread: ['soon'] });
    expect(cellsOf('5 hrs', { column: 'hours' })).toEqual([{ hours: '5' }]);
  });
});

describe('a choice at the end of a text', () => {
  const ending = columns.map((column) => (column.key === 'level' ? { ...column, endsOf: 'title' } : column));
  const pasteEnding = (text: string, cells: Record<string, string> = {}, column = 'title') =>
    pasteInto({ columns: ending, rows: [importRow(cells)], at: { row: 0, column }, maxRows: 9, calendar }, text);
  const rowsOf = (...rest: Parameters<typeof pasteEnding>) => pasteEnding(...rest)?.rows.map(({ cells }) => cells);

  test('goes into its own column, in a list and in a single value', () => {
    expect(rowsOf('Chess (State)\nDebate - Junior\nViolin')).toEqual([
      { title: 'Chess', level: 'State' },
      { title: 'Debate', level: '11' },
      { title: 'Violin' },
    ]);
    expect(rowsOf('Chess, State')).toEqual([{ title: 'Chess', level: 'State' }]);
    expect(pasteEnding('Chess')).toBeNull();
  });

  test('stays where that column is filled, and where the text was there before', () => {
    expect(rowsOf('Chess State\t\t\tJunior')).toEqual([
      { title: 'Chess State', organization: '', hours: '', level: '11' },
    ]);
    expect(pasteEnding('State', { title: 'Chess' })).toBeNull();
    expect(rowsOf('Dec 1, 2026', { title: 'Chess State' }, 'day')).toEqual([
      { title: 'Chess State', day: '2026-12-01' },
    ]);
  });
});

test('rows beyond the most that there may be are left out, and named', () => {
  const done = paste('a\tb\nc\td\ne\tf', { row: 1 }, [importRow({})], 3)!;
  expect(done.rows).toHaveLength(3);
  expect(done).toMatchObject({ pasted: 2, leftOutRows: ['e'] });
});

describe('no value of a table is lost', () => {
  const value = constantFrom(
    'Chess',
    'Captain',
    '10-12',
    '5 hrs',
    'Nov 30',
    '03/04/2026',
    'soon',
    'State',
    '',
    'a "b"',
  );
  const heading = constantFrom(
    'Activity',
    'Position',
    'Title',
    'Hours/week',
    'Level',
    'Deadline',
    'Money',
    'Advisor',
    '',
  );
  /** As it stands in a row where its column could read it. */
  const read = (cell: string) => ({ '5 hrs': '5', 'Nov 30': '30' })[cell] ?? cell;
  const quoted = (cell: string) => (/["\n\t,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

  test.each([
    ['with headings', true],
    ['without headings', false],
  ])('%s each one is in a row, or its column or its row is named', (_, headed) => {
    const lines = integer({ min: 2, max: 8 }).chain((width) =>
      record({
        headings: array(heading, { minLength: width, maxLength: width }),
        lines: array(array(value, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      }),
    );
    assert(
      property(lines, constantFrom(...columns.map(({ key }) => key)), ({ headings, lines }, column) => {
        // Two headings that are known make it a table with headings, whatever else stands there.
        const top = headed ? ['Title', 'Organization', ...headings] : undefined;
        const body = headed ? lines.map((line) => ['T', 'O', ...line]) : lines;
        const text = [...(top ? [top] : []), ...body].map((line) => line.map(quoted).join('\t')).join('\n');
        const done = paste(text, { column }, [importRow({})], 4);
        if (!done) return;
        const filled = body.filter((line) => line.some((cell) => cell !== ''));
        for (const [i, line] of filled.entries()) {
          const written = done.rows[i] && Object.values(done.rows[i].cells).join('\n').toLowerCase();
          for (const [at, cell] of line.entries()) {
            if (cell === '') continue;
            const column = top?.[at] || filled.find((line) => line[at])![at]!;
            const isNamed = done.leftOutColumns.includes(column) || done.leftOutRows.includes(line.find(Boolean)!);
            expect(isNamed || written?.includes(read(cell).toLowerCase()), `${cell} of ${text}`).toBe(true);
          }
        }
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['2026-11-15', '2026-11-15'],
    ['11/15/2026', '2026-11-15'],
    ['11/25/2026', '2026-11-25'],
    ['15/11/2026', '2026-11-15'],
    ['30.11.2026', '2026-11-30'],
    ['1/1/27', '2027-01-01'],
    ['11-15-2026', '2026-11-15'],
    ['Nov 15, 2026', '2026-11-15'],
    ['Nov. 15 2026', '2026-11-15'],
    ['November 15th, 2026', '2026-11-15'],
    ['15-Nov-26', '2026-11-15'],
    ['15 November 2026', '2026-11-15'],
    ['Sept 30, 2026', '2026-09-30'],
    ['Sunday, November 15, 2026', '2026-11-15'],
    ['Sun, Nov 15, 2026', '2026-11-15'],
    ['2026-11-15T12:00:00', '2026-11-15'],
  ])('%s is %s', (text, day) => expect(readDay(text, calendar)).toEqual({ day }));

  test.each([
    ['Nov 30', '2026-11-30'],
    ['30 November', '2026-11-30'],
    ['11/30', '2026-11-30'],
    ['Jan 5', '2027-01-05'],
    ['May 31', '2027-05-31'],
    ['Nov 23', '2026-11-23'],
  ])('without a year is the one of the admission cycle: %s is %s', (text, day) =>
    expect(readDay(text, calendar)).toEqual({ day }),
  );

  test('without a year belongs to the cycle that began last June, also in spring', () => {
    expect(readDay('May 1', { ...calendar, today: '2027-03-02' })).toEqual({ day: '2027-05-01' });
    expect(readDay('Nov 1', { ...calendar, today: '2027-06-01' })).toEqual({ day: '2027-11-01' });
  });

  test.each([
    ['03/04/2026', 'may be Mar 4, 2026 or Apr 3, 2026. Write the month as a word.'],
    ['1/5/27', 'may be Jan 5, 2027 or May 1, 2027. Write the month as a word.'],
    ['12/1', 'may be Dec 1, 2026 or Jan 12, 2027. Write the month as a word.'],
    ['Nov 15', 'has no year, and Nov 15, 2026 is over. Add the year.'],
    ['2/30/2026', 'is not a date that Laurel can read.'],
    ['soon', 'is not a date that Laurel can read.'],
    ['1/1/1926', 'is not a date that Laurel can read.'],
    ['Nov 15, 2026 5 pm', 'is not a date that Laurel can read.'],
  ])('is never guessed: %s %s', (text, problem) => expect(readDay(text, calendar)).toEqual({ problem }));
});

describe('a date in figures, for a student who writes the month first,', () => {
  test.each([
    ['11/1/2026', '2026-11-01'],
    ['1/5/27', '2027-01-05'],
    ['1-5-2027', '2027-01-05'],
    ['12/1', '2026-12-01'],
    ['1/12', '2027-01-12'],
    ['15/11/2026', '2026-11-15'],
    ['30/11', '2026-11-30'],
  ])('%s is %s', (text, day) => expect(readDay(text, { ...calendar, monthFirst: true })).toEqual({ day }));

  test('is not moved to another day because its own is over', () => {
    const problem = 'has no year, and Nov 3, 2026 is over. Add the year.';
    expect(readDay('11/3', { ...calendar, monthFirst: true })).toEqual({ problem });
  });
});

describe('what can not be read stays, and is said with its value', () => {
  const column = (key: string) => columns.find((column) => column.key === key)!;
  test.each([
    ['hours', '10-12', '“10-12” is a range. Write one number.'],
    ['hours', '10 to 12 hours', '“10 to 12 hours” is a range. Write one number.'],
    ['hours', 'about 5', '“about 5” is not a number.'],
    ['level', 'County', '“County” is not on this list. Choose from it.'],
    ['day', 'soon', '“soon” is not a date that Laurel can read.'],
    ['day', '2026-02-31', '“2026-02-31” is not a date that Laurel can read.'],
  ])('%s: %s', (key, text, sentence) => {
    expect(readCell(column(key), text, calendar)).toBe(text);
    expect(unreadable(column(key), text, calendar)).toBe(sentence);
  });

  test.each([
    ['5', '5'],
    ['5 hrs', '5'],
    ['2.5 hours', '2.5'],
    ['30 weeks per year', '30'],
    ['6 hrs/week', '6'],
  ])('%s hours are %s', (text, hours) => expect(readCell(column('hours'), text, calendar)).toBe(hours));
});

import { expect, test } from 'vitest';
import { columnAtFault, type ImportColumn, importRow } from './columns.ts';

const columns: ImportColumn[] = [
  { key: 'title', label: 'Title', width: '1fr', required: true },
  { key: 'hours', label: 'Hours/week', kind: 'number', width: '78px', max: 168, says: 'Too many hours.' },
  { key: 'impact', label: 'Impact', width: '1fr', max: 5, says: 'Too long.' },
];
const faultOf = (cells: Record<string, string>, sentence: string) => columnAtFault(columns, importRow(cells), sentence);

test('a sentence stands at the column that it is of, also where another is wrong too', () => {
  const both = { title: 'Violin', hours: '200', impact: 'Too long a line.' };
  expect(faultOf(both, 'Too long.')).toBe('impact');
  expect(faultOf(both, 'Too many hours.')).toBe('hours');
});

test('a sentence of no column stands at the first that is wrong, else at the first', () => {
  expect(faultOf({ title: 'Violin', hours: '200' }, 'Something else.')).toBe('hours');
  expect(faultOf({ title: 'Violin' }, 'Something else.')).toBe('title');
});

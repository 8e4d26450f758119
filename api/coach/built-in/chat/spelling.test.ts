import { expect, test } from 'vitest';
import { spellingOf } from './spelling.ts';

const spelling = spellingOf(['deadlines', 'tomorrow', 'what', 'whats', 'due', 'brown', 'essay', 'due']);

test.each([
  ['deadlnies', 'deadlines'],
  ['deadline', undefined],
  ['deadlinees', 'deadlines'],
  ['tommorow', 'tomorrow'],
  ['waht', 'what'],
  ['brwon', 'brown'],
  ['esay', 'essay'],
  ['whatsdue', 'whats due'],
  ['due', undefined],
  ['crown', undefined],
  ['qwertyuiop', undefined],
])('“%s” is meant as %s', (typed, meant) => {
  expect(spelling(typed)).toBe(meant);
});

test('a word without end costs nothing', () => {
  expect(spelling('x'.repeat(100_000))).toBeUndefined();
});

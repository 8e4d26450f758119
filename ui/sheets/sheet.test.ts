import { expect, test } from 'vitest';
import { changesInWords, countInWords, cutAtLimit, pastedOf, shortLabel } from './sheet.ts';
import { field, textFields } from './story-parts.ts';

test.each([
  ['abcdef', 6, 2, 'characters', 'abcd', 'ef'],
  ['ab\ncd', 6, 2, 'characters', 'ab\n', 'cd'],
  ['ab\ncd', 6, 3, 'characters', 'ab', '\ncd'],
  ['abc🎻', 5, 1, 'characters', 'abc', '🎻'],
  ['one two  three', 3, 1, 'words', 'one two', '  three'],
  ['one', 1, 1, 'words', '', 'one'],
  ['abc', 3, 0, 'characters', 'abc', ''],
] as const)('%j of %i is cut by %i %s', (value, count, over, unit, kept, dropped) => {
  expect(cutAtLimit(field({ value, count, over, unit }))).toEqual([kept, dropped]);
});

test.each([
  [{ count: 109, limit: 150 }, '109 / 150'],
  [{ count: 592, limit: 650, unit: 'words' }, '592 / 650 words'],
  [{ count: 1_021, limit: 4_000 }, '1,021 / 4,000'],
  [{ count: 1, limit: null, unit: 'unknown' }, '1 character'],
  [{ count: 8, limit: null, unit: 'none' }, ''],
] as const)('%j is shown as %s', (given, words) => expect(countInWords(field(given))).toBe(words));

test('a very long label ends at its first comma', () => {
  expect(shortLabel('Please describe this activity, including what you accomplished and any recognition')).toBe(
    'Please describe this activity…',
  );
  expect(shortLabel('Name of the organization, program, school or group')).toBe(
    'Name of the organization, program, school or group',
  );
});

test('what the form changes is said in one line', () => {
  expect(changesInWords(field({ changes: ['quotes', 'spaces'] }))).toBe(
    'As the form takes it: straight quotes, single spaces.',
  );
  expect(changesInWords(field({ value: 'a\nb' }))).toBe('As the form takes it: a line end counts as two characters.');
  expect(changesInWords(field({ value: 'a\nb', unit: 'words' }))).toBe('');
});

test('the choices of an entry count as one row', () => {
  const choice = field({ kind: 'choice', pasted: true });
  const entry = { id: 'a', title: '', category: null, fields: [choice, ...textFields, { ...choice, pasted: false }] };
  expect(pastedOf([entry])).toEqual({ done: 0, all: 4 });
});

import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

test('a word that took the place of another is removed and added, and all else is the same', () => {
  expect(textChanges('The old piano hums.', 'The blue piano hums.')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: 'blue' },
    { kind: 'same', text: ' piano hums.' },
  ]);
});

test('the pieces give both texts again, to the last space', () => {
  const [from, to] = ['One.\n\nTwo  three. Émile’s “gate”.', 'Zero. One.\n\nTwo three.\nÉmile’s “door”. '];
  const pieces = textChanges(from, to);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect([without('added'), without('removed')]).toEqual([from, to]);
});

test('of the same text nothing is changed, and of nothing nothing', () => {
  expect(textChanges('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }]);
  expect(textChanges('', '')).toEqual([]);
  expect(textChanges('', 'New.')).toEqual([{ kind: 'added', text: 'New.' }]);
});

test('two long texts with nothing in common are one removed and one added', () => {
  const words = (letter: string) => Array.from({ length: 3_000 }, (_, i) => letter + i).join(' ');
  expect(textChanges(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

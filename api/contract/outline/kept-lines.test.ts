import { array, assert, nat, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { keptLines, linesToStore } from './kept-lines.ts';

const ONE = 'Number eleven started coughing in August, and nobody knew why.';
const TWO = 'My mother folded the last sheet in the kitchen. I put the pulley on backward.';
const THREE = 'I used to think being useful meant having the answer.';
const stored = [ONE, TWO, THREE].map((paragraph, i) => ({ paragraph, line: `Line ${i + 1}` }));

test('lines stay with paragraphs that are put elsewhere, or changed in some words', () => {
  expect(keptLines(stored, [THREE, ONE, TWO.replace('the last sheet', 'a towel')])).toEqual([
    'Line 3',
    'Line 1',
    'Line 2',
  ]);
});

test('a paragraph that is new has none, and the line of one that is gone is not given to another', () => {
  expect(keptLines(stored, [ONE, 'Ten turned in fours, like every healthy machine.', TWO, THREE])).toEqual([
    'Line 1',
    '',
    'Line 2',
    'Line 3',
  ]);
  expect(keptLines(stored, [ONE, THREE])).toEqual(['Line 1', 'Line 3']);
});

test('a paragraph that was rewritten where it stands keeps its line', () => {
  expect(keptLines(stored, [ONE, 'Quite other words are here now.', THREE])).toEqual(['Line 1', 'Line 2', 'Line 3']);
});

test('the line of a paragraph that was taken out or joined to another comes back with it, whatever was stored meanwhile', () => {
  const joined = [ONE, `${TWO} ${THREE}`];
  const whileJoined = linesToStore(stored, joined.join('\n\n'), ['Another line 1', 'Line 2']);
  expect(keptLines(whileJoined, joined)).toEqual(['Another line 1', 'Line 2']);
  expect(keptLines(whileJoined, [ONE, TWO, THREE])).toEqual(['Another line 1', 'Line 2', 'Line 3']);
  const whileCut = linesToStore(linesToStore(stored, ONE, ['Line 1']), ONE, ['Mine']);
  expect(keptLines(whileCut, [ONE, TWO, THREE])).toEqual(['Mine', 'Line 2', 'Line 3']);
});

test('the line of a paragraph that was taken out is not given to one that is new', () => {
  const whileCut = linesToStore(stored, [ONE, THREE].join('\n'), ['Line 1', 'Line 3']);
  expect(keptLines(whileCut, [ONE, 'Quite other words are here now.', THREE])).toEqual(['Line 1', '', 'Line 3']);
});

test('of paragraphs that did not change, each keeps its line whatever is put in, taken out and put elsewhere', () => {
  const words = uniqueArray(nat(9_999), { minLength: 2, maxLength: 8 });
  assert(
    property(words, array(nat(99)), (numbers, lot) => {
      const before = numbers.map((n) => ({ paragraph: `Paragraph about the number ${n}.`, line: `Line ${n}` }));
      const left = before.filter((_, i) => (lot[i] ?? 0) % 3 > 0);
      const now = left.toSorted((a, b) => a.paragraph.length - b.paragraph.length || a.line.localeCompare(b.line));
      expect(
        keptLines(
          before,
          now.map(({ paragraph }) => paragraph),
        ),
      ).toEqual(now.map(({ line }) => line));
    }),
  );
});

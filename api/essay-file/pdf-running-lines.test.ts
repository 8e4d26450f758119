import { expect, test } from 'vitest';
import type { Page } from './pdf-lines.ts';
import { withoutRunningLines } from './pdf-running-lines.ts';

/** A page of 800 points: each entry a line, its distance from the top and its text. */
const page = (...lines: [number, string][]): Page => ({
  height: 800,
  lines: lines.map(([baseline, text]) => ({ text, start: 72, end: 500, baseline, size: 12 })),
});
const left = (...pages: Page[]) => withoutRunningLines(pages).map(({ lines }) => lines.map(({ text }) => text));

test('A head that repeats goes, also where it counts the pages', () => {
  expect(left(page([40, 'Reyes 1'], [100, 'one']), page([40, 'Reyes 2'], [100, 'two']))).toEqual([['one'], ['two']]);
  expect(left(page([40, 'My essay'], [100, 'one']), page([40, 'My essay'], [100, 'two']))).toEqual([['one'], ['two']]);
});

test('A head and a foot of several lines go', () => {
  const pages = ['one', 'two'].map((text, i) =>
    page([30, 'Ana Reyes'], [44, 'Common App 2026'], [100, text], [750, 'Draft'], [770, `Page ${i + 1} of 2`]),
  );
  expect(left(...pages)).toEqual([['one'], ['two']]);
});

test('A head that the first page leaves out goes from the others', () => {
  const pages = [page([100, 'one']), page([40, 'Ana Reyes'], [100, 'two']), page([40, 'Ana Reyes'], [100, 'three'])];
  expect(left(...pages)).toEqual([['one'], ['two'], ['three']]);
});

test('A line in the margin that gives the number of its page goes', () => {
  expect(left(page([100, 'one']), page([40, 'Reyes 2'], [100, 'two']))).toEqual([['one'], ['two']]);
  expect(left(page([100, 'one'], [770, '1']))).toEqual([['one']]);
  expect(left(page([100, 'one'], [770, '1 / 1']))).toEqual([['one']]);
});

test('What may be the essay stays', () => {
  const titles = [page([84, 'Essay 1'], [100, 'one']), page([84, 'Essay 2'], [100, 'two'])];
  expect(left(...titles)).toEqual([
    ['Essay 1', 'one'],
    ['Essay 2', 'two'],
  ]);
  const changing = [page([40, 'One sentence.'], [100, 'one']), page([40, 'Another one.'], [100, 'two'])];
  expect(left(...changing)).toEqual([
    ['One sentence.', 'one'],
    ['Another one.', 'two'],
  ]);
  expect(left(page([40, 'English 1'], [100, 'one']))).toEqual([['English 1', 'one']]);
  expect(left(page([40, '2019'], [100, 'one']))).toEqual([['2019', 'one']]);
});

test('Pages without text are no hindrance', () => {
  expect(left()).toEqual([]);
  expect(left(page(), page([100, 'two']))).toEqual([[], ['two']]);
});

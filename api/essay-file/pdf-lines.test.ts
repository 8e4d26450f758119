import { expect, test } from 'vitest';
import { linesOf, rotationOf } from './pdf-lines.ts';

/** A stretch of text on a page of 800 points, at 12 points. */
const item = (str: string, left: number, fromTop: number, width = str.length * 6, dir = 'ltr') => ({
  str,
  dir,
  width,
  transform: [12, 0, 0, 12, left, 800 - fromTop],
});
const textsOf = (...items: Parameters<typeof linesOf>[0]) =>
  linesOf(items, [1, 0, 0, -1, 0, 800]).map(({ text }) => text);

test('Stretches at one height are a line, with the spaces that they bring', () => {
  expect(textsOf(item('every', 72, 100), item(' ', 102, 100), item('lid', 108, 100), item('next', 72, 114))).toEqual([
    'every lid',
    'next',
  ]);
});

test('A line knows where it stands', () => {
  const [line] = linesOf([item('lid', 72, 100, 20)], [1, 0, 0, -1, 0, 800]);
  expect(line).toEqual({ text: 'lid', start: 72, end: 92, baseline: 100, size: 12 });
});

test('A raised mark stays on its line', () => {
  const mark = { ...item('1', 90, 96), transform: [7, 0, 0, 7, 90, 704] };
  expect(textsOf(item('lid', 72, 100), mark, item(' and', 94, 100))).toEqual(['lid1 and']);
});

test('Text at the same height but back at a start is another line', () => {
  expect(textsOf(item('right column', 300, 100), item('left column', 72, 100))).toEqual([
    'right column',
    'left column',
  ]);
});

test('A line from right to left is put together from its right end', () => {
  const line = linesOf(
    [item('עולם', 72, 100, 30, 'rtl'), item(' ', 102, 100, 4), item('שלום', 106, 100, 30, 'rtl')],
    [1, 0, 0, -1, 0, 800],
  );
  expect(line).toMatchObject([{ text: 'שלום עולם', start: -136, end: -72 }]);
});

test('Ligatures, joined letters, soft hyphens and odd apostrophes become plain', () => {
  expect(textsOf(item('ﬁﬂ don\u02bct so\u00adft ﻻ', 72, 100))).toEqual(['fifl don’t soft لا']);
});

test('Empty pages and stretches of white space have no lines', () => {
  expect(textsOf()).toEqual([]);
  expect(textsOf(item(' ', 72, 100), item('', 72, 120))).toEqual([]);
});

test('A page is turned the way most of its letters stand', () => {
  const upwards = { ...item('a long line', 0, 0), transform: [0, 12, -12, 0, 100, 100] };
  expect(rotationOf([upwards, item('short', 0, 0)])).toBe(90);
  expect(rotationOf([])).toBe(0);
});

import { expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { readPlainText } from './plain-text.ts';

const bytes = (...values: (number | string)[]) =>
  new Uint8Array(values.flatMap((value) => (typeof value === 'string' ? [...Buffer.from(value)] : [value])));

test('UTF-8 is read with and without a mark', () => {
  expect(readPlainText(bytes('naïve “😀”'))).toBe('naïve “😀”');
  expect(readPlainText(bytes(0xef, 0xbb, 0xbf, 'naïve'))).toBe('naïve');
});

test('UTF-16 is read by its mark, either way round', () => {
  expect(readPlainText(bytes(0xff, 0xfe, ...Buffer.from('café', 'utf16le')))).toBe('café');
  expect(readPlainText(bytes(0xfe, 0xff, ...Buffer.from('café', 'utf16le').swap16()))).toBe('café');
});

test('The quotes and dashes of old Windows editors are read', () => {
  expect(readPlainText(bytes(0x93, 'caf', 0xe9, 0x94, ' ', 0x96, ' ', 0x80))).toBe('“café” – €');
});

test('Line ends are left as they are', () => {
  expect(readPlainText(bytes('one\r\ntwo\n\nthree'))).toBe('one\r\ntwo\n\nthree');
});

test('Other kinds of files are refused', () => {
  const others = [bytes('{\\rtf1 text}'), bytes(0x89, 'PNG'), bytes(0xff, 0xd8, 0xff, 0xe0), bytes('text', 0)];
  for (const other of others) expect(() => readPlainText(other)).toThrow(Problem);
});

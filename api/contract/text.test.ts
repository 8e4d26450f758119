import { expect, test } from 'vitest';
import { cleanText, line, writing } from './text.ts';

test.each([
  ['a letter and its accent', 'Jose\u0301', 'José'],
  ['line ends of every kind', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['control characters', 'a\u0000b\u001b[31mc\u009bd\te', 'ab[31mcd\te'],
  ['half a pair', 'a\ud800b', 'a\ufffdb'],
  ['marks that become two each', `q${'\u0344'.repeat(40)}`, `q${'\u0308\u0301'.repeat(15)}`],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});

test('a name is in NFC, also where an invisible character kept a letter from its accent', () => {
  expect(line(100).parse('Jose\u200b\u0301  \u202eAlvarez\u2060 ')).toBe('José Alvarez');
});

test('a text is as long as it is once it is cleaned and trimmed', () => {
  expect(writing(3).safeParse(' e\u0301e\u0301e\u0301\u0000 ').success).toBe(true);
  expect(writing(3).safeParse('éééé').success).toBe(false);
  expect(writing(3).safeParse(' '.repeat(1_010)).success).toBe(false);
});

import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { retokenize, tokenize } from './tokens.ts';

const text = array(constantFrom('I', 'paint', "don't", 'self-made', '👩‍🔬', 'é', ' ', '  ', '\n', '.', '-', '’', ','), {
  maxLength: 14,
}).map((parts) => parts.join(''));

test('the tokens of a changed text are those of the text by itself, whatever has changed', () => {
  assert(
    property(text, text, text, text, (head, old, now, tail) => {
      const [from, to] = [head + old + tail, head + now + tail];
      expect(retokenize(tokenize(from), from, to)).toEqual(tokenize(to));
    }),
    { numRuns: 2_000 },
  );
});

test('a letter at the end of a word, at the end of the text, makes it another word', () => {
  const from = 'I paint';
  expect(retokenize(tokenize(from), from, 'I paints').map((token) => token.text)).toEqual(['I', 'paints']);
});

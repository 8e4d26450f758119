import { expect, test } from 'vitest';
import cases from '../fixtures/counsel/essays.json' with { type: 'json' };
import { readEssay } from '../text.ts';
import { arguing } from './arguing.ts';
import { orderLoss } from './order.ts';
import { readingOf } from './reading.ts';

const loss = (text: string) => orderLoss(readingOf(readEssay(text)));

/** A long story with its sentences in an order of no meaning, each as a paragraph. */
const sentences = cases.essays.map(({ text }) => readEssay(text).sentences).find(({ length }) => length >= 24)!;
const mixed = sentences.map(({ text }, at) =>
  (sentences[(at * 7) % sentences.length]?.text ?? text).replace(/["“”]/g, ''),
);

test('a story in an order of no meaning is hard to follow', () => {
  expect(loss(mixed.join('\n\n'))).toBeGreaterThan(0);
});

test('pieces under heads, as in a glossary or a script, are read in any order', () => {
  expect(loss(mixed.map((text, at) => `Door ${'abcdefghij'[at % 10]}. ${text}`).join('\n\n'))).toBe(0);
  expect(loss(mixed.map((text) => `CUSTOMER: ${text}`).join('\n\n'))).toBe(0);
});

test('an essay in the present that shows things argues nothing, and one of “people” and “should” does', () => {
  const shown =
    'Water runs into the bell of a sousaphone. Nobody tells you because nobody knows. You tip it over Priya’s shoes in the band room, and the rust on the third valve is orange. The case weighs forty pounds and smells of pennies.';
  const argued =
    'People should have the right to their phones because everybody needs to be safe. Schools must think of what people want. One should never take from others what they need, because society depends on it.';
  expect(arguing(readingOf(readEssay(shown)))).toBeLessThan(0.2);
  expect(arguing(readingOf(readEssay(argued)))).toBeGreaterThan(0.5);
});

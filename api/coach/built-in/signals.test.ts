import { expect, test } from 'vitest';
import { categoryNames } from '#contract/essays.ts';
import { valueOf } from './categories.ts';
import { strong } from './fixtures/strong.ts';
import { weak } from './fixtures/weak.ts';
import { SIGNALS } from './signals.ts';
import { readEssay } from './text.ts';

const value = (key: string, text: string) => {
  const signal = SIGNALS.find((one) => one.key === key);
  if (!signal) throw new Error(`no signal ${key}`);
  return valueOf(signal, readEssay(text));
};

test('there are at least five signals for every category, each under its own key and with a range', () => {
  expect(new Set(SIGNALS.map(({ key }) => key)).size).toBe(SIGNALS.length);
  for (const name of categoryNames)
    expect(SIGNALS.filter(({ category }) => category === name).length).toBeGreaterThanOrEqual(5);
  for (const { low, high, weight } of SIGNALS) expect(high > low && weight > 0).toBe(true);
});

test('every signal is worth 0 to 1, in an empty essay too', () => {
  for (const text of ['', 'Hello.', ...Object.values(strong), ...Object.values(weak)]) {
    for (const { key } of SIGNALS) {
      expect(value(key, text), key).toBeGreaterThanOrEqual(0);
      expect(value(key, text), key).toBeLessThanOrEqual(1);
    }
  }
});

test('more insight verbs than two earn nothing', () => {
  const two = 'I realized it late. I learned it slowly.';
  expect(value('insight', `${two} I noticed and understood and discovered it.`)).toBe(value('insight', two));
});

test('misspelled words do not count as a rich vocabulary', () => {
  const text = strong.radio;
  const misspelled = text.replace(/\b([a-z]{2})e([a-z]{3,})/g, '$1uu$2');
  expect(value('sustainedVariety', misspelled)).toBeLessThanOrEqual(value('sustainedVariety', text));
  expect(value('misspelled', misspelled)).toBeLessThan(0.4);
});

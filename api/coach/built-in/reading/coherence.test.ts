import { expect, test } from 'vitest';
import cases from '../fixtures/counsel/essays.json' with { type: 'json' };
import { readEssay } from '../text.ts';
import { coherence } from './coherence.ts';
import { readingOf } from './reading.ts';

const long = cases.essays.map(({ text }) => readEssay(text).sentences).filter(({ length }) => length >= 18);
const carried = (sentences: { text: string }[]) =>
  coherence(readingOf(readEssay(sentences.map(({ text }) => text).join(' '))).sentences);

/** The same sentences in an order of no meaning, the same each time. */
const mixed = <Item>(list: Item[]): Item[] =>
  list
    .map((item, at) => ({ item, place: (at * 7919 + 31) % 101 }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

test('essays stand above shufflings of their own sentences, and mixed ones do not', () => {
  const written = long.map((sentences) => carried(sentences)).filter((value) => value !== undefined);
  const shuffled = long.map((sentences) => carried(mixed(sentences))).filter((value) => value !== undefined);
  expect(written.filter((value) => value > 0.9).length / written.length).toBeGreaterThan(0.9);
  expect(shuffled.filter((value) => value < 0.9).length / shuffled.length).toBeGreaterThan(0.7);
});

test('the order of a few sentences, and of numbered ones, is not judged', () => {
  expect(carried(long[0]!.slice(0, 6))).toBeUndefined();
  const numbered = long[0]!.flatMap((sentence, at) =>
    at % 4 === 0 ? [{ text: `${at / 4 + 1}.` }, sentence] : [sentence],
  );
  expect(carried(numbered)).toBeUndefined();
});

test('the same order is carried equally far each time', () => {
  expect(carried(long[0]!)).toBe(carried(long[0]!));
});

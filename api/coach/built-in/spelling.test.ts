import { expect, test } from 'vitest';
import { misspellings, nearestWord } from './spelling.ts';
import { readEssay } from './text.ts';

const found = (text: string) => misspellings(readEssay(text)).map(({ word, meant }) => [word.raw, meant]);

test.each([
  ['recieved', 'received'],
  ['becuase', 'because'],
  ['goverment', 'government'],
  ['beleive', 'believe'],
])('%s is meant for %s', (word, meant) => {
  expect(nearestWord(word)).toBe(meant);
});

test.each(['pupusas', 'wifi', 'tiktok', 'halmoni', 'qzkxw', 'abc'])('%s is near to nothing', (word) => {
  expect(nearestWord(word)).toBeUndefined();
});

test('a word of the writer’s own world counts once, a misspelled one each time', () => {
  expect(found('We sold pupusas. The pupusas were hot. I recieved it. She recieved more.')).toEqual([
    ['pupusas', undefined],
    ['recieved', 'received'],
    ['recieved', 'received'],
  ]);
});

test('words of another language side by side are no slips', () => {
  expect(found('My halmoni saranghae geulsse said it twice.')).toEqual([]);
});

test('a word beside one that the grammar checker mends is still misspelled', () => {
  const text = 'I recieved alot of tips.';
  const slip = { kind: 'joined' as const, start: 11, end: 15, fix: 'a lot', because: 'it is written as two words' };
  expect(misspellings(readEssay(text, [slip])).map(({ word, meant }) => [word.raw, meant])).toEqual([
    ['recieved', 'received'],
  ]);
});

import { expect, test } from 'vitest';
import { readEssay } from '../text.ts';
import { capitalSlips } from './capital-slips.ts';

const fixes = (text: string) => capitalSlips(readEssay(text)).map(({ fix }) => fix);

test('a sentence that begins with a small letter is a slip', () => {
  expect(fixes('The bus left. we ran after it!\n\nnobody stopped.')).toEqual(['We', 'Nobody']);
});

test.each([
  'Bring rope, tape, etc. and wait.',
  'At 5 p.m. the doors open.',
  '"Why not?" she asked. "You could. maybe."',
  'I waited... and then it rang.',
  'My phone broke. iPhones do.',
  'Somebody wrote under it, we moved. thanks for keeping it.',
  'We met at laurel.example on Monday.',
])('nothing is wrong with: %s', (text) => {
  expect(fixes(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readEssay } from '../text.ts';
import { verbSlips } from './verb-slips.ts';

test.each([
  ['In there nobody talk to us.', 'nobody talks'],
  ['By noon my arms was shaking.', 'arms were'],
  ['We think because some people is late.', 'people are'],
  ['Later my parents has moved.', 'parents have'],
  ['I am agree with them.', 'agree'],
  ["He didn't went home.", "didn't go"],
  ['They can gets sick.', 'can get'],
  ['She will not remembers it.', 'not remember'],
  ['We should to care more.', 'care'],
])('%s', (text, fix) => {
  expect(verbSlips(readEssay(text)).map((slip) => slip.fix)).toEqual([fix]);
});

test.each([
  'One of my friends is late.',
  'The number of people was small.',
  'Helping some people is hard.',
  'The trash can lids fell.',
  'I watched him leave, and someone working waved.',
  'Did she go?',
  'I have never seen it empty and never seen anyone fill it.',
  'He said, "They was here, and nobody talk."',
  'What I could do to help was little.',
])('nothing is wrong with: %s', (text) => {
  expect(verbSlips(readEssay(text))).toEqual([]);
});

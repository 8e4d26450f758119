import { expect, test } from 'vitest';
import { offersIn } from './offers.ts';

test('items that ask something are offers, in plain words; other items stay', () => {
  expect(
    offersIn(
      'I cannot know that.\n\n- What does [Brown \\[x\\]](/applications/1) ask for?\n- a fact\n- Does **it** fit?',
    ),
  ).toEqual({
    words: 'I cannot know that.\n\n- a fact',
    offers: ['What does Brown [x] ask for?', 'Does it fit?'],
  });
});

import { expect, test } from 'vitest';
import { talk } from './fixtures/talk.ts';

test.each([
  [['what is the css profile', 'whats it cost'], /^Of what I said, this is about it:\n\nCSS costs 25 dollars/],
  [['how do waitlists work', 'do i still put a deposit somewhere else'], /deposit somewhere else by May 1/],
])('of an answer that stands already, a question that goes on gets its own sentence: %j', (asked, expected) => {
  expect(talk(asked)[1]).toMatch(expected);
});

test('where no sentence has the words of the question, the whole answer is told to be the same', () => {
  expect(talk(['how do i ask for more financial aid', 'is that rude'])[1]).toMatch(
    /^If I understand you, my answer is the same\./,
  );
});

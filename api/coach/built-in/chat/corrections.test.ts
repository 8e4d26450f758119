import { expect, test } from 'vitest';
import { withoutDenials } from './corrections.ts';
import { messagesOf } from './fixtures/talk.ts';

const lastOf = (...said: string[]) => withoutDenials(messagesOf(said)).at(-1)?.content;

test.each([
  ['not the fee. like for a whole year', 'and like for a whole year'],
  ['i dont have a twin. ucs dont even read my main essay do they', 'and ucs dont even read my main essay do they'],
  ['im not an athlete. whats the email supposed to say', 'and whats the email supposed to say'],
  ['no i mean what time', 'and what time'],
  ['no like which teacher hasnt sent theirs', 'and which teacher hasnt sent theirs'],
  ['thats not what i said. what do i have left', 'and what do i have left'],
])('what is only denied after an answer is no question: “%s”', (said, meant) => {
  expect(lastOf('when is rice due', said)).toBe(meant);
});

test.each(['not the fee?', 'not the main essay', 'i dont have a fafsa id. is that bad for the fafsa', 'no', 'not yet'])(
  'what asks, or is all that is said, stays: “%s”',
  (said) => {
    expect(lastOf('when is rice due', said)).toContain(said.split('. ').at(-1));
  },
);

test('a first message denies nothing that was answered', () => {
  expect(lastOf('i dont have a coach. who writes for me')).toBe('i dont have a coach. who writes for me');
});

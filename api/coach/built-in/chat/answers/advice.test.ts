import { expect, test } from 'vitest';
import { ask, sourcesOf } from '../fixtures/talk.ts';

test('on help by AI the rules of the colleges that are named come first, each with its source', () => {
  const question = 'can i use chatgpt for my brown essay';
  expect(ask(question)).toMatch(/^\*\*Brown University\*\*: /);
  expect(sourcesOf(question).map(({ kind }) => kind)).toEqual(['facts', 'general']);
});

test('a question about the University of California gets its rule, which is one for all campuses', () => {
  expect(ask('can i use chatgpt on my uc essays')).toMatch(
    /^\*\*University of California, \w+\*\*: Help and feedback are welcome/,
  );
});

test('of a college without a known rule it says first that none was read', () => {
  expect(ask('does ohio wesleyan university allow chatgpt')).toMatch(
    /^Of Ohio Wesleyan University I have read no rule/,
  );
});

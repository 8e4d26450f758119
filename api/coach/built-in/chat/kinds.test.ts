import { describe, expect, test } from 'vitest';
import { KINDS } from './fixtures/kinds.ts';
import { ask } from './fixtures/talk.ts';
import { topics } from './topics/topics.ts';

test('at least thirty kinds of question are understood, and each is tested', () => {
  expect(topics.length).toBeGreaterThanOrEqual(30);
  expect(Object.keys(KINDS).toSorted()).toEqual(topics.map(({ name }) => name).toSorted());
});

describe.each(Object.entries(KINDS))('a question of the kind “%s”', (_, { asked, contains }) => {
  test('has four wordings or more, each answered with the facts and their links', () => {
    expect(new Set(asked).size).toBeGreaterThanOrEqual(4);
    for (const question of asked) {
      for (const part of contains) expect(ask(question), question).toContain(part);
    }
  });
});

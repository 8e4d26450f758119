import { describe, expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { answers } from './answers/answers.ts';
import { KINDS } from './fixtures/kinds.ts';
import { ask, sourcesOf } from './fixtures/talk.ts';
import { intents } from './intents.ts';

test('every intent has an answer, and at least four examples of its own', () => {
  for (const { name, says, follows, feeling, asked, then = [] } of intents) {
    expect(Boolean(says?.length || follows || feeling || answers[name]), name).toBe(true);
    expect(new Set(asked).size, name).toBeGreaterThanOrEqual(4);
    for (const variant of ['fix', 'verdict'] as const)
      expect(answers[name]?.[variant] !== undefined, `${name}: ${variant}`).toBe(then.includes(variant));
  }
  expect(new Set(intents.map(({ name }) => name)).size).toBe(intents.length);
  for (const name of Object.keys(answers)) expect(intents.map((intent) => intent.name)).toContain(name);
});

test('no example question belongs to two intents', () => {
  const examples = intents.flatMap(({ asked }) => asked);
  expect(examples.filter((example, at) => examples.indexOf(example) !== at)).toEqual([]);
});

test('every fixed answer is short and calm', () => {
  for (const { name, says = [], next = '' } of intents) {
    expect(countWords([...says, next].join(' ')), name).toBeLessThanOrEqual(140);
    expect([...says, next].join(' '), name).not.toMatch(/!|undefined/);
  }
});

test('general advice says how sure it is, of which season and when it was checked', () => {
  for (const [question, isSourced] of [
    ['what is a net price calculator', true],
    ['does an essay need a title', false],
  ] as const) {
    expect(ask(question).includes('This is general advice. Check it on the college')).toBe(!isSourced);
    const [source] = sourcesOf(question);
    expect(source).toMatchObject({ kind: 'general', checkedOn: '2026-11-22', cycle: '2026-27' });
    expect(source?.url === null).toBe(!isSourced);
  }
});

test.each([
  "what's the visa process",
  'what scholarships can i get',
  'do i need recommendation letters',
  'when do decisions come out',
])('“%s” is answered as general advice', (question) => {
  expect(sourcesOf(question).map(({ kind }) => kind)).toEqual(['general']);
});

test('whether to send scores is general advice, and then what each of the student’s colleges asks for', () => {
  const [first, ...others] = sourcesOf('should I submit my SAT').map(({ kind }) => kind);
  expect(first).toBe('general');
  expect(new Set(others)).toEqual(new Set(['facts']));
});

describe.each(Object.entries(KINDS))('a question of the kind “%s”', (_, { asked, contains }) => {
  test('has four wordings or more, each answered with the facts and their links', () => {
    expect(new Set(asked).size).toBeGreaterThanOrEqual(4);
    for (const question of asked) {
      for (const part of contains) expect(ask(question), question).toContain(part);
    }
  });
});

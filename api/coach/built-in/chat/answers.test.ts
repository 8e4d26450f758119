import { describe, expect, test } from 'vitest';
import { countWords } from '#contract/words.ts';
import { ANSWERS } from './fixtures/questions.ts';
import { messy } from './fixtures/messy.ts';
import { empty, rich } from './fixtures/students.ts';
import { ask } from './fixtures/talk.ts';

describe.each(ANSWERS)('asked about %s', (_, questions, contains) => {
  test.each(questions)('“%s”', (question) => {
    const reply = ask(question);
    for (const part of contains) expect(reply).toContain(part);
  });
});

const ALL = [...new Set(ANSWERS.flatMap(([, questions]) => questions))];
const IN_APP = /^\/(?:applications(?:\/[\w-]+)?|essaysworkspace(?:\/s\/[\w-]+)?|extracurriculars|honors|essays|plan)$/;

describe.each(Object.entries({ rich, empty, messy }))('every reply to the %s student', (_, record) => {
  test('is short, ends with a step and has links to known pages only', () => {
    for (const question of ALL) {
      const reply = ask(question, record);
      expect(countWords(reply), question).toBeLessThanOrEqual(185);
      expect(countWords(reply), question).toBeGreaterThan(2);
      expect(reply, question).not.toMatch(/undefined|null|NaN|Infinity|!|(?<!\\)</);
      for (const [, path] of reply.matchAll(/(?<!\\)\]\(([^)]*)\)/g)) expect(path, question).toMatch(IN_APP);
    }
  });

  test('is the same every time', () => {
    for (const question of ALL) expect(ask(question, record)).toBe(ask(question, record));
  });
});

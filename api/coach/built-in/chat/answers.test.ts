import { describe, expect, test } from 'vitest';
import { PARTS_APART } from '#contract/chat-parts.ts';
import { countWords } from '#contract/words.ts';
import { ANSWERS } from './fixtures/questions.ts';
import { messy } from './fixtures/messy.ts';
import { empty, rich } from './fixtures/students.ts';
import { ask, replies } from './fixtures/talk.ts';

describe.each(ANSWERS)('asked about %s', (_, questions, contains) => {
  test.each(questions)('“%s”', (question) => {
    const reply = ask(question);
    for (const part of contains) expect(reply).toContain(part);
  });
});

const ALL = [...new Set(ANSWERS.flatMap(([, questions]) => questions))];
const IN_APP =
  /^\/(?:applications(?:\/[\w-]+)?|essaysworkspace(?:\/s\/[\w-]+)?|extracurriculars|honors|essays|plan|sheets\/[\w-]+)$/;

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

  test('has a source for each of its parts, and a fact has its day and its cycle', () => {
    for (const question of ALL) {
      const { message, sources } = replies([question], record)[0]!;
      expect(message.split(PARTS_APART), question).toHaveLength(sources.length);
      for (const { kind, name, checkedOn, cycle } of sources) {
        expect(name, question).not.toBe('');
        expect(kind === 'facts' && (checkedOn === null || cycle === null), question).toBe(false);
      }
    }
  });

  test('is the same every time', () => {
    for (const question of ALL) expect(ask(question, record)).toBe(ask(question, record));
  });
});

import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { senior } from '../fixtures/senior.ts';
import { ask, given, talk } from '../fixtures/talk.ts';

test('the counselor sends the mid-year report, by the name that the record has', () => {
  const messages = [{ role: 'user' as const, content: 'who sends the mid year report' }];
  const people = [{ id: 'p', name: 'Mrs. Greene', role: 'counselor' as const }];
  const { message } = answerChat({ messages, ...given(senior), people });
  expect(message).toContain('**Mid-year report**: your school counselor (Mrs. Greene) sends it');
});

test('after it was explained, “who sends it” is asked of it', () => {
  expect(talk(['whats a mid year report', 'who sends it'], senior)[1]).toContain('your school counselor sends it');
});

test('scores are ordered by the student', () => {
  expect(ask('who sends test scores', senior)).toContain('you order it, and the testing agency sends it');
});

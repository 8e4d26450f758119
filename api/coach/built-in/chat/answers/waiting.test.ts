import { expect, test } from 'vitest';
import { answerChat } from '../chat.ts';
import { senior } from '../fixtures/senior.ts';
import { given } from '../fixtures/talk.ts';

/** What is answered where a teacher of that name is among the student's people. */
function askOfLindqvist(content: string): string {
  const people = [{ id: 'p', name: 'Mr. Lindqvist', role: 'teacher' as const }];
  return answerChat({ messages: [{ role: 'user', content }], ...given(senior), people }).message;
}

test('a question that names somebody of the record, and says little else, is answered by what they were asked for', () => {
  expect(askOfLindqvist('what about mr lindqvist')).toContain('names Mr. Lindqvist');
});

test('nobody can see what a letter says', () => {
  expect(askOfLindqvist('what did mr lindqvist write about me')).toContain('I cannot see what a letter says');
});

test('advice stays advice where somebody is named', () => {
  expect(askOfLindqvist('how do i thank mr lindqvist for the letter')).not.toContain('names Mr. Lindqvist');
});

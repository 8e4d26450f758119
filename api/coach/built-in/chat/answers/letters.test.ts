import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

test('letters are told by college: how many, and that nobody is noted', () => {
  const reply = ask('which schools havent i asked anyone for a letter for', senior);
  expect(reply).toContain('Nobody is noted as asked');
  expect(reply).toContain('2 teacher letters, not asked yet, nobody noted');
});

test('of one college only its own letters are told', () => {
  const reply = ask('who is writing my rice letter', senior);
  expect(reply).toContain('[Rice University](/applications/a-rice): 2 teacher letters');
  expect(reply).not.toContain('Emory');
});

test('without a college none is noted', () => {
  expect(ask('which of my letters are still missing', empty)).toContain('No college is in Laurel yet');
});

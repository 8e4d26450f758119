import { expect, test } from 'vitest';
import { senior } from '../fixtures/senior.ts';
import { empty } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

test('a small task is an errand of some minutes and no writing', () => {
  const reply = ask('brain is mush whats a no thinking task', senior);
  expect(reply).toContain('about 10 minutes');
  expect(reply).not.toContain('/essaysworkspace');
});

test('on an empty desk it is one college or one activity', () => {
  expect(ask('whats the smallest thing i can do tonight', empty)).toContain('add one college');
});

test('hours a day are compared with the work of the college that is named', () => {
  const reply = ask('if i do 1 hr a day can i finish davis', senior);
  expect(reply).toMatch(
    /for \[University of California, Davis\].* At 1 hour a day that takes \d+ days\. You have \d+ days/,
  );
});

import { expect, test } from 'vitest';
import { rich } from '../fixtures/students.ts';
import { ask } from '../fixtures/talk.ts';

test('essays with text and no score are named, and empty ones apart from them', () => {
  const reply = ask('which essays have no score yet');
  expect(reply).toContain('[University of Michigan: Community essay](/essaysworkspace/s/s-michigan-community): ');
  expect(reply).toContain('Still empty, so there is nothing to score: ');
  expect(reply).not.toContain('Why Brown');
});

test('where every text has a score, that is said', () => {
  const record = { ...rich, essays: rich.essays.filter(({ score }) => score !== null) };
  expect(ask('are all of my essays graded', record)).toContain('Every essay that has text has a score.');
});

test('how many activities still fit is counted from the own list', () => {
  expect(ask('how many activity slots do i have left')).toContain('You list 5 activities');
  expect(ask('how many activity slots do i have left')).toContain('**5 more fit**');
});

test('what is due soon is told where nothing is overdue', () => {
  const record = { ...rich, apps: rich.apps.filter(({ id }) => id === 'a-brown') };
  expect(ask('is anything overdue', record)).toContain('Nothing is overdue, but 1 deadline comes in the next 14 days:');
});

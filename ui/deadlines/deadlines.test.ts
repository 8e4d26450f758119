import { expect, test } from 'vitest';
import { deadlineState, relativeWords } from './deadlines.ts';

const today = '2026-11-10';

test.each([
  ['2026-10-31', 'past', '10 days overdue'],
  ['2026-11-09', 'past', '1 day overdue'],
  ['2026-11-10', 'today', 'Due today'],
  ['2026-11-11', 'soon', 'Due tomorrow'],
  ['2026-11-12', 'soon', 'In 2 days'],
  ['2026-11-17', 'soon', 'In 7 days'],
  ['2026-11-18', 'far', 'In 8 days'],
  ['2027-01-02', 'far', 'In 53 days'],
])('what is due on %s is %s and said as «%s»', (due, state, words) => {
  expect(deadlineState(due, today)).toBe(state);
  expect(relativeWords(due, today)).toBe(words);
});

test('a change of the clock in between makes no day longer', () => {
  expect(relativeWords('2026-11-02', '2026-10-31')).toBe('In 2 days');
  expect(relativeWords('2027-03-15', '2027-03-13')).toBe('In 2 days');
});

import { expect, test } from 'vitest';
import { deadlineState, relativeWords, relativeWordsAndTime } from './deadlines.ts';

const today = '2026-11-10';
const endOf = (day: string) => ({ day, time: null, passed: day < today });

test.each([
  ['2026-10-31', 'past', '10 days overdue'],
  ['2026-11-09', 'past', '1 day overdue'],
  ['2026-11-10', 'today', 'Due today'],
  ['2026-11-11', 'soon', 'Due tomorrow'],
  ['2026-11-12', 'soon', 'In 2 days'],
  ['2026-11-17', 'soon', 'In 7 days'],
  ['2026-11-18', 'far', 'In 8 days'],
  ['2027-01-02', 'far', 'In 53 days'],
])('what is due on %s is %s and said as «%s»', (day, state, words) => {
  expect(deadlineState(endOf(day), today)).toBe(state);
  expect(relativeWords(endOf(day), today)).toBe(words);
  expect(relativeWordsAndTime(endOf(day), today)).toBe(words);
});

test('what closed earlier today is past and says when it closed', () => {
  const closed = { day: today, time: '1:00 PM', passed: true };
  expect(deadlineState(closed, today)).toBe('past');
  expect(relativeWords(closed, today)).toBe('Closed today at 1:00 PM');
  expect(relativeWordsAndTime(closed, today)).toBe('Closed today at 1:00 PM');
});

test('a closing time is said as long as it is to come', () => {
  expect(relativeWordsAndTime({ day: today, time: '1:00 PM', passed: false }, today)).toBe('Due today, 1:00 PM');
  expect(relativeWordsAndTime({ day: '2026-11-09', time: '1:00 PM', passed: true }, today)).toBe('1 day overdue');
});

test('a change of the clock in between makes no day longer', () => {
  expect(relativeWords(endOf('2026-11-02'), '2026-10-31')).toBe('In 2 days');
  expect(relativeWords(endOf('2027-03-15'), '2027-03-13')).toBe('In 2 days');
});

import { expect, test } from 'vitest';
import type { UpcomingDeadline } from '#contract/overview.ts';
import { shownDeadlines } from './shown-deadlines.ts';

const zone = 'America/New_York';
const now = new Date('2026-11-10T15:00:00Z');

/** What stands on the dashboard, where something is due at 23:59 of each of these days of November. */
const shown = (...days: number[]) => {
  const deadlines = days.map((day): UpcomingDeadline => ({
    id: String(day),
    title: 'Brown University',
    due: new Date(Date.UTC(2026, 10, day + 1, 4, 59)).toISOString(),
    kind: 'application',
    appId: String(day),
    round: null,
  }));
  return shownDeadlines(deadlines, now, zone).map(({ id }) => Number(id));
};

test('the next six are shown', () => {
  expect(shown(10, 11, 12, 13, 14, 15, 16)).toEqual([10, 11, 12, 13, 14, 15]);
  expect(shown()).toEqual([]);
});

test('what closed earlier today counts as overdue', () => {
  const at = (id: string, due: string): UpcomingDeadline => ({
    id,
    due,
    title: 'Oxford',
    kind: 'application',
    appId: id,
    round: null,
  });
  const closed = [9, 10, 11].map((hour) => at(`${hour}:00`, `2026-11-10T${String(hour).padStart(2, '0')}:00:00Z`));
  const tonight = at('tonight', '2026-11-11T04:59:00Z');
  expect(shownDeadlines([...closed, tonight], now, zone).map(({ id }) => id)).toEqual(['10:00', '11:00', 'tonight']);
});

test('of what is overdue the latest two are shown, and today is not overdue', () => {
  expect(shown(1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14)).toEqual([5, 6, 10, 11, 12, 13]);
  expect(shown(8, 9)).toEqual([8, 9]);
  expect(shown(7, 8, 9)).toEqual([8, 9]);
  expect(shown(9, 11)).toEqual([9, 11]);
});

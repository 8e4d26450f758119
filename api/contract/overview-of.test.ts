import { expect, test } from 'vitest';
import { upcomingDeadlines } from './overview-of.ts';

const now = new Date('2026-11-10T15:00:00Z');

test('a deadline is due until thirty days after it, in the zone of the student', () => {
  const isDue = (deadline: string, timeZone: string) => {
    const application = { id: 'a', college: 'Oberlin', round: null, decision: null, supplementals: [] };
    return upcomingDeadlines([{ ...application, status: 'drafting', deadline }], now, timeZone).length > 0;
  };
  expect(isDue('2026-10-11T06:00:00Z', 'America/New_York')).toBe(true);
  expect(isDue('2026-10-11T06:00:00Z', 'America/Los_Angeles')).toBe(false);
});

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

test('nothing is due once a binding plan has said yes', () => {
  const application = { status: 'drafting' as const, deadline: '2027-01-05T04:59:00Z', supplementals: [] };
  const reed = { ...application, id: 'reed', college: 'Reed', round: 'rd' as const, decision: null };
  const duke = { ...reed, id: 'duke', college: 'Duke', status: 'submitted' as const, deadline: null };
  const dueAfter = (round: 'ed' | 'ea') =>
    upcomingDeadlines([reed, { ...duke, round, decision: 'accepted' as const }], now, 'America/New_York').length;
  expect(dueAfter('ea')).toBe(1);
  expect(dueAfter('ed')).toBe(0);
});

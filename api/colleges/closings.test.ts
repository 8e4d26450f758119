import { expect, test } from 'vitest';
import { closingOf, withClosings } from './closings.ts';

const moment = { now: new Date('2026-11-27T15:00:00Z'), timeZone: 'America/New_York' };
const davis = (deadline: string | null) => ({
  college: 'University of California, Davis',
  round: 'rd' as const,
  deadline,
});

test('an application that closes before its saved day has the end of the day on which it does', () => {
  const [app] = withClosings([davis('2026-12-06T04:59:00.000Z')], moment);
  expect(app!.deadline).toBe('2026-12-01T04:59:00.000Z');
});

test('a saved day before the college closes, and none at all, stay as they are', () => {
  const apps = [davis('2026-11-29T04:59:00.000Z'), davis(null)];
  expect(withClosings(apps, moment)).toEqual(apps);
  expect(closingOf(davis(null), moment)).toBeUndefined();
});

test('a day of the next cycle is not held against the dates of this one', () => {
  const junior = [davis('2027-12-01T07:59:00.000Z')];
  expect(withClosings(junior, moment)).toEqual(junior);
});

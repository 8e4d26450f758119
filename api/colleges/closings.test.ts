import { expect, test } from 'vitest';
import { closingOf, withClosings, shownDay } from './closings.ts';

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

test.each([
  ['the last minute of a day in New York', '2026-12-06T04:59:00.000Z', 'America/New_York', '2026-12-05'],
  ['the same, for a student in Tokyo', '2026-12-06T04:59:00.000Z', 'Asia/Tokyo', '2026-12-05'],
  ['midnight in California, for a student in New York', '2026-12-01T07:59:00.000Z', 'America/New_York', '2026-11-30'],
  ['the morning of a day in New York', '2026-12-05T11:00:00.000Z', 'America/New_York', '2026-12-05'],
  ['the last minute of a day in Auckland', '2027-01-06T10:59:00.000Z', 'Pacific/Auckland', '2027-01-06'],
])('%s belongs to its day', (_when, instant, timeZone, day) => expect(shownDay(instant, timeZone)).toBe(day));

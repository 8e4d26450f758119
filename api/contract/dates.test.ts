import { expect, test } from 'vitest';
import { byInstant, daysUntil, instantOf } from './dates.ts';

test.each([
  ['2027-01-05', 'America/New_York', '2027-01-06T04:59:00.000Z'],
  ['2027-01-05', 'Asia/Kathmandu', '2027-01-05T18:14:00.000Z'],
  ['2027-01-05', 'Pacific/Kiritimati', '2027-01-05T09:59:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-02T04:59:00.000Z'],
  ['2026-10-31', 'America/New_York', '2026-11-01T03:59:00.000Z'],
  ['2028-02-29', 'Europe/London', '2028-02-29T23:59:00.000Z'],
  ['2027-01-05T18:00', 'Europe/London', '2027-01-05T18:00:00.000Z'],
  ['2027-07-05 18:00:30', 'Europe/London', '2027-07-05T17:00:30.000Z'],
  ['2027-01-05T18:00:00Z', 'America/New_York', '2027-01-05T18:00:00.000Z'],
  ['2027-01-05T18:00:00.123+05:45', 'America/New_York', '2027-01-05T12:15:00.000Z'],
  ['2027-01-05T18:00-0800', 'America/New_York', '2027-01-06T02:00:00.000Z'],
])('%s in %s is %s', (text, timeZone, instant) => {
  expect(instantOf(text, timeZone)).toBe(instant);
});

test.each([
  '',
  'soon',
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-01-32',
  '1999-12-31',
  '2101-01-01',
  '2027-1-5',
  '1/5/2027',
  '2027-01-05T24:00',
  '2027-01-05T12:60',
  '+275760-09-13',
  '2027-01-05T12:00:00 GMT',
  '2026-12-31T23:59+99:99',
  '2026-12-31T23:59-23:59',
  '2100-12-31T23:59-01:00',
])('%j is no deadline', (text) => {
  expect(instantOf(text, 'America/New_York')).toBe(null);
});

test('days are counted as the calendar of the student has them', () => {
  const now = new Date('2026-11-11T04:30:00Z');
  const deadline = '2026-11-11T04:59:00Z';
  expect(daysUntil(deadline, now, 'America/New_York')).toBe(0);
  expect(daysUntil('2026-11-11T05:00:00Z', now, 'America/New_York')).toBe(1);
  expect(daysUntil('2026-11-10T04:59:00Z', now, 'America/New_York')).toBe(-1);
  expect(daysUntil('2026-11-11T18:00:00Z', now, 'Asia/Kathmandu')).toBe(0);
  expect(daysUntil('2026-11-11T18:30:00Z', now, 'Asia/Kathmandu')).toBe(1);
});

test('a day on which clocks change counts as one', () => {
  const now = new Date('2026-10-31T16:00:00Z');
  expect(daysUntil('2026-11-02T04:59:00Z', now, 'America/New_York')).toBe(1);
  expect(daysUntil('2026-11-02T05:01:00Z', now, 'America/New_York')).toBe(2);
});

test('the sooner of two instants comes first, and what has none comes last', () => {
  const [sooner, later] = ['2026-11-02T04:59:00.000Z', '2027-01-06T04:59:00.000Z'];
  expect([null, later, sooner, null, later].toSorted(byInstant)).toEqual([sooner, later, later, null, null]);
});

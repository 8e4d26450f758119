import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { instantOf } from './dates.ts';
import { deadlineInWords, whenDue } from './when-due.ts';

const at = (now: string, deadline: string, timeZone: string) => whenDue(deadline, new Date(now), timeZone);

/** 18:00 in London. */
const ucas = '2027-01-14T18:00:00.000Z';

test.each([
  ['Europe/London', '2027-01-14', '6:00 PM'],
  ['America/New_York', '2027-01-14', '1:00 PM'],
  ['Pacific/Honolulu', '2027-01-14', '8:00 AM'],
  ['Asia/Tokyo', '2027-01-15', '3:00 AM'],
  ['Asia/Kathmandu', '2027-01-14', '11:45 PM'],
])('18:00 in London is a day and a time of its own in %s', (timeZone, day, time) => {
  expect(at('2026-12-01T12:00:00Z', ucas, timeZone)).toMatchObject({ day, time, passed: false });
});

test('what closes at 18:00 is open a second before and has passed at the very second, wherever the student is', () => {
  for (const timeZone of ['Europe/London', 'Pacific/Honolulu', 'Asia/Tokyo']) {
    expect(at('2027-01-14T17:59:59Z', ucas, timeZone)).toMatchObject({ days: 0, passed: false });
    expect(at('2027-01-14T18:00:00Z', ucas, timeZone)).toMatchObject({ days: 0, passed: true });
  }
});

test('a deadline at 23:59 has no time, and passes with its day', () => {
  const tonight = instantOf('2026-11-10', 'America/New_York')!;
  const inNewYork = { day: '2026-11-10', time: null };
  expect(at('2026-11-10T15:00:00Z', tonight, 'America/New_York')).toEqual({ ...inNewYork, days: 0, passed: false });
  expect(at('2026-11-11T04:59:59Z', tonight, 'America/New_York')).toMatchObject({ days: 0, passed: false });
  expect(at('2026-11-11T05:00:00Z', tonight, 'America/New_York')).toEqual({ ...inNewYork, days: -1, passed: true });
});

test('23:59 elsewhere is a time of its own', () => {
  const inNewYork = instantOf('2026-11-10', 'America/New_York')!;
  const inHonolulu = { day: '2026-11-10', time: '6:59 PM' };
  expect(at('2026-11-11T04:58:59Z', inNewYork, 'Pacific/Honolulu')).toEqual({ ...inHonolulu, days: 0, passed: false });
  expect(at('2026-11-11T04:59:00Z', inNewYork, 'Pacific/Honolulu')).toEqual({ ...inHonolulu, days: 0, passed: true });
  expect(at('2026-11-10T15:00:00Z', inNewYork, 'Asia/Tokyo')).toMatchObject({ day: '2026-11-11', time: '1:59 PM' });
});

test('a change of the clocks moves no closing time and no day', () => {
  const sunday = instantOf('2026-11-01T18:00', 'America/New_York')!;
  expect(at('2026-10-31T16:00:00Z', sunday, 'America/New_York')).toMatchObject({ time: '6:00 PM', days: 1 });
  expect(at('2026-11-01T22:59:00Z', sunday, 'America/New_York').passed).toBe(false);
  expect(at('2026-11-01T23:00:00Z', sunday, 'America/New_York').passed).toBe(true);
  const lastNight = instantOf('2027-03-14', 'America/New_York')!;
  expect(at('2027-03-14T06:00:00Z', lastNight, 'America/New_York')).toMatchObject({ time: null, days: 0 });
});

test('a deadline in words has its time only where it closes within its day', () => {
  const inCalifornia = instantOf('2026-11-30', 'America/Los_Angeles')!;
  expect(deadlineInWords('November 7', inCalifornia, 'America/Los_Angeles')).toBe('November 30');
  expect(deadlineInWords('November 7', inCalifornia, 'America/New_York')).toBe('December 1, 2:59 AM');
});

test('what has passed never comes back, and never passes before its instant', () => {
  const instants = integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) });
  const timeZones = constantFrom('America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', 'Asia/Kathmandu');
  assert(
    property(instants, integer({ min: 0, max: 72 * 3600_000 }), timeZones, (deadline, later, timeZone) => {
      const due = new Date(deadline).toISOString();
      const passedAt = (time: number) => whenDue(due, new Date(time), timeZone).passed;
      expect(passedAt(deadline - 1 - later)).toBe(false);
      expect(passedAt(deadline + 60_000 + later)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { closingTime } from './closing-time.ts';

test.each([
  ['2026-10-15T17:00:00.000Z', 'America/New_York', '1:00 PM'],
  ['2026-10-15T17:00:00.000Z', 'Asia/Tokyo', '2:00 AM'],
  ['2026-11-16T04:59:00.000Z', 'America/New_York', null],
  ['2026-11-16T04:59:00.000Z', 'America/Los_Angeles', '8:59 PM'],
])('%s in %s closes at %j', (deadline, timeZone, time) => {
  expect(closingTime(deadline, timeZone)).toBe(time);
});

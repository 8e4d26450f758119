import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './pace.ts';

const MIB = 1024 * 1024;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('Who sends and reads what students do never waits', () => {
  const pace = createPace();
  for (let at = 0; at < 1_000; at++) pace.count('ada', 100 * 1024);
  expect(pace.due('ada')).toBe(0);
});

test('Who sends and reads very much waits, and nobody else does', () => {
  const pace = createPace();
  pace.count('ada', MIB);
  expect(pace.due('ada')).toBe(0);
  for (let at = 0; at < 2; at++) pace.count('ada', MIB);
  expect(pace.due('ben')).toBe(0);
  expect(pace.isFree('ben')).toBe(true);
  const due = pace.due('ada');
  expect(due).toBeGreaterThan(4_000);
  expect(pace.isFree('ada')).toBe(false);
  vi.advanceTimersByTime(due);
  expect(pace.due('ada')).toBe(0);
});

test('A wait that would be too long is refused, with when to come again', () => {
  const pace = createPace();
  for (let at = 0; at < 10; at++) pace.count('ada', MIB);
  expect(() => pace.due('ada')).toThrow(expect.objectContaining({ status: 429, retryAfter: 8 }));
  vi.advanceTimersByTime(8_000);
  expect(pace.due('ada')).toBeLessThanOrEqual(15_000);
});

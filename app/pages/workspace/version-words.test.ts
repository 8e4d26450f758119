import { expect, test } from 'vitest';
import { EARLIER_BUILT_IN } from '#contract/built-in.ts';
import { versionInWords } from './version-words.ts';

const words = (savedAt: string, rest: { words?: number; score?: number | null; engine?: string } = {}) => {
  const version = { id: 'one', savedAt, words: 592, score: null, engine: null, ...rest };
  const { when, detail } = versionInWords(version, new Date('2026-11-10T15:00:00Z'), 'America/New_York');
  return `${when}: ${detail}`;
};

test('a version is named by the day that the student had, and the year where it was another', () => {
  expect(words('2026-11-10T14:05:00Z')).toBe('Today, 9:05 AM: 592 words');
  expect(words('2026-11-10T02:42:00Z')).toBe('Yesterday, 9:42 PM: 592 words');
  expect(words('2026-11-07T18:30:00Z')).toBe('Nov 7, 1:30 PM: 592 words');
  expect(words('2026-01-01T03:00:00Z')).toBe('Dec 31, 2025, 10:00 PM: 592 words');
});

test('it says how long it is and what it scored', () => {
  expect(words('2026-11-10T14:05:00Z', { words: 1, score: 0 })).toBe('Today, 9:05 AM: 1 word, scored 0');
  expect(words('2026-11-10T14:05:00Z', { words: 1_200, score: 84 })).toBe('Today, 9:05 AM: 1,200 words, scored 84');
  const earlier = { words: 592, score: 84, engine: EARLIER_BUILT_IN };
  expect(words('2026-11-10T14:05:00Z', earlier)).toBe('Today, 9:05 AM: 592 words, scored 84 by an earlier coach');
});

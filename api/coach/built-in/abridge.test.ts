import { describe, expect, test } from 'vitest';
import { abridge } from './abridge.ts';

describe('an abridged text', () => {
  test('stays whole where it fits', () => {
    expect(abridge('  Why   Brown ', 60)).toBe('Why Brown');
  });

  test('is cut between words', () => {
    expect(abridge('one two three four', 12)).toBe('one two …');
  });

  test('is cut inside a word that has no end, and not inside a character', () => {
    expect(abridge('x'.repeat(100_000), 10)).toBe('xxxxxxxxxx …');
    expect(abridge('😀'.repeat(50), 9).isWellFormed()).toBe(true);
  });
});

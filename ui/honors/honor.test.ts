import { expect, test } from 'vitest';
import { newHonor, trimmed } from './honor.ts';

test('an honor is trimmed, and what is empty becomes null', () => {
  expect(trimmed({ ...newHonor, title: ' Book prize ', organization: '  ', notes: '' })).toEqual({
    ...newHonor,
    title: 'Book prize',
    organization: null,
    notes: null,
  });
});

import { expect, test } from 'vitest';
import { typedAfter } from './useTyped.ts';

test.each([
  [-4, 0],
  [0, 0],
  [11, 0],
  [12, 3],
  [23, 3],
  [24, 6],
  [360, 90],
  [1200, 300],
])('after %i ms %i characters are typed', (ms, characters) => {
  expect(typedAfter(ms)).toBe(characters);
});

import { expect, test } from 'vitest';
import { isUc } from './signs.ts';

test('a campus of the University of California is known by any of its names', () => {
  for (const name of ['University of California, Davis', 'UC Davis', 'UCLA', 'Berkeley']) expect(isUc(name)).toBe(true);
  for (const name of ['University of Southern California', 'Reed College', 'my own college'])
    expect(isUc(name)).toBe(false);
});

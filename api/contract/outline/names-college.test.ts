import { expect, test } from 'vitest';
import { speaksOfCollege } from './names-college.ts';

const WHY = 'Why do you want to attend Rice University?';

test('an answer to why a college speaks of it by its name or by a word such as “your”', () => {
  expect(speaksOfCollege('At Rice I would map the bayou.', 'Rice University', WHY)).toBe(true);
  expect(speaksOfCollege('At Rice I would map the bayou.', null, WHY)).toBe(true);
  expect(speaksOfCollege('Your bayou is what I would map.', null, WHY)).toBe(true);
});

test.each([
  ['MIT', 'Massachusetts Institute of Technology'],
  ['MIT', 'MIT'],
  ['NYU', 'New York University'],
  ['UCLA', 'University of California, Los Angeles'],
  ['Penn', 'University of Pennsylvania'],
])('“%s” names %s', (short, college) => {
  expect(speaksOfCollege(`At ${short} I would build soft grippers.`, college, '')).toBe(true);
});

test('a story of a bicycle speaks of no college, whatever its prompt is', () => {
  expect(speaksOfCollege('Why the hub turned I did not know. Denise did.', 'Rice University', WHY)).toBe(false);
});

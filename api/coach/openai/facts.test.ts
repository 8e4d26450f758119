import { expect, test } from 'vitest';
import { newFacts } from './facts.ts';

const given = 'I taught twelve children on Dorr Street, raised $1,200 in 3 weeks with Mrs. Alvarez, and we won.';

test.each([
  ['Taught 12 children on Dorr Street', []],
  ['Raised $1200 in three weeks', []],
  ['Alvarez’s porch is done. Then I left. I’d go again.', []],
  ['Taught 40 children', ['40']],
  ['Raised $1,200 for the Ohio Fund', ['Ohio', 'Fund']],
  ['Taught five children', ['5']],
  ['Taught children, as Boston asked', ['Boston']],
])('in %j the facts that nobody gave are %j', (written, facts) => {
  expect(newFacts(given, written)).toEqual(facts);
});

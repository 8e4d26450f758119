import { expect, test } from 'vitest';
import type { Honor } from '#contract/honors.ts';
import { honorsInWords } from './honors-in-words.ts';

const of = (...levels: Honor['level'][]) => levels.map((level) => ({ level }));
const many = (n: number, level: Honor['level']) => of(...Array.from({ length: n }, () => level));

test.each([
  [of(), 'Prizes, scholarships, certificates: what others gave you for what you do.'],
  [of('School'), 'One honor so far.'],
  [of('National'), 'One honor, and it is national.'],
  [of('International'), 'One honor, and it is international.'],
  [of('School', null), 'Two honors.'],
  [of('School', 'National'), 'Two honors, one of them national.'],
  [of('National', 'National'), 'Two honors, both of them national.'],
  [many(3, 'International'), 'Three honors, all of them international.'],
  [of('State', 'State', 'National', 'Regional', 'National'), 'Five honors, two of them national.'],
  [of('National', 'International', 'School'), 'Three honors, one of them national and one international.'],
  [many(10, 'School'), 'Ten honors.'],
  [[...many(9, 'School'), ...many(12, 'National')], '21 honors, 12 of them national.'],
])('%#: %s', (honors, words) => expect(honorsInWords(honors)).toBe(words));

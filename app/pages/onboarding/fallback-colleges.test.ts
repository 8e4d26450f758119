import { expect, test } from 'vitest';
import directory from '#api/data/colleges.json' with { type: 'json' };
import { fallbackColleges } from './fallback-colleges.ts';

test('there are ten to fall back on, and the directory knows them all', () => {
  const ten = fallbackColleges('').map(({ name }) => name);
  expect(new Set(ten).size).toBe(10);
  const known = directory.map(({ name }) => name);
  expect(ten.filter((name) => !known.includes(name))).toEqual([]);
});

test('those are offered that have what is typed in their name', () => {
  expect(fallbackColleges(' OHIO ').map(({ name }) => name)).toEqual(['Ohio State University']);
  expect(fallbackColleges('Lycée Molière')).toEqual([]);
});

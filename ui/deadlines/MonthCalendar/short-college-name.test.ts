import { expect, test } from 'vitest';
import { shortCollegeName, shortCollegeNames } from './short-college-name.ts';

test.each([
  ['Brown University', 'Brown'],
  ['The Ohio State University', 'Ohio State'],
  ['Case Western Reserve University', 'Case Western Reserve'],
  ['University of Michigan', 'Michigan'],
  ['University of Wisconsin-Madison', 'Wisconsin-Madison'],
  ['Rutgers University–New Brunswick', 'Rutgers–New Brunswick'],
  ['University of California, Berkeley', 'UC Berkeley'],
  ['University of North Carolina at Chapel Hill', 'UNC Chapel Hill'],
  ['Embry-Riddle Aeronautical University, Daytona Beach', 'ERAU Daytona Beach'],
  ["Saint Mary's University, Winona", 'SMU Winona'],
])('%s is short %s', (name, short) => {
  expect(shortCollegeName(name)).toBe(short);
});

test.each([
  'Georgia Institute of Technology',
  'Oberlin College',
  'University at Buffalo',
  'University of the Arts',
  'Washington University in St. Louis',
  'Universidad de los Andes',
  'University',
  '早稲田大学',
  '',
])('%s has no shorter form', (name) => {
  expect(shortCollegeName(name)).toBe(name);
});

test('two colleges that would look the same keep their names', () => {
  expect([
    ...shortCollegeNames(['University of Miami', 'Miami University', 'Brown University', 'Brown University']),
  ]).toEqual([
    ['University of Miami', 'University of Miami'],
    ['Miami University', 'Miami University'],
    ['Brown University', 'Brown'],
  ]);
});

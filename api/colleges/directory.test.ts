import { expect, test } from 'vitest';
import { collegeKey, colleges, findCollege } from './directory.ts';

const nameOf = (text: string) => findCollege(text)?.name;

test('every college is found by its own name, and no two names are the same', () => {
  expect(colleges.filter((college) => findCollege(college.name) !== college)).toEqual([]);
  expect(new Set(colleges.map(({ name }) => collegeKey(name))).size).toBe(colleges.length);
});

test.each([
  ['penn', 'University of Pennsylvania'],
  ['MIT', 'Massachusetts Institute of Technology'],
  ['M.I.T.', 'Massachusetts Institute of Technology'],
  ['  harvard   UNIVERSITY ', 'Harvard University'],
  ['The Ohio State University', 'Ohio State University'],
  ['texas a & m', 'Texas A&M University'],
  ['Texas A and M University', 'Texas A&M University'],
  ['William and Mary', 'William & Mary'],
  ['ecole polytechnique', 'École Polytechnique'],
  ['E\u0301cole Polytechnique', 'École Polytechnique'],
  ['King\u2019s College London', "King's College London"],
  ['Rutgers University - New Brunswick', 'Rutgers University–New Brunswick'],
  ['University of California Berkeley', 'University of California, Berkeley'],
  ['St. Louis University', 'Saint Louis University'],
  ['Mt Holyoke College', 'Mount Holyoke College'],
  ['Har\u00advard', 'Harvard University'],
])('%j is %s', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each(['', '   ', '&', '...', 'the', 'Standford', 'Havard University', 'Hogwarts', '東京大学'])(
  '%j finds nothing: a typo is not for guessing',
  (text) => {
    expect(findCollege(text)).toBeUndefined();
  },
);

test('an alias of several colleges is the one that is far more popular', () => {
  expect(nameOf('UVA')).toBe('University of Virginia');
  expect(nameOf('Northwestern')).toBe('Northwestern University');
  expect(nameOf('PSU')).toBe('Pennsylvania State University');
});

test.each(['OSU', 'MSU', 'Rutgers', 'Rutgers University', 'Wesleyan', 'York', 'Western', 'Tech'])(
  '%s finds nothing: several colleges share it as equals',
  (text) => {
    expect(findCollege(text)).toBeUndefined();
  },
);

test.each(['UW', 'UC', 'UM', 'U'])('%s finds nothing: so few letters stand for too many colleges', (text) => {
  expect(findCollege(text)).toBeUndefined();
});

test('an alias finds nothing where a more popular college has these initials', () => {
  expect(findCollege('Eastern Mennonite University')?.aliases).toContain('EMU');
  expect(findCollege('EMU')).toBeUndefined();
});

test('an alias finds nothing where another college is called the same without its kind', () => {
  expect(findCollege('Trinity University')?.aliases).toContain('Trinity');
  expect(nameOf('Trinity College')).toBe('Trinity College');
  expect(findCollege('Trinity')).toBeUndefined();
  expect(findCollege('Hope International University')?.aliases).toContain('Hope');
  expect(findCollege('Hope')).toBeUndefined();
});

test('a full name is the college that bears it, though a better known one has it as an alias', () => {
  expect(findCollege('York University (Canada)')?.aliases).toContain('York University');
  expect(nameOf('York University')).toBe('York University');
});

test('the key of a key is itself', () => {
  const labels = colleges.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(labels.filter((label) => collegeKey(collegeKey(label)) !== collegeKey(label))).toEqual([]);
});

test('a key keeps what tells two names apart', () => {
  expect(collegeKey('Texas A&M')).toBe('texas a and m');
  expect(collegeKey('St.John\u2019s')).toBe('st johns');
  expect(collegeKey('Mount St. Mary’s University')).not.toBe(collegeKey('Mount Saint Mary’s University'));
  expect(collegeKey('Theology College')).toBe('theology college');
});

test.each(['a. ', '.', '\u0301', '&', "'", '(', '\u0130', '\u200d\ud83c'])(
  '100,000 characters of %j are only a name that no college has',
  (text) => {
    expect(findCollege(text.repeat(100_000 / text.length))).toBeUndefined();
  },
);

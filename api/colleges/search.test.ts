import { expect, test } from 'vitest';
import { colleges } from './directory.ts';
import { searchColleges } from './search.ts';

const names = (query: string, limit = 10) => searchColleges(query, limit).map(({ college }) => college.name);

test.each([
  ['har', 'Harvard University'],
  ['stan', 'Stanford University'],
  ['mich', 'University of Michigan'],
  ['MIT', 'Massachusetts Institute of Technology'],
  ['wash u', 'Washington University in St. Louis'],
  ['ohio st', 'Ohio State University'],
  ['texas a&m', 'Texas A&M University'],
  ['texas am', 'Texas A&M University'],
  ['notre dame', 'University of Notre Dame'],
  ['george w', 'George Washington University'],
  ['cal poly', 'California Polytechnic State University, San Luis Obispo'],
  ['umass', 'University of Massachusetts Amherst'],
  ['u penn', 'University of Pennsylvania'],
  ['william mary', 'William & Mary'],
  ['ecole polytechnique', 'École Polytechnique'],
  ['St Olaf', 'St. Olaf College'],
  ['saint olaf', 'St. Olaf College'],
  ['mt. holyoke', 'Mount Holyoke College'],
  ['oxford', 'University of Oxford'],
  ['university of m', 'University of Michigan'],
  ['boston college', 'Boston College'],
  ['boston univers', 'Boston University'],
  ['dartmouth university', 'Dartmouth College'],
])('%j finds %s first', (query, name) => {
  expect(names(query)[0]).toBe(name);
});

test.each([
  ['a letter too many', 'standford', 'Stanford University'],
  ['a letter missing', 'princton', 'Princeton University'],
  ['a wrong letter', 'Georgea Tech', 'Georgia Institute of Technology'],
  ['two letters swapped', 'stnaford', 'Stanford University'],
  ['the last two letters swapped', 'harvadr', 'Harvard University'],
  ['a letter missing in one of several words', 'Carnegie Melon', 'Carnegie Mellon University'],
  ['a letter missing before a common word', 'Massachusets Institute', 'Massachusetts Institute of Technology'],
  ['a typo in each word', 'pensylvania stat univeristy', 'Pennsylvania State University'],
  ['a typo in a word half typed', 'princt', 'Princeton University'],
  ['a typo in a common word', 'univeristy of chicago', 'University of Chicago'],
])('%s: %j', (_, query, name) => {
  expect(names(query)[0]).toBe(name);
});

test('words of three letters take no typo', () => {
  expect(names('mti')).not.toContain('Massachusetts Institute of Technology');
});

test('where words are right, none is taken for a typo', () => {
  expect(names('duke').filter((name) => !name.includes('Duke'))).toEqual([]);
});

test('the campuses of the University of California come before others on UC', () => {
  expect(names('uc', 7).filter((name) => !name.startsWith('University of California, '))).toEqual([]);
});

test('a name or alias typed in full comes before those that it begins', () => {
  expect(names('penn', 2)).toEqual(['University of Pennsylvania', 'Pennsylvania State University']);
  expect(names('columbia')[0]).toBe('Columbia University');
  expect(names('york', 2)).toEqual(['York College (CUNY)', 'University of York']);
});

test('of colleges that fit as well, the more popular comes first', () => {
  expect(names('rutgers', 3)).toEqual([
    'Rutgers University–New Brunswick',
    'Rutgers University–Newark',
    'Rutgers University–Camden',
  ]);
  expect(names('boston', 2)).toEqual(['Boston University', 'Boston College']);
});

test('words may stand in any order, and a city or state may be among them', () => {
  expect(names('chapel hill carolina')[0]).toBe('University of North Carolina at Chapel Hill');
  expect(names('miami ohio')[0]).toBe('Miami University');
  expect(names('loyola chicago')[0]).toBe('Loyola University Chicago');
  expect(names('st johns ny')[0]).toBe("St. John's University");
  expect(names('trinity texas')[0]).toBe('Trinity University');
  expect(names('trinity connecticut')[0]).toBe('Trinity College');
});

test('a college stays in the list while its name is typed', () => {
  for (const name of ['Stanford University', 'Saint Louis University', 'Dartmouth College', 'Texas A&M University'])
    for (let length = 4; length <= name.length; length++) expect(names(name.slice(0, length))).toContain(name);
});

test('every college is among the first ten for its own name, which scores at least 0.8', () => {
  for (const college of colleges.filter((_, index) => index % 20 === 0)) {
    const found = searchColleges(college.name, 10).find((each) => each.college === college);
    expect(found?.score, college.name).toBeGreaterThanOrEqual(0.8);
  }
});

test('scores fall from at most 1, stay above 0 and have two decimals', () => {
  for (const query of ['u', 'uc', 'penn', 'university', 'new york', 'standford', 'a b c']) {
    const scores = searchColleges(query, 100).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.filter((score) => score <= 0 || score > 1 || Number(score.toFixed(2)) !== score)).toEqual([]);
  }
});

test('a typo scores less than the word', () => {
  expect(searchColleges('standford', 1)[0]?.score).toBeLessThan(searchColleges('stanf', 1)[0]?.score ?? 0);
});

test.each(['', '   ', '\n', '...', '\u200b', 'zzzz', 'harvard qwertz'])('%j finds nothing', (query) => {
  expect(searchColleges(query, 10)).toEqual([]);
});

test('there are at most as many as asked for', () => {
  expect(searchColleges('university', 3)).toHaveLength(3);
  expect(searchColleges('university', 0)).toEqual([]);
});

test.each(['a ', 'univ unive univer ', 'sanx newx stax ', 'x', '((', '\u0301', 'st. '])(
  '100,000 characters of %j are searched like a short text',
  (text) => {
    expect(searchColleges(text.repeat(100_000 / text.length), 10).length).toBeLessThanOrEqual(10);
  },
);

import { expect, test } from 'vitest';
import { collegeNames } from '../../colleges/college-names.ts';
import essays from '../../coach/built-in/fixtures/counsel/essays.json' with { type: 'json' };
import batches from './fixtures/sentences.json' with { type: 'json' };
import { slipsIn } from './slips-in.ts';

// Sentences with another college's name left in, and sentences that only look so; docs/coach.md says how they came about. The bounds
// are what was measured when they were set.

const slips = (text: string, target: string) =>
  slipsIn(text, target, collegeNames()).map(({ start, end, college }) => [text.slice(start, end), college]);

test.each([
  ['development', 1, 1, 0],
  ['first', 0.98, 0.98, 0],
  ['second', 1, 0.96, 0],
  ['drawn by lot', 0.96, 0.91, 0],
  ['hard', 0.95, 0.9, 0.025],
  ['last', 0.87, 0.87, 0],
  ['final', 0.96, 0.96, 0],
  ['third', 0.97, 0.94, 0],
  ['fourth', 0.93, 0.93, 0],
  ['fifth', 0.98, 0.98, 0],
] as const)('of the %s sentences, names left in are found and others are left', (batch, recall, right, alarms) => {
  const planted = batches[batch].flatMap(({ sentence, target, other }) =>
    other === null ? [] : [{ found: slips(sentence, target).map(([, college]) => college), other }],
  );
  const others = batches[batch].filter(({ other }) => other === null);
  const share = (some: unknown[], all: unknown[]) => some.length / all.length;
  expect(
    share(
      planted.filter(({ found }) => found.length > 0),
      planted,
    ),
  ).toBeGreaterThanOrEqual(recall);
  expect(
    share(
      planted.filter(({ found, other }) => found.includes(other)),
      planted,
    ),
  ).toBeGreaterThanOrEqual(right);
  expect(
    share(
      others.filter(({ sentence, target }) => slips(sentence, target).length > 0),
      others,
    ),
  ).toBeLessThanOrEqual(alarms);
});

test('an essay for its own college has no slip, but for the one that was left in', () => {
  const found = essays.essays.flatMap(({ text, college }) => (college ? slips(text, college) : []));
  expect(found).toEqual([['Vanderbilt', 'Vanderbilt University']]);
});

test('a slip has its place in the very text, the other college and what the word means otherwise', () => {
  const text = '“Yes.” At\u00a0Rice, I’d join the college council 🎓 and bring Rice’s owls home. See rice.edu.';
  const found = slipsIn(text, 'Duke University', collegeNames());
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Rice', 'Rice', 'rice.edu']);
  expect(found[0]).toMatchObject({ college: 'Rice University', alsoMeans: 'food, a surname' });
  expect(found[2]).toMatchObject({ college: 'Rice University', alsoMeans: null });
});

test('the longest form counts, once', () => {
  expect(slips('I will study at the University of California, San Diego.', 'Yale University')).toEqual([
    ['University of California, San Diego', 'University of California, San Diego'],
  ]);
});

test.each([
  ['Yale University', 'I would cheer for the Bulldogs in New Haven with Handsome Dan at Yale.'],
  ['MIT', 'At MIT, I would apply for a UROP and read mit.edu.'],
  ['University of Georgia', 'I would be a proud Bulldog.'],
  ['University of California, Davis', 'I hope to study at the University of California.'],
  ['Emory University', 'I look forward to walking through Atlanta to class.'],
])('nothing that %s is called is a slip there', (target, text) => {
  expect(slips(text, target)).toEqual([]);
});

test.each([
  ['I have wanted to go to nyu since I was nine.', 'nyu'],
  ['EMORY is where I want to study.', 'EMORY'],
  ['I would study at N.Y.U. next fall.', 'N.Y.U.'],
  ['My dream is a lab at the Univ. of Chicago.', 'Univ. of Chicago'],
  ['I know that Princeton’s\nsenior thesis would keep me honest.', 'Princeton'],
])('a name is found in another case or writing: %s', (text, name) => {
  expect(slips(text, 'Yale University').map(([found]) => found)).toEqual([name]);
});

test.each(['an unknown college', ''])('an essay for “%s” can name other colleges by mistake too', (target) => {
  expect(slips('I am applying to Oberlin because of its conservatory.', target)).toEqual([
    ['Oberlin', 'Oberlin College'],
  ]);
});

test('what stands in quotation marks is no slip', () => {
  expect(slips('“I want to go to Duke,” said my friend. “At Rice, I would row,” I said.', 'Yale University')).toEqual(
    [],
  );
});

test.each(['Brown ', "At 'Rice, I'd ", 'Mr. Smith at Duke, my sister ', 'X', '\n', 'yale.edu.', 'University of '])(
  'a hundred thousand characters of “%s” are read in good time',
  (part) => {
    const before = performance.now();
    slipsIn(part.repeat(100_000 / part.length), 'Emory University', collegeNames());
    expect(performance.now() - before).toBeLessThan(5_000);
  },
);

test('a car of its year and a station that bears the name of a mascot are no slips', () => {
  expect(slips('My uncle wants the exact blue of a 1962 Ford.', 'Rice University')).toEqual([]);
  expect(
    slips(
      'He teaches a course in marine biology that meets on the shore at Schiller, four miles from the dining hall.',
      'Bowdoin College',
    ),
  ).toEqual([]);
});

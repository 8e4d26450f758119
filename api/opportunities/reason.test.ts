import { expect, test } from 'vitest';
import { readDirectory, type Row } from './directory.ts';
import { profileInterests, readEvidence } from './match.ts';
import { whyItFits } from './reason.ts';

const now = new Date('2026-11-21T12:00:00Z');

function why(
  fields: Partial<Row>,
  interests: string,
  { profile = [] as string[], distanceMi = null as number | null } = {},
) {
  const row: Row = {
    name: 'Prize',
    category: 'Award',
    kind: 'Award',
    description: 'For students.',
    grades: [9, 12],
    eligibility: 'any',
    scope: 'national',
    deadlineMonth: 1,
    url: 'https://example.org/',
    tags: ['art'],
    ...fields,
  };
  const directory = readDirectory([row]);
  const evidence = readEvidence(interests, profileInterests(profile, directory), directory);
  const [entry] = directory.entries;
  if (!entry) throw new Error('no entry');
  return whyItFits({ entry, distanceMi }, evidence, now, directory);
}

test('quotes the student, in their own spelling', () => {
  expect(why({}, 'ART')).toBe(
    'Matches your interest in “ART”. It is open to grades 9 to 12; it usually closes in January.',
  );
});

test.each([
  ['what the tag is called', { tags: ['cs'] }, 'coding', 'You named “coding”: it is about computer science.'],
  ['that it is only a part', { tags: ['art', 'cs'] }, 'coding', 'You named “coding”: it includes computer science.'],
  ['that it is only close', { tags: ['poetry'] }, 'songwriting, novels', 'Close to “novels”: it is about poetry.'],
  ['no more than that it was named', { tags: ['sports'] }, 'soccer', 'You named “soccer”: it is about sports.'],
  ['that of each of two', { tags: ['sports', 'music'] }, 'violin, soccer', 'You named “soccer”: it is about sports.'],
  [
    'which word of its description is close',
    { tags: ['service'], description: 'Sort food at a bank.' },
    'baking',
    'Close to “baking”: it speaks of “food”.',
  ],
  ['two interests', { tags: ['art', 'film'] }, 'film and art', 'Fits both “art” and “film”.'],
  [
    'a whole phrase',
    { tags: ['biology'], description: 'Marine life.' },
    'marine biology',
    'Matches your interest in “marine biology”.',
  ],
  ['the part that fits', { tags: ['biology'] }, 'marine biology', 'Matches your interest in “biology”.'],
  [
    'that it does not match',
    { tags: ['service', 'leadership'] },
    'ballet',
    'Not about “ballet” itself; community service and leadership go with any interest.',
  ],
])('says %s', (_, fields, interests, sentence) => {
  expect(why(fields, interests).startsWith(`${sentence} `)).toBe(true);
});

test('says when it goes by activities', () => {
  expect(why({}, '', { profile: ['Art club'] })).toContain('Builds on “Art” from your own activities and honors.');
  expect(why({}, 'curling', { profile: ['Art club'] })).toContain(
    'Nothing in our list matches “curling” directly; this builds on “Art”',
  );
});

test('says that no interest was named', () => {
  expect(why({ tags: ['leadership'] }, ' ')).toContain('No interest to go by yet; leadership goes with any interest.');
});

test.each([
  ['where it is', { city: 'Cambridge' }, 12.4, 'is in Cambridge, about 12 miles from you'],
  ['no mile that is not known', { city: 'Cambridge' }, 0.3, 'is in Cambridge, near you'],
  ['that it is online', { scope: 'online' as const }, null, 'runs online'],
  ['that there are chapters', { localChapters: true }, null, 'has local chapters'],
])('says %s', (_, fields, distanceMi, words) => {
  expect(why(fields, 'art', { distanceMi })).toContain(words);
});

test.each([
  [12, 'it usually closes in December.'],
  [5, 'it usually closes in May.'],
  [11, 'it usually closes in November, this month.'],
  [10, 'the next round usually closes in October.'],
  [6, 'the next round usually closes in June.'],
  [null, 'it has no fixed date.'],
])('says when month %s comes', (deadlineMonth, words) => {
  expect(why({ deadlineMonth }, 'art')).toContain(words);
});

test('sends the student to the chapter where it sets the dates', () => {
  expect(why({ deadlineMonth: null, localChapters: true }, 'art')).toContain('ask your local chapter for dates.');
});

test.each([
  ['us', 'Open to US citizens.'],
  ['us-pr', 'Open to US citizens and permanent residents.'],
  ['us-enrolled', 'Open to students who live in the US or attend a US school.'],
  ['us-ca', 'Open to students in the US or Canada.'],
] as const)('says whom %s is for', (eligibility, sentence) => {
  expect(why({ eligibility }, 'art')).toContain(sentence);
});

test('says which state, which region, and that it may not run', () => {
  expect(why({ eligibility: 'state', stateOnly: 'NC' }, 'art')).toContain('Open to students in North Carolina.');
  expect(why({ eligibility: 'us-enrolled', eligibilityNote: 'students of the fair region' }, 'art')).toContain(
    'attend a US school, and only to students of the fair region.',
  );
  expect(why({ eligibilityNote: 'members' }, 'art')).toContain('Open to members.');
  expect(why({ verify: true }, 'art')).toContain(' Check that it runs this year.');
  expect(why({ verify: true, eligibility: 'us' }, 'art')).toContain('US citizens; check that it runs this year.');
});

test.each([
  [[12, 12], 'for grade 12 only'],
  [[10, 11], 'open to grades 10 and 11'],
  [[6, 12], 'open to grades 6 to 12'],
] as const)('says that grades %j may enter', ([from, to], words) => {
  expect(why({ grades: [from, to] }, 'art')).toContain(words);
});

test('stays within 300 characters whatever the student writes', () => {
  const fields = {
    eligibility: 'us-pr',
    verify: true,
    tags: ['service', 'leadership'],
    localChapters: true,
    deadlineMonth: 10,
  } as const;
  for (const interests of [
    'x'.repeat(500),
    `${'ñandú '.repeat(80)}`,
    '𝒳'.repeat(200),
    `art ${'really '.repeat(60)} design`,
  ])
    expect(why({ ...fields, tags: [...fields.tags] }, interests).length).toBeLessThanOrEqual(300);
});

import { expect, test } from 'vitest';
import plans from '../data/season/plans.json' with { type: 'json' };
import { deadlineFor, plansFor } from './deadlines.ts';
import { colleges, findCollege } from './directory.ts';
import { roundsOf, seasonYear } from './season.ts';

const collegesOfSeason = Object.keys(plans.colleges);
const NEW_YORK = 'America/New_York';
const at = (now: string, tz = NEW_YORK) => ({ now: new Date(now), tz });
const today = at('2026-11-21T12:00:00Z');
const instantOf = (college: string, round: string, when = today) => deadlineFor(college, round, when).deadline;

test('a date ends at 23:59 in the zone of the student', () => {
  expect(instantOf('MIT', 'rd')).toBe('2027-01-05T04:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'America/Los_Angeles'))).toBe('2027-01-05T07:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'Asia/Kathmandu'))).toBe('2027-01-04T18:14:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'Pacific/Apia'))).toBe('2027-01-04T10:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'UTC'))).toBe('2027-01-04T23:59:00.000Z');
});

test('summer time counts where the date has it, also on the day on which it ends', () => {
  expect(new Date('2026-11-01').getUTCDay()).toBe(0);
  expect(instantOf('Harvard', 'rea', at('2026-09-01T12:00:00Z', 'America/Los_Angeles'))).toBe(
    '2026-11-02T07:59:00.000Z',
  );
  expect(instantOf('Agnes Scott College', 'rd')).toBe('2027-03-16T03:59:00.000Z');
});

test('a college that names its own hour closes then, wherever the student is', () => {
  for (const tz of [NEW_YORK, 'Pacific/Apia', 'Asia/Kathmandu']) {
    expect(instantOf('Oxford', 'rd', at('2026-09-01T12:00:00Z', tz))).toBe('2026-10-15T17:00:00.000Z');
    expect(instantOf('Imperial', 'rd', at('2026-09-01T12:00:00Z', tz))).toBe('2027-01-13T18:00:00.000Z');
    expect(instantOf('UCLA', 'rd', at('2026-09-01T12:00:00Z', tz))).toBe('2026-12-01T07:59:00.000Z');
  }
});

test('this year’s date counts where it is earlier than that of other years', () => {
  expect(instantOf('Goucher College', 'ea', at('2026-09-01T12:00:00Z', 'UTC'))).toBe('2026-11-15T23:59:00.000Z');
  expect(instantOf('Pitzer College', 'rd', at('2026-09-01T12:00:00Z', 'UTC'))).toBe('2027-01-10T23:59:00.000Z');
});

test('a date after May stays in the year that the college names', () => {
  const late = collegesOfSeason.flatMap((college) =>
    roundsOf(college)
      .filter(({ code, deadline }) => code !== 'ea2' && deadline !== null && deadline >= '2027-06-01')
      .map(({ code, deadline }) => ({ college, code, deadline })),
  );
  expect(late.length).toBeGreaterThan(5);
  for (const { college, code, deadline } of late)
    expect(instantOf(college, code, at('2026-11-21T12:00:00Z', 'UTC'))).toBe(`${deadline}T23:59:00.000Z`);
});

test.each(['2026-06-01T12:00:00Z', '2026-12-31T12:00:00Z', '2027-05-31T12:00:00Z'])(
  'on %s a date of this cycle is told, past or not',
  (now) => {
    expect(instantOf('MIT', 'ea', at(now, 'UTC'))).toBe('2026-11-01T23:59:00.000Z');
    expect(instantOf('MIT', 'rd', at(now, 'UTC'))).toBe('2027-01-04T23:59:00.000Z');
  },
);

test.each([
  ['2026-06-01T03:30:00Z', NEW_YORK, false],
  ['2026-06-01T04:00:00Z', NEW_YORK, true],
  ['2026-05-31T10:59:00Z', 'Pacific/Apia', false],
  ['2026-05-31T11:00:00Z', 'Pacific/Apia', true],
  ['2027-06-01T03:59:00Z', NEW_YORK, true],
  ['2027-06-01T04:00:00Z', NEW_YORK, false],
])('at %s in %s the dates of 2026–27 are known: %s', (now, tz, known) => {
  const mit = findCollege('MIT')!;
  expect(instantOf('MIT', 'ea', at(now, tz)) !== null).toBe(known);
  expect(Object.keys(plansFor(mit, at(now, tz))).length > 0).toBe(known);
});

test('the answer names the college as the directory does, and the round as it was asked', () => {
  expect(deadlineFor(' the HARVARD college ', ' REA ', today)).toMatchObject({
    college: 'Harvard University',
    round: ' REA ',
    deadline: '2026-11-02T04:59:00.000Z',
    checkedOn: '2026-09-20',
  });
});

const MIT_PAGE = 'https://mitadmissions.org/';

test.each([
  ['Hogwarts', 'rd', 'Hogwarts', null],
  ['Havard', 'rd', 'Havard', null],
  ['Rutgers', 'rd', 'Rutgers', null],
  ['', '', '', null],
  ['MIT', 'ed', 'Massachusetts Institute of Technology', MIT_PAGE],
  ['MIT', 'Regular Decision', 'Massachusetts Institute of Technology', MIT_PAGE],
  ['MIT', 'constructor', 'Massachusetts Institute of Technology', MIT_PAGE],
  ['__proto__', '__proto__', '__proto__', null],
])('of %j, round %j, nothing is known but its page', (college, round, name, page) => {
  expect(deadlineFor(college, round, today)).toEqual({
    college: name,
    round,
    deadline: null,
    source: null,
    checkedOn: null,
    page,
  });
});

test('a rolling round without a date has no deadline, and says so', () => {
  expect(deadlineFor('Penn State', 'rolling', today)).toEqual({
    college: 'Pennsylvania State University',
    round: 'rolling',
    deadline: null,
    source:
      'There is no fixed date: applications are read as they arrive. ' +
      'This is from the page of Pennsylvania State University, read on Sep 20, 2026, which names no year. ' +
      "Check the college's page before you rely on it.",
    checkedOn: '2026-09-20',
    page: expect.stringMatching(/^https:\/\/.*psu/),
  });
});

test('the source names the page, the day on which it was read and the cycle', () => {
  expect(deadlineFor('UCLA', 'rd', today).source).toBe(
    'This is from the page of University of California, Los Angeles, read on Sep 20, 2026, for 2026–27. ' +
      'One application for all nine campuses. The applicant page says it may be sent from 1 to 30 November; a page for counselors says from 1 October. ' +
      "Check the college's page before you rely on it.",
  );
  expect(deadlineFor('Agnes Scott College', 'rd', today).source).toBe(
    "This is from the Common App Requirements Grid 2026–27 as of Sep 11, 2026. Check the college's page before you rely on it.",
  );
});

test('a date of an earlier cycle says so, and one that is only remembered was checked on no day', () => {
  expect(deadlineFor('Rutgers Newark', 'rd', today).source).toContain(
    'This is the date of 2025–26, put into this year, and it may have moved:',
  );
  const remembered = deadlineFor('City College of New York (CUNY)', 'rd', today);
  expect(remembered).toMatchObject({ deadline: expect.any(String), checkedOn: null });
  expect(remembered.source).toContain('from memory of an earlier year');
});

test('a date that is not simply the last day says what it is', () => {
  expect(deadlineFor('Arizona State', 'rolling', today).source).toContain('This is a priority date');
  expect(deadlineFor('Florida State', 'rolling', today).source).toContain(
    'the last day on which applications are taken',
  );
  expect(deadlineFor('Duke', 'ed', today).source).toContain('In other years the date is Nov 1.');
});

test('the second Early Action of a college is told with its first', () => {
  const [college] = collegesOfSeason.filter((name) => {
    const codes = roundsOf(name).map(({ code }) => code);
    return codes.includes('ea') && codes.includes('ea2');
  });
  expect(deadlineFor(college!, 'ea', today).source).toMatch(/A second Early Action closes on \w+ \d+, 202[67]\./);
  expect(instantOf(college!, 'ea2')).toBeNull();
});

test('plans hold the rounds whose date is known, at the instants that a question for each answers', () => {
  const brown = findCollege('Brown University');
  expect(brown && plansFor(brown, today)).toEqual({ ed: '2026-11-02T04:59:00.000Z', rd: '2027-01-06T04:59:00.000Z' });
  for (const college of colleges)
    for (const [round, instant] of Object.entries(plansFor(college, today)))
      expect(deadlineFor(college.name, round, today)).toMatchObject({ college: college.name, deadline: instant });
});

const everyRound = collegesOfSeason.flatMap((college) => roundsOf(college).map((round) => ({ college, ...round })));

test('every round has a day of this cycle; without one it is rolling', () => {
  const undated = everyRound.filter(({ deadline }) => deadline === null);
  expect(new Set(undated.map(({ code }) => code))).toEqual(new Set(['rolling']));
  const days = everyRound.flatMap(({ deadline, notifiesOn, notifiesBy, aidDeadline }) =>
    [deadline, notifiesOn, notifiesBy, aidDeadline].filter((day) => typeof day === 'string'),
  );
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([]);
  expect(days.filter((day) => day < `${seasonYear}-08-01` || day > `${seasonYear + 1}-09-30`)).toEqual([]);
});

test('every round has a source with a name, a cycle and an address that can be opened, if any', () => {
  expect(everyRound.filter(({ source }) => source.name === '' || source.cycle === '')).toEqual([]);
  // What is only remembered was read on no day, and its sentence says so.
  expect(
    everyRound.filter(({ source, confidence }) => source.checkedOn === null && confidence !== 'earlier cycle'),
  ).toEqual([]);
  const addresses = everyRound.flatMap(({ source }) => source.url ?? []);
  expect(addresses.filter((url) => !/^https?:$/.test(new URL(url).protocol))).toEqual([]);
});

test('every round belongs to a college of the directory, and its source reads as sentences', () => {
  for (const { college, code } of everyRound.filter((round) => round.code !== 'ea2')) {
    const answer = deadlineFor(college, code, today);
    expect(answer.college).toBe(college);
    expect(answer.source, college).toMatch(/^(This|There|On) .*\. Check the college's page before you rely on it\.$/);
    expect(answer.source, college).not.toMatch(/\.\.|undefined|NaN/);
  }
});

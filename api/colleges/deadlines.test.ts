import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../root.ts';
import { deadlineFor, plansFor } from './deadlines.ts';
import { colleges, findCollege } from './directory.ts';

const NEW_YORK = 'America/New_York';
const at = (now: string, tz = NEW_YORK) => ({ now: new Date(now), tz });
const today = at('2026-11-21T12:00:00Z');
const instantOf = (college: string, round: string, when = today) => deadlineFor(college, round, when).deadline;

test('a date ends at 23:59 in the zone of the student', () => {
  expect(instantOf('MIT', 'rd')).toBe('2027-01-06T04:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'America/Los_Angeles'))).toBe('2027-01-06T07:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'Asia/Kathmandu'))).toBe('2027-01-05T18:14:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'Pacific/Apia'))).toBe('2027-01-05T10:59:00.000Z');
  expect(instantOf('MIT', 'rd', at('2026-11-21T12:00:00Z', 'UTC'))).toBe('2027-01-05T23:59:00.000Z');
});

test('summer time counts where the date has it, also on the day on which it ends', () => {
  const west = 'America/Los_Angeles';
  expect(instantOf('MIT', 'ea', at('2025-09-01T12:00:00Z', west))).toBe('2025-11-02T06:59:00.000Z');
  expect(instantOf('MIT', 'ea', at('2026-09-01T12:00:00Z', west))).toBe('2026-11-02T07:59:00.000Z');
  expect(instantOf('Agnes Scott College', 'rd')).toBe('2027-03-16T03:59:00.000Z');
});

test('a date on a weekend stays there: 1 November is a Saturday in 2025 and a Sunday in 2026', () => {
  expect(new Date('2025-11-01').getUTCDay()).toBe(6);
  expect(instantOf('Harvard', 'rea', at('2025-09-01T12:00:00Z', 'UTC'))).toBe('2025-11-01T23:59:00.000Z');
  expect(new Date('2026-11-01').getUTCDay()).toBe(0);
  expect(instantOf('Harvard', 'rea', at('2026-09-01T12:00:00Z', 'UTC'))).toBe('2026-11-01T23:59:00.000Z');
});

test('a UK college closes at 18:00 in the UK wherever the student is', () => {
  for (const tz of [NEW_YORK, 'Pacific/Apia', 'Asia/Kathmandu']) {
    expect(instantOf('Oxford', 'rd', at('2026-09-01T12:00:00Z', tz))).toBe('2026-10-15T17:00:00.000Z');
    expect(instantOf('Imperial', 'rd', at('2026-09-01T12:00:00Z', tz))).toBe('2027-01-14T18:00:00.000Z');
  }
});

test('dates from June on are of the year in which the cycle began, others of the next, past or not', () => {
  for (const now of ['2026-06-01T12:00:00Z', '2026-12-31T12:00:00Z', '2027-05-31T12:00:00Z']) {
    expect(instantOf('MIT', 'ea', at(now, 'UTC'))).toBe('2026-11-01T23:59:00.000Z');
    expect(instantOf('MIT', 'rd', at(now, 'UTC'))).toBe('2027-01-05T23:59:00.000Z');
  }
});

test.each([
  ['2026-06-01T03:30:00Z', NEW_YORK, '2025-11-01'],
  ['2026-06-01T04:00:00Z', NEW_YORK, '2026-11-01'],
  ['2026-06-01T03:30:00Z', 'UTC', '2026-11-01'],
  ['2026-05-31T10:59:00Z', 'Pacific/Apia', '2025-11-01'],
  ['2026-05-31T11:00:00Z', 'Pacific/Apia', '2026-11-01'],
  ['2026-05-31T18:14:00Z', 'Asia/Kathmandu', '2025-11-01'],
  ['2026-05-31T18:15:00Z', 'Asia/Kathmandu', '2026-11-01'],
])('at %s the cycle in %s has its early deadline on %s', (now, tz, date) => {
  const local = new Intl.DateTimeFormat('sv', { timeZone: tz, dateStyle: 'short', timeStyle: 'medium' });
  expect(local.format(new Date(instantOf('MIT', 'ea', at(now, tz)) ?? ''))).toBe(`${date} 23:59:00`);
});

test('a leap day is a day of its cycle', () => {
  expect(instantOf('MIT', 'ea', at('2028-02-29T12:00:00Z', 'UTC'))).toBe('2027-11-01T23:59:00.000Z');
  expect(instantOf('Rutgers Newark', 'rd', at('2028-02-29T12:00:00Z', 'UTC'))).toBe('2028-02-28T23:59:00.000Z');
});

test('the answer names the college as the directory does, and the round as it was asked', () => {
  expect(deadlineFor(' the HARVARD college ', ' REA ', today)).toMatchObject({
    college: 'Harvard University',
    round: ' REA ',
    deadline: '2026-11-02T04:59:00.000Z',
    checkedOn: '2026-11-21',
  });
});

test.each([
  ['Hogwarts', 'rd', 'Hogwarts'],
  ['Havard', 'rd', 'Havard'],
  ['Rutgers', 'rd', 'Rutgers'],
  ['', '', ''],
  ['MIT', 'ed', 'Massachusetts Institute of Technology'],
  ['MIT', 'Regular Decision', 'Massachusetts Institute of Technology'],
  ['MIT', 'constructor', 'Massachusetts Institute of Technology'],
  ['__proto__', '__proto__', '__proto__'],
])('of %j, round %j, nothing is known', (college, round, name) => {
  expect(deadlineFor(college, round, today)).toEqual({
    college: name,
    round,
    deadline: null,
    source: null,
    checkedOn: null,
  });
});

test('a rolling round without a date has no deadline, and says so', () => {
  expect(deadlineFor('Pitt', 'rolling', today)).toEqual({
    college: 'University of Pittsburgh',
    round: 'rolling',
    deadline: null,
    source:
      'There is no fixed date: applications are read as they arrive. ' +
      'This is from a public list of 2025–26 deadlines. ' +
      "Check the college's page before you rely on it.",
    checkedOn: '2026-11-21',
  });
});

test('the source names the lists, and what was noted of the college', () => {
  expect(deadlineFor('UCLA', 'rd', today).source).toBe(
    'This is from two public lists of 2025–26 deadlines and the Common Data Set 2024–25. ' +
      'UC filing period closes Nov 30. UC moved it to Dec 2 (2024) and Dec 1 (2025). Check the year. ' +
      "Check the college's page before you rely on it.",
  );
});

test('a note about one round is not said of another', () => {
  expect(deadlineFor('Brown', 'rd', today).source).toContain('moved to Jan 5');
  expect(deadlineFor('Brown', 'ed', today).source).not.toContain('moved to Jan 5');
  expect(deadlineFor('Carnegie Mellon', 'ed2', today).source).toContain('ED II not offered');
  expect(deadlineFor('Carnegie Mellon', 'ed2', today).source).not.toContain('RD:');
});

test('what is only remembered was checked on no day', () => {
  expect(deadlineFor('Oxford', 'rd', today)).toMatchObject({ deadline: expect.any(String), checkedOn: null });
  expect(deadlineFor('UCLA', 'rd', today).checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a date from memory is called that, wholly or in part', () => {
  expect(deadlineFor('Oxford', 'rd', today).source).toContain('from memory of earlier cycles and is not confirmed');
  expect(deadlineFor('MIT', 'rd', today).source).toContain('some of it from memory and not confirmed');
  expect(deadlineFor('UCLA', 'rd', today).source).not.toContain('memory');
});

test('plans hold the rounds whose date is known, at the instants that a question for each answers', () => {
  const hofstra = findCollege('Hofstra University');
  expect(hofstra && plansFor(hofstra, today)).toEqual({ ea: '2026-11-16T04:59:00.000Z' });
  for (const college of colleges)
    for (const [round, instant] of Object.entries(plansFor(college, today)))
      expect(deadlineFor(college.name, round, today)).toMatchObject({ college: college.name, deadline: instant });
});

test('every row of the data belongs to a college, has dates that exist and a source that reads as sentences', () => {
  const rows: Record<string, { plans: Record<string, string | null> }> = JSON.parse(
    readFileSync(fromRoot('api/data/plans.json'), 'utf8'),
  );
  for (const [name, { plans }] of Object.entries(rows))
    for (const [round, date] of Object.entries(plans)) {
      const { college, deadline, source } = deadlineFor(name, round, today);
      expect(college).toBe(name);
      expect(deadline === null, `${name} ${round}`).toBe(date === null);
      expect(source).toMatch(/^(This|There) .*\. Check the college's page before you rely on it\.$/);
      expect(source).not.toMatch(/\d\d-\d\d|\b(ed2?|ea|rd):|CDS|\.\.|undefined/);
    }
});

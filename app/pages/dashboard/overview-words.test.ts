import { expect, test } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { greeting, needsSetup, scoredWords, standing, suggestionOf } from './overview-words.ts';

const zone = 'America/New_York';

test.each([
  ['2026-11-10T09:59:00Z', 'Good evening'],
  ['2026-11-10T10:00:00Z', 'Good morning'],
  ['2026-11-10T16:59:00Z', 'Good morning'],
  ['2026-11-10T17:00:00Z', 'Good afternoon'],
  ['2026-11-10T23:00:00Z', 'Good evening'],
])('at %s a student in New York reads «%s»', (now, words) => expect(greeting(new Date(now), zone)).toBe(words));

test('the hour is the student’s own', () => {
  expect(greeting(new Date('2026-11-10T15:00:00Z'), 'Asia/Tokyo')).toBe('Good evening');
});

test('the day says what is due on it, as the student has the day', () => {
  const now = new Date('2026-11-10T15:00:00Z');
  const due = (instant: string, kind: 'application' | 'supplemental') =>
    ({ id: kind, title: '' as string, due: instant, kind, appId: '', round: null }) as const;
  const tonight = due('2026-11-11T04:59:00Z', 'application');
  const supplemental = due('2026-11-10T20:00:00Z', 'supplemental');
  const words = (...deadlines: (typeof tonight | typeof supplemental)[]) => standing(now, deadlines, zone);
  expect(words()).toBe('Tuesday, November 10');
  const brown = { ...due('2026-11-12T04:59:00Z', 'application'), title: 'Brown University' };
  const oberlin = { ...due('2026-11-19T04:59:00Z', 'application'), title: 'Oberlin College' };
  expect(words(oberlin, brown)).toBe('Tuesday, November 10. Brown University is your next date, tomorrow.');
  expect(words(oberlin)).toBe('Tuesday, November 10. Oberlin College is your next date, in 8 days.');
  expect(words(tonight)).toBe('Tuesday, November 10. One application is due today.');
  expect(words(supplemental, supplemental)).toBe('Tuesday, November 10. Two supplementals are due today.');
  expect(words(tonight, supplemental)).toBe('Tuesday, November 10. Two deadlines are due today.');
  expect(words(tonight, due('2026-11-10T14:00:00Z', 'application'))).toBe(
    'Tuesday, November 10. One application is due today.',
  );
});

test('a scoring is told by the day that the student had', () => {
  const now = new Date('2026-11-10T15:00:00Z');
  const words = (scoredAt: string, scoreOutdated = false) => scoredWords({ scoredAt, scoreOutdated }, now, zone);
  expect(words('2026-11-10T14:05:00Z')).toBe('Scored today at 9:05 AM');
  expect(words('2026-11-10T02:42:00Z')).toBe('Scored yesterday at 9:42 PM');
  expect(words('2026-11-08T02:42:00Z')).toBe('Scored on Nov 7, 2026');
  expect(words('2026-11-10T14:05:00Z', true)).toBe('Scored today at 9:05 AM, on an earlier draft');
});

test('setting up is over once there are an activity, an application and a score', () => {
  const empty: Overview = {
    applications: { total: 0, statuses: { drafting: 0, editing: 0, submitted: 0, accepted: 0 } },
    essays: { avgScore: 0, latest: null, lastScore: null },
    extracurriculars: { count: 0, target: 6 },
    suggestions: [],
    deadlines: [],
  };
  expect(needsSetup(empty)).toBe(true);
  const latest = {
    scoredAt: '2026-11-10T15:00:00Z',
    scoreOutdated: false,
    title: 'Main essay',
    score: 0,
    categories: {
      content: 0,
      structure: 0,
      voice: 0,
      clarity: 0,
      specificity: 0,
      reflection: 0,
    },
    id: 'main',
  };
  const set = {
    ...empty,
    applications: { ...empty.applications, total: 1 },
    extracurriculars: { count: 1, target: 6 },
    // A score of 0 is one too.
    essays: { ...empty.essays, latest },
  };
  expect(needsSetup(set)).toBe(false);
  expect(needsSetup({ ...set, extracurriculars: { count: 0, target: 6 } })).toBe(true);
  expect(needsSetup({ ...set, applications: empty.applications })).toBe(true);
  expect(needsSetup({ ...set, essays: empty.essays })).toBe(true);
});

test.each([
  ['Rework your intro.', 'essays', '/essays'],
  ['Add an EC with numbers.', 'extracurriculars', '/extracurriculars'],
  ['One supp is still to write.', 'applications', '/applications'],
  ['Take a walk in this section of the park.', 'dashboard', '/dashboard'],
])('«%s» leads to %s', (text, section, href) => expect(suggestionOf(text)).toEqual({ text, section, href }));

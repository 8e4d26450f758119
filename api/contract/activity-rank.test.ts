import { expect, test } from 'vitest';
import { rankActivity } from './activity-rank.ts';

const plain = { title: 'Violin', organization: '', impact: '', hoursPerWeek: null, weeksPerYear: null };

test.each([
  [{}, 0, 'Silver'],
  [{ organization: 'Youth Orchestra' }, 1, 'Silver'],
  [{ impact: 'Play 4 concerts.' }, 2, 'Silver'],
  [{ title: 'Captain, Robotics' }, 3, 'Gold'],
  [{ title: 'CO-CAPTAIN' }, 3, 'Gold'],
  [{ title: 'Leadership class' }, 0, 'Silver'],
  [{ title: 'Header of the page' }, 0, 'Silver'],
  [{ hoursPerWeek: 9.9, weeksPerYear: 10 }, 0, 'Silver'],
  [{ hoursPerWeek: 10, weeksPerYear: 10 }, 1, 'Silver'],
  [{ hoursPerWeek: 40, weeksPerYear: 52 }, 4, 'Gold'],
  [{ hoursPerWeek: 40, weeksPerYear: null }, 0, 'Silver'],
  [{ title: 'Head chef', impact: 'Fed 30.' }, 5, 'Diamond'],
] as const)('%j counts %i and is %s', (fields, rankScore, tier) => {
  expect(rankActivity({ ...plain, ...fields })).toMatchObject({ rankScore, tier });
});

test('yearly hours are known where both figures are', () => {
  expect(rankActivity({ ...plain, hoursPerWeek: 6.5, weeksPerYear: 30 }).yearlyHours).toBe(195);
  expect(rankActivity({ ...plain, hoursPerWeek: 0, weeksPerYear: 30 }).yearlyHours).toBe(0);
  expect(rankActivity({ ...plain, hoursPerWeek: 6 }).yearlyHours).toBe(null);
});

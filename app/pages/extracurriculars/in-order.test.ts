import { expect, test } from 'vitest';
import { withDerived } from '#contract/activities.ts';
import { activities as rows } from '#mocks/fixtures/activities.ts';
import { inOrder, totalCommitment } from './in-order.ts';

const activities = rows.map(withDerived);
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

test.each([
  ['rank', ['fix-it-saturdays', 'science-olympiad', 'laundromat', 'violin', 'arabic-tutor']],
  ['recent', ['arabic-tutor', 'violin', 'laundromat', 'science-olympiad', 'fix-it-saturdays']],
  ['hours', ['laundromat', 'violin', 'science-olympiad', 'fix-it-saturdays', 'arabic-tutor']],
  ['title', ['arabic-tutor', 'science-olympiad', 'laundromat', 'fix-it-saturdays', 'violin']],
] as const)('by %s', (sort, order) => {
  expect(ids(inOrder(activities, sort))).toEqual(order);
});

test('the rank shows the order that the student gave, then what has no place in it', () => {
  const places: Record<string, number> = { violin: 0, 'arabic-tutor': 1 };
  const placed = activities.map((row) => ({ ...row, position: places[row.id] ?? null }));
  expect(ids(inOrder(placed, 'rank'))).toEqual([
    'violin',
    'arabic-tutor',
    'fix-it-saturdays',
    'science-olympiad',
    'laundromat',
  ]);
});

test.each([
  [5, '1,330 hrs/yr', 'five activities'],
  [1, '60 hrs/yr', 'one activity'],
  [0, '0 hrs/yr', 'no activities'],
])('the commitment of %i', (count, hours, words) => {
  expect(totalCommitment(activities.slice(0, count))).toEqual({ hours, activities: words });
});

test('more than ten are a figure', () => {
  expect(totalCommitment(Array.from({ length: 40 }, () => activities[0]!))).toEqual({
    hours: '2,400 hrs/yr',
    activities: '40 activities',
  });
});

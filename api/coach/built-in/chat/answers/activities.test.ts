import { describe, expect, test } from 'vitest';
import type { Activity } from '#contract/activities.ts';
import { senior } from '../fixtures/senior.ts';
import { ask, talk } from '../fixtures/talk.ts';

const [route] = senior.activities as [Activity, ...Activity[]];
const choir = { ...route, id: 'choir', title: 'Choir', impact: 'Sang at 12 concerts.', hoursPerWeek: 3 };

describe('whether an activity may stay', () => {
  test('where there is room, it stays, whatever it is', () => {
    const reply = ask('does the paper route sound dumb on my list or should i keep it', senior);
    expect(reply).toMatch(/^Keep \*\*Paper route\*\*\. You list 2 activities, and the Common App has room for 10/);
  });

  test('where there are too many, it is said how many have to go', () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...choir, id: `choir${at}`, title: `Choir ${at}` }));
    const reply = ask('should i keep the paper route', { ...senior, activities: [route, ...many] });
    expect(reply).toContain('You list 12 activities, and the Common App has room for 10, so 2 have to go.');
    expect(reply).toContain('whether **Paper route** is among them, only you know');
  });
});

test('the order in which they stand is the student’s own, so advice on it comes before their rank', () => {
  const activities = [route, choir];
  expect(ask('in what order do i put my activities', { ...senior, activities })).toMatch(
    /^Put them in order of what they mean to you.*ranks highest/s,
  );
  expect(ask('which of my activities is the strongest', { ...senior, activities })).toMatch(/^As entered,/);
});

describe('whether the hours are many', () => {
  const isALot = (hoursPerWeek: number) =>
    talk(['how many hours a week is the paper route', 'is that a lot?'], {
      ...senior,
      activities: [{ ...route, hoursPerWeek }, choir],
    })[1];

  test.each([
    [18, 'Yes, beside school that is a lot, as much as a part-time job: **Paper route** takes 18 hours a week.'],
    [6, 'That is usual for something that matters to you: **Paper route** takes 6 hours a week.'],
    [2, 'That is not much, and it is fine if it is true: **Paper route** takes 2 hours a week.'],
  ])('%s hours a week', (hours, says) => {
    expect(isALot(hours)).toContain(says);
  });

  test('all of them together are weighed as well', () => {
    expect(isALot(18)).toContain('come to **21 hours** in a week when everything runs, which fits beside school');
    expect(isALot(45)).toContain('come to **48 hours** in a week when everything runs, which a reader may doubt');
  });
});

import { expect, test } from 'vitest';
import { StudentDays } from '#contract/plan/student-days.ts';
import { laterDays } from './later-days.ts';

const thanksgiving = { from: '2026-11-25', to: '2026-11-29', name: 'Thanksgiving', writing: false };
const on = (day: string) => new StudentDays([thanksgiving], new Date(`${day}T17:00:00Z`), 'America/New_York');
const choices = (day: string, due: string | null, state: 'open' | 'late' = 'open') =>
  laterDays({ due, state }, on(day)).choices.map(({ label, detail }) => `${label}: ${detail}`);

test('on an ordinary day there are tomorrow and the day after; the next school day is tomorrow', () => {
  expect(choices('2026-11-16', null)).toEqual(['Tomorrow: Tue, Nov 17', 'In two days: Wed, Nov 18']);
});

test('before a weekend the next school day is offered, and before days off what comes after them', () => {
  expect(choices('2026-11-13', null)).toEqual([
    'Tomorrow: Sat, Nov 14',
    'In two days: Sun, Nov 15',
    'Next school day: Mon, Nov 16',
  ]);
  expect(choices('2026-11-24', null)).toEqual([
    'Tomorrow: Wed, Nov 25',
    'In two days: Thu, Nov 26',
    'After Thanksgiving: Mon, Nov 30',
  ]);
});

test('no day past the last one that helps is offered, and the reason is said', () => {
  const later = laterDays({ due: '2026-11-27T04:59:00Z', state: 'open' }, on('2026-11-24'));
  expect(later).toMatchObject({
    choices: [{ day: '2026-11-25' }, { day: '2026-11-26' }],
    first: '2026-11-25',
    last: '2026-11-26',
    note: 'It is due on November 26, so nothing later is offered.',
  });
  expect(laterDays({ due: '2026-11-25T04:59:00Z', state: 'open' }, on('2026-11-24'))).toMatchObject({
    choices: [],
    note: 'It is due today, so there is no later day.',
  });
});

test('what is late may still be put off', () => {
  expect(choices('2026-11-16', '2026-11-10T04:59:00Z', 'late')).toHaveLength(2);
});

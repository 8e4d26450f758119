import { expect, test } from 'vitest';
import { activityDefaults } from '#contract/activities.ts';
import { emptyInput, isBare, readInput } from './activity-input.ts';

const input = { ...emptyInput, title: ' Arabic tutor ', hoursPerWeek: '2', weeksPerYear: '30' };

test('what is typed becomes what the server takes', () => {
  expect(readInput(input)).toEqual({
    fields: {
      title: 'Arabic tutor',
      organization: '',
      impact: '',
      hoursPerWeek: 2,
      weeksPerYear: 30,
      ...activityDefaults,
    },
    errors: {},
  });
});

test('what forms ask for besides goes with it, and what is not chosen is null', () => {
  const details = {
    role: ' Tutor ',
    type: 'Cultural',
    grades: ['11'],
    continues: false,
    longDescription: 'One.\nTwo. ',
  };
  expect(readInput({ ...input, ...details }).fields).toMatchObject({
    role: 'Tutor',
    type: 'Cultural',
    grades: ['11'],
    continues: false,
    ucCategory: null,
    longDescription: 'One.\nTwo.',
  });
});

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['168', 168],
])('%o hours are %o', (hoursPerWeek, hours) => {
  expect(readInput({ ...input, hoursPerWeek }).fields.hoursPerWeek).toBe(hours);
});

test.each(['169', '-1', 'about 4', 'NaN', 'Infinity'])('%o hours are left out, with a sentence', (hoursPerWeek) => {
  const { fields, errors } = readInput({ ...input, hoursPerWeek });
  expect(fields).not.toHaveProperty('hoursPerWeek');
  expect(errors).toEqual({ hoursPerWeek: 'Use 0 to 168 hours a week.' });
});

test('more weeks than a year has are left out, with a sentence', () => {
  const { fields, errors } = readInput({ ...input, weeksPerYear: '53' });
  expect(fields).not.toHaveProperty('weeksPerYear');
  expect(errors).toEqual({ weeksPerYear: 'Use 0 to 52 weeks a year.' });
});

test('without title and impact neither is sent', () => {
  const bare = { ...input, title: ' ' };
  expect(isBare(bare)).toBe(true);
  expect(readInput(bare)).toEqual({
    fields: { organization: '', hoursPerWeek: 2, weeksPerYear: 30, ...activityDefaults },
    errors: { title: 'Give the activity a title or an impact.' },
  });
});

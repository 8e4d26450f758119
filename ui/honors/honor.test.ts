import { expect, test } from 'vitest';
import { GradeYear, honorDefaults, HonorKind, HonorLevel } from '../../api/contract/honors.ts';
import { gradeYears, honorKinds, honorLevels, newHonor, trimmed } from './honor.ts';

test('an honor is trimmed, and what is empty becomes null', () => {
  expect(trimmed({ ...newHonor, title: ' Book prize ', organization: '  ', notes: '' })).toEqual({
    ...newHonor,
    title: 'Book prize',
    organization: null,
    notes: null,
  });
});

test('kinds, levels, grades and what the fields start with are those of the server', () => {
  expect(honorKinds).toEqual(HonorKind.options);
  expect(honorLevels).toEqual(HonorLevel.options);
  expect(gradeYears).toEqual(GradeYear.options.flatMap(({ value }) => value));
  expect(newHonor).toMatchObject(honorDefaults);
});

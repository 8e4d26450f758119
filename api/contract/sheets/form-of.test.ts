import { expect, test } from 'vitest';
import { formOf } from './form-of.ts';

test.each([
  ['University of California, Davis', 'uc'],
  ['UC Berkeley', 'uc'],
  ['UCLA', 'uc'],
  ['MIT', 'mit'],
  ['University of Southern California', 'common-app'],
  ['Mitchell College', 'common-app'],
  ['Brown University', 'common-app'],
])('%s is applied to on %s', (college, form) => expect(formOf(college)).toBe(form));

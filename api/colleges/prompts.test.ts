import { expect, test } from 'vitest';
import { noSupplementIn } from '#contract/map/known-prompts.ts';
import { collegePrompts } from './prompts.ts';

test('colleges that list no supplement are told from those of which only programs ask', () => {
  const applications = ['Tulane University', 'Oberlin College', 'Brown University', 'Nowhere'].map((college) => ({
    id: college,
    college,
  }));
  expect(noSupplementIn(applications, collegePrompts)).toEqual([
    { appId: 'Tulane University', programs: false, cycle: '2026-27' },
    { appId: 'Oberlin College', programs: true, cycle: '2026-27' },
  ]);
});

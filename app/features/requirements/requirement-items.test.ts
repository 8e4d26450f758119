import { expect, test } from 'vitest';
import { requirement } from '#contract/plan/fixtures.ts';
import { requirementItem } from './requirement-items.ts';

const item = (
  kind: 'mainEssay' | 'supplement',
  supplementals: Parameters<typeof requirementItem>[1],
  mainEssay?: Parameters<typeof requirementItem>[2],
) => requirementItem(requirement({ kind, who: 'student', count: 2 }), supplementals, mainEssay, 'America/New_York');

test('supplements are done once as many as are asked for are final', () => {
  expect(item('supplement', [{ status: 'final' }])).toMatchObject({ progress: '1 of 2', written: false });
  expect(item('supplement', [{ status: 'final' }, { status: 'final' }])).toMatchObject({
    progress: '2 of 2',
    written: true,
  });
});

test('a main essay without a word has made no progress, whatever its status', () => {
  expect(item('mainEssay', [], { status: 'drafting', text: ' ' })).not.toHaveProperty('progress');
  expect(item('mainEssay', [], { status: 'final', text: 'I was nine.' })).toMatchObject({
    progress: 'Final',
    written: true,
  });
});

import { expect, test } from 'vitest';
import { settle } from './settling.ts';

const side = (college: string, part: Partial<Parameters<typeof settle>[0]> = {}) => ({
  id: college,
  college,
  round: 'ea' as const,
  status: 'drafting' as const,
  decision: null,
  ...part,
});
const brown = side('Brown', { round: 'ed', status: 'submitted' });

test('what is not sent yet moves to the regular round', () => {
  const { change, ways } = settle(side('Georgetown'), brown);
  expect(change.id).toBe('Georgetown');
  expect(ways).toEqual(['Move Georgetown to Regular Decision.', 'Or withdraw from Brown.']);
});

test('of two that were sent, the one that does not bind is asked to read regularly', () => {
  const { change, ways } = settle(brown, side('Georgetown', { status: 'submitted' }));
  expect(change.id).toBe('Georgetown');
  expect(ways[0]).toBe('Ask Georgetown to read you in Regular Decision, then change its round here.');
});

test('a second binding round may wait for the answer to the first', () => {
  const { ways } = settle(brown, side('Oberlin', { round: 'ed2' }));
  expect(ways[0]).toBe('Wait for the answer of Brown before you send this one.');
});

test('two rounds of one college leave one of them', () => {
  expect(settle(side('Brown'), brown).ways).toEqual([
    'Keep one of the two rounds at Brown, and delete the other here.',
  ]);
});

test('beside a binding yes the other is withdrawn', () => {
  const { change, ways } = settle({ ...brown, decision: 'accepted' }, side('Michigan', { round: null }));
  expect(change.id).toBe('Michigan');
  expect(ways).toHaveLength(1);
});

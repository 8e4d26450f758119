import { expect, test } from 'vitest';
import { centreOf, settle, type Side } from './settling.ts';

const side = (college: string, part: Partial<Side> = {}): Side => ({
  id: college,
  college,
  round: 'ea',
  status: 'drafting',
  decision: null,
  ...part,
});
const brown = side('Brown', { round: 'ed', status: 'submitted' });

/** What is said of a clash of two. */
function settled(one: Side, other: Side, ofOneCollege = false) {
  const centre = centreOf(one, other);
  return { centre: centre.id, ...settle(centre, [centre === one ? other : one], ofOneCollege) };
}

test('what is not sent yet moves to the regular round', () => {
  const { centre, change, ways } = settled(side('Georgetown'), brown);
  expect(centre).toBe('Georgetown');
  expect(change).toEqual({ id: 'Georgetown', label: 'Change the round of Georgetown' });
  expect(ways).toEqual(['Move Georgetown to Regular Decision.', 'Or withdraw from Brown.']);
});

test('of two that were sent, the one that does not bind is asked to read regularly, or one of them is given up', () => {
  const { centre, ways } = settled(brown, side('Georgetown', { status: 'submitted' }));
  expect(centre).toBe('Georgetown');
  expect(ways).toEqual([
    'Ask Georgetown to read you in Regular Decision, then change its round here.',
    'Or withdraw from Georgetown before it answers.',
    'Or withdraw from Brown.',
  ]);
});

test('a second binding round may wait for the answer to the first', () => {
  const { ways } = settled(brown, side('Oberlin', { round: 'ed2' }));
  expect(ways[0]).toBe('Wait for the answer of Brown before you send this one.');
});

test('a way out settles the clashes with all others', () => {
  const others = [brown, side('Cornell', { round: 'ed' }), side('Tufts', { round: 'ed2' })];
  expect(settle(side('Yale', { round: 'rea' }), others, false).ways).toEqual([
    'Move Yale to Regular Decision.',
    'Or withdraw from Brown, and move Cornell and Tufts to Regular Decision.',
  ]);
});

test('two rounds of one college leave one of them', () => {
  expect(settled(side('Brown'), brown, true).ways).toEqual([
    'Keep one of the rounds at Brown, and delete the other here.',
  ]);
});

test('of two colleges that exclude each other in every round one is kept', () => {
  const [oxford, cambridge] = [side('Oxford', { round: 'rd' }), side('Cambridge', { round: 'rd' })];
  expect(settled(oxford, cambridge).ways).toEqual(['Keep Oxford or Cambridge, not both.']);
});

test('a match has no regular round: the other plan moves', () => {
  const match = side('QuestBridge National College Match', { round: null, status: 'submitted' });
  expect(settled(match, side('Pomona', { round: 'ed' })).ways).toEqual([
    'Move Pomona to Regular Decision.',
    'Or withdraw from QuestBridge National College Match.',
  ]);
});

test('beside a binding yes all others are withdrawn', () => {
  const accepted = { ...brown, decision: 'accepted' as const };
  expect(centreOf(side('Michigan', { round: null }), accepted)).toBe(accepted);
  const { change, ways } = settle(accepted, [side('Michigan'), side('Rice', { round: 'rd' })], false);
  expect(change).toEqual({ id: 'Michigan', label: 'Open Michigan' });
  expect(ways).toEqual(['Withdraw from Michigan and Rice: Brown has accepted you under a binding plan.']);
});

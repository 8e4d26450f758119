import { expect, test } from 'vitest';
import { judgeRounds, type RoundPlan, type Verdict } from '#contract/round-verdicts.ts';
import { colleges } from './directory.ts';
import fixtures from './fixtures/round-pairs.json' with { type: 'json' };
import { roundPlanOf, roundRules } from './round-plans.ts';

type Side = { college: string; plan: string; state: string; scholarship?: boolean };

const planOf = ({ college, plan, state, scholarship = false }: Side): RoundPlan => ({
  ...roundPlanOf({
    college,
    round: plan === 'questbridge' ? null : (plan as 'ed'),
    deadline: null,
    status: state === 'planned' ? 'drafting' : 'submitted',
    decision: state === 'planned' || state === 'sent' ? null : (state as 'denied'),
  })!,
  scholarship,
});

test.each(fixtures.pairs.map((pair) => [pair.id, pair.because, pair] as const))('%s: %s', (_, __, pair) => {
  const [a, b] = [planOf(pair.a), planOf(pair.b)];
  expect((pair as { accept?: string[] }).accept ?? [pair.verdict]).toContain(judgeRounds(roundRules, a, b).verdict);
  expect(judgeRounds(roundRules, b, a).verdict).toBe(judgeRounds(roundRules, a, b).verdict);
});

const SOME =
  'Harvard Yale Princeton Stanford Caltech Notre_Dame Georgetown USC Penn Brown MIT Michigan UVA UCLA Oxford McGill Hogwarts'
    .split(' ')
    .map((name) => name.replace('_', ' '));
const PLANS = ['ed', 'ed2', 'ea', 'rea', 'rd', 'rolling'];
const STATES = ['planned', 'sent', 'accepted', 'denied', 'deferred', 'waitlisted'];
const every = SOME.flatMap((college) =>
  PLANS.flatMap((plan) => STATES.map((state) => planOf({ college, plan, state }))),
);
const pairs = every.flatMap((a, at) => every.slice(at + 1).map((b) => [a, b] as const));

test('swapping two plans changes no verdict', () => {
  for (const [a, b] of pairs) expect(judgeRounds(roundRules, a, b).verdict).toBe(judgeRounds(roundRules, b, a).verdict);
});

test('a clash has a source, but for two rounds of one college', () => {
  const clashes = pairs
    .map(([a, b]) => ({ same: a.college === b.college, ...judgeRounds(roundRules, a, b) }))
    .filter(({ verdict }) => verdict === 'clash');
  expect(clashes.filter(({ same, source }) => same !== (source === null))).toEqual([]);
});

test('a regular or rolling plan is never barred, but beside a binding acceptance', () => {
  for (const [a, b] of pairs) {
    const bound = [a, b].some(({ plan, state }) => state === 'accepted' && (plan === 'ed' || plan === 'ed2'));
    if (a.college === b.college || bound || ![a, b].some(({ plan }) => plan === 'rd' || plan === 'rolling')) continue;
    expect(judgeRounds(roundRules, a, b).verdict).toBe('fine' satisfies Verdict);
  }
});

test('a plan that said no holds nothing back at another college', () => {
  const denied = pairs.filter(([a, b]) => a.college !== b.college && a.state === 'denied');
  for (const [a, b] of denied) expect(judgeRounds(roundRules, a, b).verdict).toBe('fine');
});

test('every college with Early Decision may be judged beside every other plan', () => {
  const harvard = planOf({ college: 'Harvard', plan: 'rea', state: 'planned' });
  for (const college of colleges.slice(0, 500)) {
    const other = planOf({ college: college.name, plan: 'ea', state: 'planned' });
    expect(judgeRounds(roundRules, harvard, other).says).toMatch(/^[A-Z].*\.$/);
  }
});

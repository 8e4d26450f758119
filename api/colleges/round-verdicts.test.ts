import { expect, test } from 'vitest';
import { judgeRounds, type RoundPlan, type Verdict } from '#contract/round-verdicts.ts';
import { colleges } from './directory.ts';
import fixtures from './fixtures/round-pairs.json' with { type: 'json' };
import { roundPlanOf, roundRules } from './round-plans.ts';

type Side = { college: string; plan: string; state: string; scholarship?: boolean; deadline?: string };

const planOf = ({ college, plan, state, scholarship, deadline }: Side): RoundPlan =>
  roundPlanOf({
    college,
    round: plan === 'questbridge' ? null : (plan as 'ed'),
    deadline: deadline ?? null,
    status: state === 'planned' ? 'drafting' : 'submitted',
    decision: state === 'planned' || state === 'sent' ? null : (state as 'denied'),
    scholarship,
  })!;

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

test('what is said of a regular or rolling plan speaks of no second early plan', () => {
  const beside = pairs.filter(
    ([a, b]) =>
      a.college !== b.college &&
      [a, b].every(({ state }) => state === 'planned') &&
      [a, b].some(({ plan }) => plan === 'rd' || plan === 'rolling'),
  );
  const said = new Set(beside.map(([a, b]) => judgeRounds(roundRules, a, b).says));
  expect([...said].filter((says) => /early action|either early plan/.test(says))).toEqual([]);
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

const besideYale = (other: Omit<Side, 'state'>) =>
  judgeRounds(
    roundRules,
    planOf({ college: 'Yale', plan: 'rea', state: 'sent' }),
    planOf({ ...other, state: 'planned' }),
  );

test('the student’s own deadline tells whether a plan answers after New Year, as of a second Early Action', () => {
  const dueAt = (college: string, deadline: string) => besideYale({ college, plan: 'ea', deadline }).verdict;
  // 23:59 of New Year's Eve in Honolulu is ten hours later in Greenwich.
  for (const eve of ['2027-01-01T04:59:00.000Z', '2027-01-01T09:59:00.000Z'])
    expect(dueAt('Hogwarts', eve)).toBe('ask' satisfies Verdict);
  expect(dueAt('Hogwarts', '2027-01-02T04:59:00.000Z')).toBe('fine' satisfies Verdict);
  expect(dueAt('Worcester Polytechnic Institute', '2026-11-02T04:59:00.000Z')).toBe('ask' satisfies Verdict);
  expect(dueAt('Worcester Polytechnic Institute', '2027-01-06T04:59:00.000Z')).toBe('fine' satisfies Verdict);
});

test('the reason of a clash with a public college does not speak of private ones', () => {
  expect(besideYale({ college: 'University of Michigan', plan: 'ed' })).toMatchObject({
    verdict: 'clash',
    says: expect.stringContaining('at public colleges too'),
  });
});

test('a clash that a scholarship would except says so', () => {
  const exception = 'An early date that a scholarship needs is excepted';
  const beside = (college: string) =>
    judgeRounds(
      roundRules,
      planOf({ college, plan: 'rea', state: 'sent' }),
      planOf({ college: 'USC', plan: 'ea', state: 'planned' }),
    ).says;
  for (const college of ['Stanford', 'Caltech']) expect(beside(college)).toContain(exception);
  for (const college of ['Princeton', 'Harvard']) expect(beside(college)).not.toContain(exception);
});

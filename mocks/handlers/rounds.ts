import {
  clashesAmong,
  pairsAmong,
  pairsWith,
  type Planned,
  summaryOf,
  withScholarship,
} from '#contract/early-plans.ts';
import { type Control, isAfterNewYear, type RoundPlan, type RoundRules } from '#contract/round-verdicts.ts';
import { collegeNamed } from '../colleges.ts';
import { type Account, type ApplicationRow, CYCLE_YEAR } from '../db.ts';
import stored from '../fixtures/round-rules.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';

const rules = stored as unknown as RoundRules;
const directory: Readonly<Record<string, { ipeds: number; control: string }>> = stored.directory;

export const roundMocks = {
  readRounds(_input, account) {
    const plans = plansOf(account);
    const pairs = pairsAmong(rules, plans);
    return { summary: summaryOf(plans, pairs), pairs };
  },
  checkRound({ body }, account) {
    const plan = planOf({ ...body, status: 'drafting', decision: null });
    return { pairs: plan ? pairsWith(rules, { id: null, plan }, plansOf(account)) : [] };
  },
} satisfies Mocks;

/** The pairs of applications that may not be open together. */
export const clashesOf = (account: Pick<Account, 'applications' | 'requirements'>, of?: string) =>
  clashesAmong(rules, plansOf(account), of);

function plansOf({ applications, requirements }: Pick<Account, 'applications' | 'requirements'>): Planned[] {
  const scholarships = withScholarship(requirements);
  return applications.flatMap(({ id, ...application }) => {
    const plan = planOf({ ...application, scholarship: scholarships.has(id) });
    return plan ? [{ id, plan }] : [];
  });
}

function planOf({
  college,
  round,
  status,
  decision,
  deadline,
  scholarship,
}: Pick<ApplicationRow, 'college' | 'round' | 'status' | 'decision' | 'deadline'> & Pick<RoundPlan, 'scholarship'>):
  | RoundPlan
  | undefined {
  if (round === null || round === 'other') return undefined;
  const known = collegeNamed(college);
  const facts = directory[known?.name ?? ''];
  return {
    college: known?.name ?? college.trim(),
    ipeds: facts?.ipeds,
    control: (facts?.control ?? 'unknown') as Control,
    plan: round,
    state: decision ?? (status === 'submitted' ? 'sent' : 'planned'),
    answersInNewYear: deadline !== null && isAfterNewYear(deadline, CYCLE_YEAR + 1) ? true : undefined,
    scholarship,
  };
}

import { clashesAmong, pairsAmong, pairsWith, type Planned, summaryOf } from '#contract/early-plans.ts';
import type { Control, RoundPlan, RoundRules } from '#contract/round-verdicts.ts';
import { collegeNamed } from '../colleges.ts';
import type { ApplicationRow } from '../db.ts';
import stored from '../fixtures/round-rules.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';

const rules = stored as unknown as RoundRules;
const directory: Readonly<Record<string, { ipeds: number; control: string }>> = stored.directory;

export const roundMocks = {
  readRounds(_input, { applications }) {
    const plans = plansOf(applications);
    const pairs = pairsAmong(rules, plans);
    return { summary: summaryOf(plans, pairs), pairs };
  },
  checkRound({ body }, { applications }) {
    const plan = planOf({ ...body, status: 'drafting', decision: null });
    return { pairs: plan ? pairsWith(rules, { id: null, plan }, plansOf(applications)) : [] };
  },
} satisfies Mocks;

/** The pairs of applications that may not be open together. */
export const clashesOf = (applications: ApplicationRow[], of?: string) =>
  clashesAmong(rules, plansOf(applications), of);

const plansOf = (applications: ApplicationRow[]): Planned[] =>
  applications.flatMap(({ id, ...application }) => {
    const plan = planOf(application);
    return plan ? [{ id, plan }] : [];
  });

function planOf({
  college,
  round,
  status,
  decision,
  deadline,
}: Pick<ApplicationRow, 'college' | 'round' | 'status' | 'decision' | 'deadline'>): RoundPlan | undefined {
  if (round === null || round === 'other') return undefined;
  const known = collegeNamed(college);
  const facts = directory[known?.name ?? ''];
  return {
    college: known?.name ?? college.trim(),
    ipeds: facts?.ipeds,
    control: (facts?.control ?? 'unknown') as Control,
    plan: round,
    state: decision ?? (status === 'submitted' ? 'sent' : 'planned'),
    answersInNewYear: deadline !== null && deadline >= '2027' ? true : undefined,
  };
}

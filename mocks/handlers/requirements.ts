import { type DutiesFile, dutiesOf } from '#contract/duties-of.ts';
import { limits } from '#contract/limits.ts';
import { fieldProblem, Problem } from '#contract/problem.ts';
import { refusals } from '#contract/refusals.ts';
import {
  collegeRequirementsIn,
  requirementsOf,
  type RequirementsFile,
  type StoredRequirement,
} from '#contract/requirements-of.ts';
import type { FactSource } from '#contract/requirements.ts';
import { applicationsOf } from '../answers.ts';
import { collegeNamed } from '../colleges.ts';
import { type Account, db, NOW } from '../db.ts';
import duties from '../fixtures/duties.json' with { type: 'json' };
import fixture from '../fixtures/requirements.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';
import { checkRowLimit, removeRow, rowOf } from '../rows.ts';

const file = fixture as unknown as RequirementsFile & { agreement: FactSource };

export const requirementMocks = {
  listRequirements: (_input, account) => applicationsOf(account).flatMap(({ id }) => requirementsIn(account, id)),
  listApplicationRequirements: ({ params }, account) => requirementsIn(account, params.appId),
  listDuties({ params }, { applications }) {
    const application = rowOf(applications, params.appId);
    const others = applications.filter((other) => other !== application);
    return dutiesOf(duties as DutiesFile, application, others);
  },
  createRequirement({ params: { appId }, body }, account) {
    rowOf(account.applications, appId);
    const { requirements, people } = account;
    checkRowLimit(
      requirements.filter((row) => row.own && row.appId === appId),
      limits.requirements,
    );
    if (body.personId) rowOf(people, body.personId);
    const id = db.newId('requirement');
    requirements.push({ ...body, id, appId, own: true, stateAt: body.state === 'open' ? null : NOW });
    return requirementIn(account, appId, id);
  },
  patchRequirement({ params: { appId, rid }, body }, account) {
    const { own } = requirementIn(account, appId, rid);
    if (own && body.need === null) throw fieldProblem(400, 'need', refusals.ownNeed);
    if (body.personId) rowOf(account.people, body.personId);
    return setRequirement(account, appId, rid, body);
  },
  deleteRequirement({ params: { appId, rid } }, account) {
    if (!requirementIn(account, appId, rid).own) throw new Problem(400, refusals.collegeAsks);
    removeRow(account, account.requirements, rid, limits.requirements * limits.applications);
  },
} satisfies Mocks;

/** Notes what the student says of a requirement, and since when where the state is another. */
export function setRequirement(account: Account, appId: string, rid: string, said: Partial<StoredRequirement>) {
  const { kind, own, state } = requirementIn(account, appId, rid);
  const row = account.requirements.find(({ id }) => id === rid) ?? { ...unsaid, id: rid, appId, kind, own };
  if (!account.requirements.includes(row)) account.requirements.push(row);
  Object.assign(row, said, said.state !== undefined && said.state !== state ? { stateAt: NOW } : {});
  return requirementIn(account, appId, rid);
}

const unsaid = { need: null, state: null, stateAt: null, personId: null, due: null, note: null };

const requirementIn = (account: Account, appId: string, rid: string) => rowOf(requirementsIn(account, appId), rid);

export function requirementsIn({ applications, requirements, people }: Account, appId: string) {
  const application = rowOf(applications, appId);
  const its = requirements.filter((row) => row.appId === appId);
  const college = collegeNamed(application.college);
  const known = college && collegeRequirementsIn(file, college.name, { ...college, country: 'US' });
  return requirementsOf(application, known, file.agreement, its, people);
}

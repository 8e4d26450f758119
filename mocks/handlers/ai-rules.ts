import { type AiPolicies, aiRulesOf } from '#contract/ai-rules-of.ts';
import { applicationsOf } from '../answers.ts';
import { collegeNamed } from '../colleges.ts';
import policies from '../fixtures/ai-policies.json' with { type: 'json' };
import type { Mocks } from '../mock.ts';

export const aiRuleMocks = {
  listAiRules: (_input, account) =>
    aiRulesOf(
      policies as AiPolicies,
      applicationsOf(account).map(({ college }) => college),
      (college) => collegeNamed(college)?.name,
    ),
} satisfies Mocks;

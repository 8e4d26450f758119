import { expect, test } from 'vitest';
import { type AiPolicies, aiRulesOf } from './ai-rules-of.ts';

const source = { name: 'A survey', url: 'https://example.com', checkedOn: '2026-11-22', cycle: '2026-27' };
const policies: AiPolicies = {
  byDefault: { level: 'silent', says: 'No policy was found here.' },
  sources: [source],
  colleges: {
    'Brown University': { level: 'forbids-all', says: 'No AI.', source: 0 },
    'Tufts University': { level: 'allows-editing', says: 'Wording may be helped.', source: 0 },
  },
};
const rules = (...applied: string[]) =>
  aiRulesOf(policies, applied, (college) => college.replace(/^Brown$/, 'Brown University'));

test('the strictest college comes first, each once and by the student’s own name for it', () => {
  expect(rules('Nowhere College', 'Tufts University', 'Brown', 'Brown')).toEqual([
    { college: 'Brown', level: 'forbids-all', says: 'No AI.', source },
    { college: 'Tufts University', level: 'allows-editing', says: 'Wording may be helped.', source },
    { college: 'Nowhere College', level: 'silent', says: 'No policy was found here.', source: null },
  ]);
});

test('without an application it says what holds where nothing is known', () => {
  expect(rules()).toEqual([{ college: null, level: 'silent', says: 'No policy was found here.', source: null }]);
});

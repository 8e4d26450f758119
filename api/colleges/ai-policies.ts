import { readFileSync } from 'node:fs';
import { type AiPolicies, aiRulesOf } from '#contract/ai-rules-of.ts';
import { fromRoot } from '../root.ts';
import { findCollege } from './directory.ts';

const policies: AiPolicies = JSON.parse(readFileSync(fromRoot('api/data/season/ai-policies.json'), 'utf8'));

/** What is said of help by AI where nothing is known of a college. */
export const generalAiRule = policies.byDefault.says;

/** What these colleges say of help by AI, the strictest first; without any, what holds for all. */
export const aiRulesFor = (colleges: readonly string[]) =>
  aiRulesOf(policies, colleges, (college) => findCollege(college)?.name);
